import { expect, it } from 'vitest';
import { javaVersion } from './java.ts';

it.each([
  ['openjdk version "17.0.15" 2025-04-15', 17],
  ['openjdk version "21" 2023-09-19', 21],
  ['java version "1.8.0_292"', 8],
  ['command not found', undefined],
])('reads the major version out of %s', (output, version) => {
  expect(javaVersion(output)).toBe(version);
});
