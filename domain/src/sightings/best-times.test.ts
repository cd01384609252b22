import { describe, expect, it } from 'vitest';
import { bestHours, bestTimes, firstWholeDay } from './best-times.ts';

const ALL_DAY = 0xff_ff_ff;
/** Camp is two hours ahead of UTC. */
const at = (day: string, campHour: number, minutes = 0) =>
  Date.parse(`${day}T00:00:00Z`) / 1000 + (campHour - 2) * 3600 + minutes * 60;
const seen = (day: string, campHour: number, minutes = 0, species = 'lion') => ({
  species,
  created_ts: at(day, campHour, minutes),
});
const airDay = (day: string, tau: number) => ({ day, hours: { tau, tembe: ALL_DAY } });

describe('how often a species was seen by the hour', () => {
  it('counts hours, not sightings, in camp time', () => {
    const days = [airDay('2026-03-04', ALL_DAY), airDay('2026-03-05', ALL_DAY)];
    const sightings = [
      seen('2026-03-04', 5),
      seen('2026-03-04', 5, 59),
      seen('2026-03-05', 5),
      seen('2026-03-05', 0),
    ];
    const { species, on_air } = bestTimes('tau', days, sightings);
    expect(on_air).toEqual(Array.from({ length: 24 }, () => 2));
    expect(species).toHaveLength(1);
    expect(species[0]?.seen[5]).toBe(2);
    expect(species[0]?.seen[0]).toBe(1);
    expect(species[0]?.seen.reduce((sum, each) => sum + each)).toBe(3);
    expect(species[0]?.last_seen_ts).toBe(at('2026-03-05', 5));
  });

  it('leaves out hours in which the camera was off the air, on both sides', () => {
    const withoutFive = ALL_DAY & ~(1 << 5);
    const days = [airDay('2026-03-04', withoutFive), airDay('2026-03-05', ALL_DAY)];
    const { species, on_air } = bestTimes('tau', days, [seen('2026-03-04', 5), seen('2026-03-05', 5)]);
    expect(on_air[5]).toBe(1);
    expect(on_air[6]).toBe(2);
    expect(species[0]?.seen[5]).toBe(1);
  });

  it('keeps cameras and days without a record apart', () => {
    const { species, on_air } = bestTimes('nkorho', [airDay('2026-03-04', ALL_DAY)], [seen('2026-03-04', 5)]);
    expect(on_air.every((count) => count === 0)).toBe(true);
    expect(species[0]?.seen.every((count) => count === 0)).toBe(true);
  });

  it('names the species that was seen in the most hours first', () => {
    const sightings = [
      seen('2026-03-04', 5),
      seen('2026-03-04', 6, 0, 'zebra'),
      seen('2026-03-04', 7, 0, 'zebra'),
    ];
    const { species } = bestTimes('tau', [airDay('2026-03-04', ALL_DAY)], sightings);
    expect(species.map(({ name }) => name)).toEqual(['zebra', 'lion']);
  });
});

describe('the best hours', () => {
  const hours = (values: Readonly<Record<number, number>>, rest = 0) =>
    Array.from({ length: 24 }, (_, hour) => values[hour] ?? rest);

  it('are those with the largest share, three at most, none under half of the best', () => {
    const seenHours = hours({ 4: 6, 5: 10, 6: 8, 7: 5, 17: 4 });
    expect(bestHours(seenHours, hours({}, 20))).toEqual([5, 6, 4]);
  });

  it('go by the share, not by the count', () => {
    expect(bestHours(hours({ 5: 10, 6: 9 }), hours({ 5: 40, 6: 10 }, 20))).toEqual([6]);
  });

  it('leave out hours with too small a sample, and are none without sightings', () => {
    expect(bestHours(hours({ 5: 4, 6: 1 }), hours({ 5: 4 }, 20))).toEqual([6]);
    expect(bestHours(hours({}), hours({}, 20))).toEqual([]);
  });
});

describe('the first day that can be counted', () => {
  const three = [seen('2026-03-05', 9), seen('2026-03-05', 5), seen('2026-03-04', 18)];

  it('is the wanted one if all sightings were read', () => {
    expect(firstWholeDay('2026-01-01', three, { isWhole: true })).toBe('2026-01-01');
    expect(firstWholeDay('2026-01-01', [], { isWhole: true })).toBe('2026-01-01');
  });

  it('follows the day of the oldest sighting if there may be more of that day', () => {
    expect(firstWholeDay('2026-01-01', three, { isWhole: false })).toBe('2026-03-05');
  });
});
