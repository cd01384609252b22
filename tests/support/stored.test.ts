import { collections, singletons } from '@boma/domain/collections.ts';
import { storedSchemas } from '@boma/domain/stored-schemas.ts';
import { expect, it } from 'vitest';
import { COLLECTIONS, SINGLE_DOCUMENTS, stored } from './stored.ts';

it('names the places that the product names', () => {
  const names = Object.keys(storedSchemas) as (keyof typeof storedSchemas)[];
  expect(COLLECTIONS).toEqual(Object.fromEntries(names.map((name) => [name, collections[name]])));
  expect(SINGLE_DOCUMENTS).toEqual(singletons);
});

it('reads and writes where its table says', () => {
  expect([stored.users('a b').path, stored.auditLog.all().path]).toEqual(['users/a b', 'audit-log']);
  expect([stored.liveSite().path, stored.pushLane(3).path, stored.migration('names').path]).toEqual([
    'live/site',
    'server-state/push-lane-3',
    'server-state/migration-names',
  ]);
});
