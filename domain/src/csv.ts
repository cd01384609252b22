/** A cell that a spreadsheet would take for a formula, also behind white space. */
const FORMULA = /^\s*[=+\-@\t\r＝＋－＠]/u;
const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/;

export type Cell = string | number | null;

function written(cell: Cell): string {
  if (cell === null) return '';
  // Our own numbers may be negative; a text that begins like a number may be a formula.
  if (typeof cell === 'number') return String(cell);
  const safe = FORMULA.test(cell) ? `'${cell}` : cell;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Stands before a table that people open with Excel, which takes it for text in a code page of Windows otherwise. */
export const CSV_BOM = '\ufeff';

/** Rows as RFC 4180 has them. An apostrophe stands before text that a spreadsheet would run as a formula. */
export function csvRows(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(written).join(',')}\r\n`).join('');
}

/** A whole table, as `csvRows` writes its rows. */
export const toCsv = (header: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  csvRows([header, ...rows]);
