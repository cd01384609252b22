import { expect, it } from 'vitest';
import { countCall, countUnattested, takeCounts } from './counters.ts';

it('counts each endpoint, and all addresses that a caller invents as one', () => {
  takeCounts();
  countCall('GET /api/streams', 200, 10);
  countCall(`GET /logbook/${'x'.repeat(2000)}`, 404, 1);
  for (let at = 0; at < 1000; at += 1) countCall(`GET /logbook/${at}`, 404, 1);
  countCall('GET /api/streams', 503, 5);
  const { calls } = takeCounts();
  expect(calls['GET /api/streams']).toEqual({ count: 2, refused: 0, failed: 1, bytes: 15 });
  expect(Object.keys(calls).length).toBeLessThanOrEqual(401);
  expect(Object.keys(calls).every((name) => name.length <= 120)).toBe(true);
  expect(Object.values(calls).reduce((sum, { count }) => sum + count, 0)).toBe(1003);
});

it('counts a call without a valid token of App Check once, beside its answer', () => {
  takeCounts();
  countUnattested('POST /api/contact');
  countCall('POST /api/contact', 403, 10);
  countCall('POST /api/contact', 200, 10);
  expect(takeCounts().calls).toEqual({
    'POST /api/contact': { count: 2, refused: 1, failed: 0, bytes: 20, unattested: 1 },
  });
});
