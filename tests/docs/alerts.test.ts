import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const LOGGED = /log\.error\(\s*'([a-z-]+)'/g;

it('the operations manual says of every error in the log whether it needs an alert', () => {
  const sources = globSync('functions/src/**/*.ts', {
    cwd: root,
    exclude: (file) => file.endsWith('.test.ts'),
  });
  const names = sources.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(LOGGED)].map(([, name = '']) => name),
  );
  expect(names.length).toBeGreaterThan(20);
  const manual = readFileSync(join(root, 'docs/operations.md'), 'utf8');
  const [alerts = ''] = /Set alerts [^]*?\n## /.exec(manual) ?? [];
  expect([...new Set(names)].filter((name) => !alerts.includes(`\`${name}\``))).toEqual([]);
});
