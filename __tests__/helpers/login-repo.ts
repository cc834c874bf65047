import { GitRepo } from "./git-repo.ts";

/** A small program whose last commit renames a method that is still called by its old name. */
export const LOGIN_FILES: Readonly<Record<string, string>> = {
  ".gitignore": ".llmc\n",
  "auth.py":
    'class Auth:\n    def login(self, name):\n        """Lets a user in."""\n        return check(name)\n\n\ndef check(name):\n    return name != ""\n',
  "app.py": "from auth import Auth\n\n\ndef main():\n    return Auth().login('ada')\n",
  "test_app.py": "from app import main\n\n\ndef test_main():\n    assert main()\n",
  "docs/login.md": "# Login\n\nCall `Auth.login` to let a user in.\n",
};

/** A repository with the program at its first commit. */
export function loginRepo(): GitRepo {
  return GitRepo.with({ ...LOGIN_FILES });
}

/** Commits the rename, which breaks the calls of the method. */
export function renameLogin(repo: GitRepo): void {
  repo.commit({ "auth.py": (LOGIN_FILES["auth.py"] ?? "").replace("def login", "def sign_in") }, "rename login");
}
