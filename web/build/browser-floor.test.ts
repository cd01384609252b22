import { expect, it } from 'vitest';
import { aboveFloor, requireFloor } from './browser-floor.ts';

it.each([
  ['a class with everything of 2022', 'class A{static #a=1;static{this.b=#a in A}get c(){return A.#a}}'],
  ['newer syntax of the language', 'x??=y?.z;for await(const a of b);export const big=1n;'],
  ['look-behinds and classes of letters', 'const a=/(?<=b)\\p{L}(?<n>c)/dgu'],
  ['a method of the same name', 'const a=form.parse(b);maps.groupBy(c)'],
  ['a question before the call', 'const a=URL.canParse?URL.canParse(b):c(b)'],
])('takes %s', async (_, code) => {
  expect(await aboveFloor(code)).toBeUndefined();
});

it.each([
  ['the flag v', 'const a=/[\\w--\\d]/v'],
  ['using', 'function f(){using a=b();return a.c}'],
  ['Map.groupBy', 'const a=Map.groupBy(b,c)'],
  ['URL.parse', 'const a=URL.parse(b)'],
  ['Promise.withResolvers', 'const a=Promise.withResolvers()'],
  ['AbortSignal.any', 'const a=AbortSignal.any([b,c])'],
])('refuses %s', async (_, code) => {
  expect(await aboveFloor(code)).toBeDefined();
});

it('names the file', async () => {
  const files = [
    { name: 'assets/old.js', code: 'let a=1' },
    { name: 'assets/young.js', code: 'const a=/b/v' },
  ];
  await expect(requireFloor(files)).rejects.toThrow('assets/young.js is for newer browsers than safari16.4');
});
