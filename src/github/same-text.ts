/** Whether GitHub would store the two texts the same way: it may return carriage returns, and trims the end. */
export function isSameText(a: string, b: string): boolean {
  return normalized(a) === normalized(b);
}

function normalized(text: string): string {
  return text.replaceAll("\r\n", "\n").trimEnd();
}
