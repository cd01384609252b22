/** Takes text in pieces, wherever it was cut, and passes each complete line on. Only `\n` ends a line. */
export function wholeLines(onLine: (line: string) => void): (piece: string) => void {
  let rest = '';
  return (piece) => {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) onLine(line);
  };
}
