/** Whether GitHub would store the two texts alike: it may give back carriage returns, and trims the end. */
export function isSameText(a: string, b: string): boolean {
  return normalized(a) === normalized(b);
}

function normalized(text: string): string {
  return text.replaceAll("\r\n", "\n").trimEnd();
}
