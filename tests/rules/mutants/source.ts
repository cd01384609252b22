/** A part of the rules' text. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** The text with its comments blanked out, so that positions stay. Strings of rules hold no `//`. */
export const withoutComments = (rules: string): string =>
  rules.replace(/\/\/.*$/gm, (comment) => ' '.repeat(comment.length));

export function matches(text: string, pattern: RegExp): (Span & { readonly groups: readonly string[] })[] {
  return [...text.matchAll(pattern)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    groups: match.map((group) => group ?? ''),
  }));
}

export const replace = (rules: string, { start, end }: Span, by: string): string =>
  rules.slice(0, start) + by + rules.slice(end);

export const lineOf = (rules: string, position: number): number =>
  rules.slice(0, position).split('\n').length;

/** The condition of each `allow … if …;` and the value of each `return …;`. */
export function conditions(text: string): Span[] {
  return matches(text, /\b(?:if|return)\s+([^;]+);/g).map(
    ({ start, end, groups: [all = '', inner = ''] }) => ({
      start: start + all.indexOf(inner),
      end: end - 1,
    }),
  );
}

/** The operands of `&&` and `||` at the top of a condition, without the spaces around them. */
export function operands(text: string, span: Span): Span[] {
  const cuts = [span.start];
  let depth = 0;
  for (let at = span.start; at < span.end; at++) {
    const sign = text[at] ?? '';
    if ('([{'.includes(sign)) depth++;
    if (')]}'.includes(sign)) depth--;
    const operator = text.slice(at, at + 2);
    if (depth === 0 && (operator === '&&' || operator === '||')) cuts.push(at, at + 2);
  }
  cuts.push(span.end);
  const spans: Span[] = [];
  for (let index = 0; index < cuts.length; index += 2) {
    const [from = 0, to = 0] = [cuts[index], cuts[index + 1]];
    const inner = text.slice(from, to);
    const start = from + inner.length - inner.trimStart().length;
    spans.push({ start, end: start + inner.trim().length });
  }
  return spans;
}
