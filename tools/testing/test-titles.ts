import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { transformSync } from 'esbuild';

// Alternatives in this order: what may hide a call, then a call. A regular expression starts where no value has ended.
const TOKEN =
  /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`|(?<=(?:[(,=:[!&|?{};\n]|=>|return)\s*)\/(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/|(?<![\w.$])(?:it|test|describe)((?:\.\w+)*)\s*(?=\()|[()[\]{},]/g;

const NEVER_RUNS = /\.(?:skip|todo|fixme)\b/;

interface Token {
  readonly text: string;
  /** The modifiers of a call (`.each`, `.skip`); undefined for any other token. */
  readonly modifiers: string | undefined;
}

/** What is between the bracket at `open` and its partner. */
function bracketed(tokens: readonly Token[], open: number): { inside: Token[]; after: number } {
  let depth = 0;
  for (let at = open; at < tokens.length; at++) {
    const { text } = tokens[at] as Token;
    if ('([{'.includes(text)) depth++;
    if (')]}'.includes(text)) depth--;
    if (depth === 0) return { inside: tokens.slice(open + 1, at), after: at + 1 };
  }
  throw new SyntaxError('A bracket is never closed.');
}

function firstArgument(tokens: readonly Token[]): Token[] {
  let depth = 0;
  const end = tokens.findIndex(({ text }) => {
    if ('([{'.includes(text)) depth++;
    if (')]}'.includes(text)) depth--;
    return depth === 0 && text === ',';
  });
  return end < 0 ? [...tokens] : tokens.slice(0, end);
}

const strings = (tokens: readonly Token[]) =>
  tokens.filter(({ text }) => /^["'`]/.test(text)).map(({ text }) => text.slice(1, -1));

/**
 * The texts that name the tests of a file: the titles of `it`, `test`, `test.step` and `describe`, and the tables of `.each`
 * that fill them. Tests that never run name nothing.
 * `loader`: 'tsx' reads JSX, and so refuses a generic arrow function, which 'ts' reads.
 * @throws Error when the text is not TypeScript.
 */
export function testTitles(source: string, loader: 'ts' | 'tsx' = 'tsx'): string[] {
  // Takes out comments, types and JSX, so that what is left holds strings, expressions and calls only.
  const { code } = transformSync(source, { loader, jsx: 'automatic', legalComments: 'none' });
  const tokens = [...code.matchAll(TOKEN)].map(([text, modifiers]) => ({ text, modifiers }));
  const titles: string[] = [];
  for (const [index, { modifiers }] of tokens.entries()) {
    if (modifiers === undefined || NEVER_RUNS.test(modifiers)) continue;
    const first = bracketed(tokens, index + 1);
    const isTable = /\.(?:each|for)\b/.test(modifiers);
    if (!isTable) titles.push(...strings(firstArgument(first.inside)));
    else if (tokens[first.after]?.text === '(') {
      titles.push(...strings(first.inside));
      titles.push(...strings(firstArgument(bracketed(tokens, first.after).inside)));
    }
  }
  return titles;
}

const ROOT = resolve(import.meta.dirname, '../..');
const TESTS = '{domain,functions,media-gateway,tests,tools,web}/**/*.{test,spec}.{ts,tsx}';
const BUILT = /(^|\/)(node_modules|dist)$|^functions\/lib$/;

interface NamedTest {
  /** From the root of the repository. */
  readonly file: string;
  readonly title: string;
  /** The rows of docs/requirements.csv that the title names. */
  readonly ids: readonly string[];
}

/** Every title of every test. */
export const allTestTitles = (): NamedTest[] =>
  globSync(TESTS, { cwd: ROOT, exclude: (path) => BUILT.test(path) }).flatMap((file) =>
    testTitles(readFileSync(join(ROOT, file), 'utf8'), file.endsWith('.tsx') ? 'tsx' : 'ts').map((title) => ({
      file,
      title,
      ids: title.match(/R\d-\d{3}/g) ?? [],
    })),
  );
