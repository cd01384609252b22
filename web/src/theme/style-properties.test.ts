import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { expect, it } from 'vitest';
import { system } from './system.ts';

const { conditions: own, utilities: _own, ...rest } = system._config;
/** The site's tokens with all of Chakra's style properties and conditions. */
const chakras = createSystem(defaultBaseConfig, rest, {
  conditions: { light: own?.light },
});

/** The styles as text, without the ground that Chakra notes down for `currentBg`, a word that the site does not use. */
const stylesOf = (of: typeof system, name: string, value: unknown) =>
  JSON.stringify(of.css({ [name]: value } as SystemStyleObject), (key, part: unknown) =>
    key === '--bg-currentcolor' ? undefined : part,
  );

const src = join(import.meta.dirname, '..');
const sources = globSync('**/*.{ts,tsx}', { cwd: src })
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => readFileSync(join(src, file), 'utf8'));

/** What the sources say where they set this property: as an attribute, or as a key of a style, which may have parts. */
function valuesOf(name: string): unknown[] {
  const set = new RegExp(`(?<![\\w.'-])${name}(?:=|: )(\\{[^}]*\\}|.*)`, 'g');
  const said = sources.flatMap((text) => [...text.matchAll(set)].map(([, value = '']) => value));
  const literals = said.flatMap((value) => [
    ...value.matchAll(/(['"])(.*?)\1|(?<![\w.])(-?\d[\d.]*|true|false)(?![\w.])/g),
  ]);
  // An attribute alone, as `truncate` in `<p truncate>`.
  const bare = new RegExp(`(?:<[\\w.]+|["}])\\s+${name}(?=\\s*/?>|\\s+[a-z][\\w-]*=)`);
  return [
    ...literals.map(([, , text, other = '']) => text ?? JSON.parse(other)),
    ...(sources.some((text) => bare.test(text)) ? [true] : []),
  ];
}

it('gives each style property in use what Chakra’s own table gives it', () => {
  const names = Object.entries(defaultBaseConfig.utilities ?? {}).flatMap(([name, of]) => [
    name,
    ...[of?.shorthand ?? []].flat(),
  ]);
  const used = names.map((name) => [name, [...new Set(valuesOf(name))]] as const);
  expect(used.find(([name]) => name === 'paddingX')?.[1].length).toBeGreaterThan(5);
  const different = used.flatMap(([name, values]) =>
    values
      .filter((value) => stylesOf(system, name, value) !== stylesOf(chakras, name, value))
      .map((value) => `${name}: ${JSON.stringify(value)}`),
  );
  expect(different).toEqual([]);
});

it('knows each of Chakra’s conditions that is in use', () => {
  const unknown = Object.entries(defaultBaseConfig.conditions ?? {}).filter(
    ([name]) =>
      !Object.hasOwn(own ?? {}, name) && sources.some((text) => new RegExp(`\\b_${name}(?:=|: )`).test(text)),
  );
  expect(unknown).toEqual([]);
});
