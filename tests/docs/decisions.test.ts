import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readRequirements } from '../../tools/testing/requirements.ts';

const text = readFileSync(new URL('../../docs/decisions.md', import.meta.url), 'utf8');
const STANDS = '## The recommendation stands';
const OTHERWISE = '## Decided otherwise, or more closely';

const idsIn = (part: string) => part.match(/\bR\d-\d{3}\b/g) ?? [];
const [, stands = '', otherwise = ''] = text.split(new RegExp(`^(?:${STANDS}|${OTHERWISE})$`, 'm'));
const tableRows = [...otherwise.matchAll(/^\| (R\d-\d{3}(?:, R\d-\d{3})*) \| (.+) \|$/gm)];
const decidedOtherwise = tableRows.flatMap(([, ids = '']) => idsIn(ids));
const recommended = idsIn(stands);

const rows = readRequirements();
const undecided = rows.filter((row) => /^(open|judgement):/.test(row.check));

describe('docs/decisions.md', () => {
  it('R0-002 records a decision for every row that the specification leaves open or to judgement', () => {
    expect(undecided.length).toBeGreaterThan(0);
    const decided = new Set([...recommended, ...decidedOtherwise]);
    expect(undecided.filter((row) => !decided.has(row.id)).map((row) => row.id)).toEqual([]);
  });

  it('accepts a recommendation only for rows that contain one', () => {
    const open = new Set(undecided.map((row) => row.id));
    expect(recommended.filter((id) => !open.has(id))).toEqual([]);
    const checks = new Map(rows.map((row) => [row.id, row.check]));
    for (const id of recommended) expect(checks.get(id), id).toMatch(/^judgement: ?\S|^open:.*\brecommend\b/);
  });

  it('decides every row once, states the result, and names existing rows only', () => {
    const all = [...recommended, ...decidedOtherwise];
    expect(all).toHaveLength(new Set(all).size);
    const known = new Set(rows.map((row) => row.id));
    expect(all.filter((id) => !known.has(id))).toEqual([]);
    for (const [, ids, decision] of tableRows) expect(decision?.length, ids).toBeGreaterThan(30);
  });
});
