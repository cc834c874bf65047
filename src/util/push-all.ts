/** Adds any number of items to a list: a call with spread arguments is limited in their number, and a hostile file can exceed the limit. */
export function pushAll<T>(list: T[], items: Iterable<T>): void {
  for (const item of items) list.push(item);
}
