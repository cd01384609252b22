import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { collections } from '@boma/domain/collections.ts';
import { expect, it } from 'vitest';

/** The site rebuilds these from other data, or works without them. */
const replaceable = [
  'air-days',
  'alert-events',
  'api-tokens',
  'camera-days',
  'camera-peeks',
  'camera-reels',
  'chat-folds',
  'chat-senders',
  'chat-tails',
  'dev',
  'figure-days',
  'live',
  'mail',
  'mail-blocks',
  'membership',
  'membership-tickets',
  'notify-course-module-update',
  'notify-show-schedule',
  'notify-streams',
  'photo-uploads',
  'pushes',
  'rate-limits',
  'show-questions-public',
  'stream-outages',
  'stream-status',
  'stripe-customers',
  'stripe-events',
  'usage',
  'view-marks',
  'view-shards',
];

it('the operations manual names every collection whose data cannot be rebuilt', () => {
  const manual = readFileSync(join(resolve(import.meta.dirname, '../..'), 'docs/operations.md'), 'utf8');
  const [paragraph = ''] = /The data that cannot be rebuilt is in[^]*?; the rest/.exec(manual) ?? [];
  const named = [...paragraph.matchAll(/`([a-z-]+)`/g)].map(([, name = '']) => name);
  const all = Object.values(collections);
  expect(named.toSorted()).toEqual(all.filter((name) => !replaceable.includes(name)).toSorted());
  expect(replaceable.filter((name) => !(all as string[]).includes(name))).toEqual([]);
});
