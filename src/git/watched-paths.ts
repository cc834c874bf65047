import { existsSync, readdirSync } from "node:fs";
import { homedir } from "node:os";
import path from "node:path";
import type { TreeListing } from "../model/tree.ts";
import { splitRecords } from "./paths.ts";
import type { Repository } from "./repository.ts";

/** The maximum number of folders unknown to git that are watched: they are checked one by one. */
const MAX_UNTRACKED_FOLDERS = 2000;

/**
 * The paths that the listing of a working tree depends on: every file, every folder that a file could be added to, and everything that
 * decides which files git ignores. Undefined when there are too many.
 */
export async function watchedPaths(repository: Repository, listing: TreeListing): Promise<Set<string> | undefined> {
  const { root, gitDir } = repository;
  const files = new Set<string>();
  const folders = new Set([root]);
  for (const { path: file } of [...listing.entries, ...listing.skipped]) {
    files.add(`${root}/${file}`);
    for (let slash = file.lastIndexOf("/"); slash > 0; slash = file.lastIndexOf("/", slash - 1)) {
      const folder = `${root}/${file.slice(0, slash)}`;
      if (folders.has(folder)) break;
      folders.add(folder);
    }
  }
  if (!(await addUntrackedFolders(repository, folders))) return undefined;
  // A .gitignore that is itself ignored is in no listing, but still decides about other files.
  const ignoring = [...folders].map((folder) => `${folder}/.gitignore`).filter((each) => existsSync(each));
  const settings = await ignoreSettings(repository);
  return new Set([...files, ...folders, ...ignoring, ...settings, path.join(gitDir, "index")]);
}

/** Adds folders that hold no file git would list, recursively; false when there are too many. */
async function addUntrackedFolders({ git, root }: Repository, folders: Set<string>): Promise<boolean> {
  const found = await git.text(["ls-files", "-z", "--others", "--directory", "--exclude-standard", "--full-name"], {
    task: "list the untracked folders",
  });
  const waiting = splitRecords(found).flatMap((each) => (each.endsWith("/") ? [`${root}/${each.slice(0, -1)}`] : []));
  let left = MAX_UNTRACKED_FOLDERS;
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    if (left-- === 0) return false;
    folders.add(folder);
    for (const each of readFolder(folder)) if (each.isDirectory()) waiting.push(`${folder}/${each.name}`);
  }
  return true;
}

function readFolder(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    // The folder was removed, or is unreadable, in which case git does not read it either.
    return [];
  }
}

/** The files outside of the tree that define what is ignored, or where that is defined. */
async function ignoreSettings({ git, gitDir }: Repository): Promise<string[]> {
  const [common, named] = await Promise.all([
    git.text(["rev-parse", "--git-common-dir"], { task: "find the settings of the repository" }),
    git.run(["config", "-z", "--type=path", "--get-all", "core.excludesFile"], {
      task: "find the list of ignored files",
      acceptedCodes: [0, 1],
    }),
  ]);
  const shared = path.resolve(git.directory, common.replace(/\n$/, ""));
  const user = process.env.XDG_CONFIG_HOME || path.join(homedir(), ".config");
  return [
    ...splitRecords(named.stdout.toString("utf8")).map((each) => path.resolve(git.directory, each)),
    path.join(shared, "info", "exclude"),
    path.join(shared, "config"),
    path.join(gitDir, "config.worktree"),
    path.join(homedir(), ".gitconfig"),
    path.join(user, "git", "config"),
    path.join(user, "git", "ignore"),
  ];
}
