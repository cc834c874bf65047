/** The last name of a dotted one. */
export function lastPart(name: string): string {
  return name.slice(name.lastIndexOf(".") + 1);
}

/** The name of a file, or of a folder, without the folders it is in. */
export function fileNameOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}
