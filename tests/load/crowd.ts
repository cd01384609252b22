/**
 * Models one hour with 1,000, 10,000 and 100,000 viewers: what they read, and what it costs, with one busy chat and with
 * fifty. Nothing is started and nothing is asked; the assumptions are in `crowd/assumptions.ts`.
 *
 * Usage: npm run model:crowd
 */
import { assumptions, scenarios } from './crowd/assumptions.ts';
import { playHour } from './crowd/model.ts';
import { playlistsAtGateway } from './crowd/playlists.ts';

const written = (value: number) => (value < 100 ? value.toFixed(1) : Math.round(value).toLocaleString('en'));

for (const viewers of [1000, 10_000, 100_000]) {
  console.log(`\n${viewers.toLocaleString('en')} viewers`);
  console.table(
    scenarios.map((scenario) => {
      const { scenario: name, ...hour } = playHour(scenario, { ...assumptions, viewers });
      const columns = Object.entries(hour).map(([key, value]) => [key, written(value)]);
      return { scenario: name, ...Object.fromEntries(columns) };
    }),
  );
}

console.log('\nPlaylists at the media gateway in a second, 100,000 viewers behind a CDN');
console.table(
  [assumptions.viewers, 20_000, 1000].map((countEachUpTo) => {
    const { requests, megabits } = playlistsAtGateway(assumptions, countEachUpTo);
    return { countEachUpTo, requests: written(requests), megabits: written(megabits) };
  }),
);
