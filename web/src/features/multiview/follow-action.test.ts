import { describe, expect, it } from 'vitest';
import { arrange, formatArrangement, type Layout, parseArrangement } from './arrangement.ts';
import { actionNow, isReplaced, nextStep, type Scene, withStep } from './follow-action.ts';

const NOW = 1_790_000_000_000;
const scene = (more: Partial<Scene> = {}): Scene => ({
  open: new Set(['tau', 'tembe', 'nkorho', 'river']),
  sightings: [],
  viewers: { tau: 10, tembe: 40, nkorho: 5 },
  ...more,
});
const lion = { slug: 'nkorho', caption: '2 lions' };
const wall = (query: string) => parseArrangement(query);

describe('where the action is', () => {
  it('is at the newest sighting, and without one where most viewers watch', () => {
    expect(actionNow(scene())).toEqual({ slug: 'tembe' });
    expect(actionNow(scene({ sightings: [lion, { slug: 'tau', caption: 'a hare' }] }))).toEqual(lion);
  });

  it('is never at a camera that is off the air or that the viewer may not watch', () => {
    const members = { slug: 'hyena-den', caption: 'a hyena' };
    expect(actionNow(scene({ sightings: [members, lion], viewers: { 'hyena-den': 900 } }))).toEqual(lion);
    expect(actionNow(scene({ sightings: [members], viewers: { 'hyena-den': 900 } }))).toBeUndefined();
  });
});

describe('a step', () => {
  it('goes into an empty tile first, then into the last one that is neither heard nor large', () => {
    const at = (query: string) => nextStep(wall(query), scene({ sightings: [lion] }), undefined, NOW)?.tile;
    expect(at('layout=4&cameras=tau,,tembe')).toBe(1);
    expect(at('layout=2&cameras=tau,tembe')).toBe(1);
    expect(at('layout=2&cameras=tau,tembe&sound=tembe')).toBe(0);
    expect(at('layout=2&cameras=tau,tembe&sound=tembe&focus=tau')).toBeUndefined();
  });

  it('keeps to the tile of the camera that was swapped in before', () => {
    const before = { slug: 'tau', since: NOW - 60_000 };
    const of = (query: string) => nextStep(wall(query), scene({ sightings: [lion] }), before, NOW)?.tile;
    expect(of('layout=4&cameras=tau,tembe,river')).toBe(0);
    expect(of('layout=4&cameras=tau,tembe,river&sound=tau')).toBe(3);
  });

  it('leaves what was swapped in for 30 seconds, and what is on the wall where it is', () => {
    const seen = scene({ sightings: [lion] });
    const after = (seconds: number) =>
      nextStep(wall('layout=2&cameras=river,tau'), seen, { slug: 'tau', since: NOW - seconds * 1000 }, NOW);
    expect(after(29)).toBeUndefined();
    expect(after(30)).toEqual({ action: lion, tile: 1 });
    expect(nextStep(wall('layout=2&cameras=nkorho'), seen, undefined, NOW)).toBeUndefined();
  });

  it('does not change between cameras that are watched alike', () => {
    const viewers = { tau: 10, tembe: 10 };
    const step = (slug: string) =>
      nextStep(
        arrange(2, ['river', slug], {}),
        scene({ viewers, open: new Set(['tembe', 'tau']) }),
        { slug, since: 0 },
        NOW,
      );
    expect(step('tau')).toBeUndefined();
    expect(step('nkorho')).toEqual({ action: { slug: 'tembe' }, tile: 1 });
  });

  it('keeps the sound of the only tile', () => {
    const one = wall('layout=1&cameras=tau&sound=tau');
    const step = nextStep(one, scene({ sightings: [lion] }), undefined, NOW);
    expect(step && formatArrangement(withStep(one, step))).toBe('layout=1&cameras=nkorho&sound=nkorho');
  });
});

it('finds only walkable steps on every wall: no camera twice, none that is closed, nothing heard or large lost', () => {
  const slugs = ['tau', 'tembe', 'nkorho', 'river', 'hyena-den'];
  for (const layout of [1, 2, 4, 9] as Layout[])
    for (let seed = 0; seed < 300; seed++) {
      const pick = (at: number) => [...slugs, undefined][(seed * 7 + at * at * 3 + at) % 6];
      const cameras = Array.from({ length: layout }, (_, at) => pick(at));
      const before = arrange(layout, cameras, { sound: pick(seed), focus: pick(seed + 2) });
      const seen = scene({ sightings: [{ slug: slugs[seed % 5] as string, caption: 'a lion' }] });
      const step = nextStep(before, seen, undefined, NOW);
      if (!step) continue;
      const after = withStep(before, step);
      expect(seen.open.has(step.action.slug)).toBe(true);
      const shown = after.cameras.filter((slug) => slug !== undefined);
      expect(new Set(shown).size).toBe(shown.length);
      expect(after.cameras.filter((slug, tile) => slug !== before.cameras[tile])).toEqual([step.action.slug]);
      if (layout > 1) expect([after.sound, after.focus]).toEqual([before.sound, before.focus]);
    }
});

it('knows when the viewer has chosen another camera in its place', () => {
  const followed = { slug: 'tau', since: 0 };
  const [one, moved, other] = ['tau,tembe', 'tembe,tau', 'river,tembe'].map((list) =>
    wall(`layout=2&cameras=${list}`),
  ) as [ReturnType<typeof wall>, ReturnType<typeof wall>, ReturnType<typeof wall>];
  expect(isReplaced(one, moved, followed)).toBe(false);
  expect(isReplaced(one, other, followed)).toBe(true);
  expect(isReplaced(other, one, followed)).toBe(false);
  expect(isReplaced(one, other, undefined)).toBe(false);
});
