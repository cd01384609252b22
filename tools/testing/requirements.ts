import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');

/** One row of docs/requirements.csv: a sentence of the spec and how its truth is seen from outside. */
export interface Requirement {
  readonly id: string;
  readonly section: string;
  readonly area: string;
  readonly surface: string;
  readonly requirement: string;
  readonly check: string;
}

const columns = ['id', 'section', 'area', 'surface', 'requirement', 'check'] as const;

// A field is quoted, with its own quotes doubled, or holds no quote, comma or line end at all.
const FIELD = /(?:"((?:[^"]|"")*)"|([^",\n]*))(,|\n|$)/y;

function parseCsv(text: string): string[][] {
  const field = new RegExp(FIELD);
  const rows: string[][] = [];
  let row: string[] = [];
  while (field.lastIndex < text.length) {
    const at = field.lastIndex;
    const match = field.exec(text);
    if (!match) throw new SyntaxError(`Not a CSV field at character ${at}: ${text.slice(at, at + 40)}`);
    row.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '');
    if (match[3] === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

/** @throws SyntaxError when the text is not a table of requirements. */
export function parseRequirements(text: string): Requirement[] {
  const [head, ...rows] = parseCsv(text.replaceAll('\r\n', '\n'));
  if (head?.join() !== columns.join()) throw new SyntaxError(`The columns must be ${columns.join()}.`);
  return rows.map((row) => {
    if (row.length !== columns.length) throw new SyntaxError(`${row[0]} has ${row.length} fields.`);
    const [id = '', section = '', area = '', surface = '', requirement = '', check = ''] = row;
    return { id, section, area, surface, requirement, check };
  });
}

export function readRequirements(): Requirement[] {
  return parseRequirements(readFileSync(join(ROOT, 'docs/requirements.csv'), 'utf8'));
}
