/**
 * Models one hour with 100,000 viewers: what they read, and what it costs, with one busy chat and with fifty. Nothing is
 * started and nothing is asked; the assumptions are in `crowd/assumptions.ts`.
 *
 * Usage: npm run model:crowd
 */
import { assumptions, scenarios } from './crowd/assumptions.ts';
import { playHour } from './crowd/model.ts';

console.table(
  scenarios.map((scenario) => {
    const { scenario: name, ...hour } = playHour(scenario, assumptions);
    const rounded = Object.entries(hour).map(([key, value]) => [key, Math.round(value).toLocaleString('en')]);
    return { scenario: name, ...Object.fromEntries(rounded) };
  }),
);
