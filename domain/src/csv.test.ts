import { expect, it } from 'vitest';
import { toCsv } from './csv.ts';

const cell = (text: string | number | null) => toCsv(['a'], [[text]]).slice('a\r\n'.length, -2);

it.each([
  ['plain', 'plain'],
  ['two, three', '"two, three"'],
  ['he said "no"', '"he said ""no"""'],
  ['a\nb', '"a\nb"'],
  [' spaced ', '" spaced "'],
  ['', ''],
  [null, ''],
  [-24.3, '-24.3'],
])('writes %j as %j', (value, expected) => {
  expect(cell(value)).toBe(expected);
});

it.each([
  '=1+1',
  '+1',
  '-1',
  '@x',
  '\t=1',
  '\r=1',
  ' =cmd|x',
  '＝1+1',
  '=HYPERLINK("http://x","y")',
])('writes the formula %j as text', (formula) => {
  expect(cell(formula).replace(/^"/, '').startsWith("'")).toBe(true);
});

it('ends every line, also that of the header', () => {
  expect(toCsv(['a', 'b'], [[1, 'x']])).toBe('a,b\r\n1,x\r\n');
});
