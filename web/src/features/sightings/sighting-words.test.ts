import { expect, it, vi } from 'vitest';
import { campWords } from './sighting-words.ts';

const viewer = vi.hoisted(() => ({ zone: 'Asia/Kathmandu' }));
vi.mock(import('../../lib/timing/viewer-zone.ts'), () => ({ viewerZone: () => viewer.zone }));

it.each([
  ['Asia/Kathmandu', '6:00 AM'],
  ['Africa/Johannesburg', 'time'],
])('the time at camp stands beside another one, and is not said twice: %s', (zone, words) => {
  viewer.zone = zone;
  expect(campWords(Date.parse('2027-01-15T04:00:00Z') / 1000)).toBe(words);
});
