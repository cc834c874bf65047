import { GitRepo } from "./git-repo.ts";

/** A small repository with the names in the commands of the pages. */
export function sampleRepository(): GitRepo {
  const repo = GitRepo.with({
    "src/flask/helpers.py": "def stream_with_context(gen):\n    return gen\n\n\ndef url_for(name):\n    return name\n",
    "src/flask/__init__.py": "from .helpers import stream_with_context, url_for\n",
    "src/flask/sessions.py":
      '"""How sessions are signed."""\n\n\nclass Sessions:\n    def sign(self):\n        return 1\n',
    "src/flask/scaffold.py": "class Scaffold:\n    def get(self, rule):\n        return rule\n",
    "examples/blog.py": "from flask import url_for\n\n\ndef create():\n    return url_for('blog')\n",
    "README.md": "# Flask\n",
  });
  for (let n = 1; n <= 10; n++) repo.commit({ "CHANGES.md": `# Change ${n}\n` }, `change ${n}`);
  return repo;
}
