import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { REGION } from './region.ts';

interface Rewrite {
  readonly source: string;
  readonly function?: { readonly functionId: string; readonly region: string };
}

const config = JSON.parse(readFileSync(new URL('../../../firebase.json', import.meta.url), 'utf8')) as {
  hosting: { rewrites: Rewrite[] };
};

describe('REGION', () => {
  it('is where every Hosting rewrite looks for its function', () => {
    const targets = config.hosting.rewrites.flatMap((rewrite) => rewrite.function ?? []);
    expect(new Set(targets.map((target) => target.functionId))).toEqual(
      new Set(['api', 'photo', 'calendar', 'found', 'logbook', 'share', 'page']),
    );
    expect(new Set(targets.map((target) => target.region))).toEqual(new Set([REGION]));
  });
});
