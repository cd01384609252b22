import { describe, expect, it } from 'vitest';
import { parseRequirements, readRequirements } from './requirements.ts';

const head = 'id,section,area,surface,requirement,check\n';

describe('parseRequirements', () => {
  it('reads quoted fields with commas, quotes and line ends in them', () => {
    const [row] = parseRequirements(
      `${head}R1-001,product,pages,web,"One ""site"", open\nto all",e2e: opens\n`,
    );
    expect(row).toEqual({
      id: 'R1-001',
      section: 'product',
      area: 'pages',
      surface: 'web',
      requirement: 'One "site", open\nto all',
      check: 'e2e: opens',
    });
  });

  it('accepts any line end, and none after the last row', () => {
    expect(
      parseRequirements(`${head.replace('\n', '\r\n')}R1-001,a,b,c,d,e\r\nR1-002,a,b,c,d,e`),
    ).toHaveLength(2);
  });

  it.each([
    ['other columns', 'id,requirement\nR1-001,One site\n'],
    ['a row that is too short', `${head}R1-001,product\n`],
    ['a quote in the middle of a field', `${head}R1-001,a,b,c,d "e",f\n`],
  ])('refuses %s', (_, text) => {
    expect(() => parseRequirements(text)).toThrow(SyntaxError);
  });
});

describe('docs/requirements.csv', () => {
  it('gives every row a unique id and a way to check it', () => {
    const rows = readRequirements();
    expect(rows.length).toBeGreaterThan(800);
    expect(new Set(rows.map((row) => row.id)).size).toBe(rows.length);
    for (const row of rows) {
      expect(row.id).toMatch(/^R\d-\d{3}$/);
      expect(row.check, row.id).toMatch(
        /^(e2e|component|unit|api|rules|data|functions|dev|open|judgement): ?\S/,
      );
    }
  });
});
