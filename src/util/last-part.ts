/** The last part of a dotted name. */
export function lastPart(name: string): string {
  return name.slice(name.lastIndexOf(".") + 1);
}

/** The name of a file or folder without its parent folders. */
export function fileNameOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}
