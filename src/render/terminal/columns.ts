/** Rows of cells in columns of even width, the first row being headings; columns without any content are left out. */
export function columns(rows: readonly (readonly string[])[]): string[] {
  const [headings = [], ...body] = rows;
  const kept = headings.map((_, index) => index).filter((index) => body.some((row) => row[index]));
  const widths = kept.map((index) => rows.reduce((widest, row) => Math.max(widest, row[index]?.length ?? 0), 0));
  return rows.map((row) =>
    kept
      .map((index, at) => (row[index] ?? "").padEnd(widths[at] ?? 0))
      .join("  ")
      .trimEnd(),
  );
}
