/** Adds any number of items to a list: a call takes only so many arguments, and a hostile file can give more. */
export function pushAll<T>(list: T[], items: Iterable<T>): void {
  for (const item of items) list.push(item);
}
