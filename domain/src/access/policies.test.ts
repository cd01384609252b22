import { describe, expect, it } from 'vitest';
import { mayDeleteOwnAccount, mayModerate, mayUseReservedName } from './policies.ts';

const admin = { roles: ['admin'] };
const zoomie = { roles: ['zoomie'] };
const member = { roles: ['subscriber'] };
const viewer = { roles: [] };

describe('mayModerate', () => {
  it.each([
    ['an admin', admin, [true, true, true, false]],
    ['a zoomie', zoomie, [true, true, false, false]],
  ])('lets %s moderate viewers, members, zoomies and admins as the ranks say', (_, actor, expected) => {
    expect([viewer, member, zoomie, admin].map((target) => mayModerate(actor, target))).toEqual(expected);
  });
});

it('staff keep their account while they hold a role', () => {
  expect([viewer, member, zoomie, admin].map(mayDeleteOwnAccount)).toEqual([true, true, false, false]);
});

it('only staff may use names of the house', () => {
  expect([viewer, member, zoomie, admin].map(mayUseReservedName)).toEqual([false, false, true, true]);
});
