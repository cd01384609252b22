import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { collections } from '@boma/domain/collections.ts';
import { PAGE_KINDS } from '@boma/domain/pages/pages.constants.ts';
import { describe, expect, it } from 'vitest';
import { DEMO_ACCOUNTS } from '../../tools/seed/accounts.ts';

const root = resolve(import.meta.dirname, '../..');
const documents = globSync(
  ['*.md', 'docs/**/*.md', '{domain,functions,media-gateway,ops,tests,tools,tools/*,web}/README.md'],
  { cwd: root },
);
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');

/** The anchor that code hosts derive from a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
const anchorsOf = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

/** The part of a path before its first placeholder, such as `<subject>` or `*`. */
const fixedPart = (path: string) => {
  const parts = path.split('/');
  const open = parts.findIndex((part) => /[<{*…]/.test(part));
  return open < 0 ? path : parts.slice(0, open).join('/');
};

describe.each(documents)('%s', (file) => {
  const text = textOf(file);

  it('links only to documents, pictures and headings that exist', () => {
    const links = [...text.matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]*))?\)/g)];
    for (const [link, path = '', anchor] of links) {
      const target = path === '' ? file : join(dirname(file), path);
      expect(existsSync(join(root, target)), link).toBe(true);
      if (anchor) expect(anchorsOf(textOf(target)), link).toContain(anchor);
    }
  });

  it('names only commands of package.json', () => {
    const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
    for (const [, name = ''] of text.matchAll(/\bnpm run ([\w:-]+)/g))
      expect(Object.keys(scripts)).toContain(name);
  });

  it('names only files that exist', () => {
    const paths = [...text.matchAll(/`((?:domain|functions|web|tools|tests|ops)\/[\w./<>{}*-]+)`/g)];
    for (const [, path = ''] of paths) {
      // What a build makes, and what an operator writes.
      if (
        /^(web\/dist|functions\/lib\/|functions\/\.env)/.test(path) ||
        path.endsWith('functions/lib/index.js')
      )
        continue;
      expect(existsSync(join(root, fixedPart(path))), path).toBe(true);
    }
  });

  it('names only files of its own room that exist', () => {
    const room = dirname(file);
    if (room === '.' || file.startsWith('docs/')) return;
    for (const [, path = '', first = ''] of text.matchAll(/`(([\w-]+)\/[\w./<>{}*-]*)`/g))
      if (existsSync(join(root, room, first)))
        expect(existsSync(join(root, room, fixedPart(path))), path).toBe(true);
  });
});

it('README.md lists the demo accounts that are seeded', () => {
  const rows = DEMO_ACCOUNTS.map(
    ({ email, password, about }) => `| \`${email}\` | \`${password}\` | ${about} |`,
  );
  for (const row of rows) expect(textOf('README.md')).toContain(row);
});

it.each(Object.values(collections))('docs/data-model.md has a line for the collection %s', (name) => {
  expect(textOf('docs/data-model.md')).toMatch(new RegExp(`^\\| \`${name}/`, 'm'));
});

describe('docs/data-model.md', () => {
  const model = textOf('docs/data-model.md');

  it('names every kind of page', () => {
    const [row = ''] = /^\| `pages\/\{kind\}` .*$/m.exec(model) ?? [];
    for (const kind of PAGE_KINDS) expect(row).toContain(`\`${kind}\``);
  });

  it('names every trigger and schedule, and what each schedule runs', () => {
    const namesIn = (file: string, pattern: RegExp) =>
      [...textOf(file).matchAll(pattern)].map(([, name = '']) => name);
    const names = [
      ...namesIn('functions/src/triggers.ts', /^ {2}(on\w+): on/gm),
      ...namesIn('functions/src/schedules.ts', /^ {2}(\w+): \{$/gm),
      ...namesIn('functions/src/schedules.ts', /'[a-z-]+': (\w+)/g),
    ];
    expect(names).toEqual(expect.arrayContaining(['onChatWritten', 'tendSite', 'foldViews']));
    const table = model.split('## Triggers and schedules')[1] ?? '';
    expect(names.filter((name) => !table.includes(`\`${name}\``))).toEqual([]);
  });
});
