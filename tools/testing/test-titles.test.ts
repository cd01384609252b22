import { describe, expect, it } from 'vitest';
import { testTitles } from './test-titles.ts';

describe('testTitles', () => {
  it('reads the titles of describe, it and test, whatever their quotes', () => {
    const source = `
      describe("streams", () => {
        it('lists them', async () => { expect(text).toBe('not a title'); });
        test.only(\`plays \${name}\`, { timeout: 5 }, () => {});
      });`;
    expect(testTitles(source)).toEqual(['streams', 'lists them', 'plays ${name}']);
  });

  it('reads the titles of steps', () => {
    const source = `
      test('a visit', async () => {
        await test.step('signs in', async () => { f('not a title'); });
      });`;
    expect(testTitles(source)).toEqual(['a visit', 'signs in']);
  });

  it('reads the table that an .each fills its titles from, also around callbacks', () => {
    const source = `
      it.each([
        ['tau', () => f('in a callback')],
        { name: 'tembe' },
      ])('%s is a camera', (name) => { g('not a title'); });
      describe.for(rows)('each of many', () => {});`;
    expect(testTitles(source)).toEqual(['tau', 'in a callback', 'tembe', '%s is a camera', 'each of many']);
  });

  it.each([
    ['a comment', `// it('is written here', () => {})\n/* test('and here', () => {}) */`],
    ['a string', `const source = "it('is written here', () => {})";`],
    ['a template', 'const source = `it("is written here", () => {})`;'],
    ['a test that is skipped', `it.skip('some day', () => {});`],
    ['a test that is not written', `test.todo('some day');`],
    ['a method of that name', `chat.it('said', () => {}); const visit = audit('said');`],
    ['JSX', `const page = <p>it('is only text')</p>;`],
  ])('takes nothing from %s', (_, source) => {
    expect(testTitles(source)).toEqual([]);
  });

  it('reads generic arrow functions in files without JSX', () => {
    const source = `const first = <T>(all: readonly T[]) => all[0];\nit('still reads', () => {});`;
    expect(testTitles(source, 'ts')).toEqual(['still reads']);
  });

  it('is not led astray by quotes and brackets in regular expressions and JSX text', () => {
    const source = `
      const quote = /["'(]/.test(text);
      const isOpen = (text) => /\\(/.test(text);
      const page = <p>Don't ({quote})</p>;
      it('still reads', () => {});`;
    expect(testTitles(source)).toEqual(['still reads']);
  });
});
