import { expect, it, vi } from 'vitest';
import { z } from 'zod';
// Without the hooks of React below, it can be called outside of a component.
import { useCheckedList as checkedList } from './checked-list.ts';

const heard = vi.hoisted(() => ({ status: 'loading', data: undefined as unknown }));

vi.mock('firebase/firestore', () => ({ collection: vi.fn(), query: vi.fn() }));
vi.mock('reactfire', () => ({ useFirestore: () => ({}), useFirestoreCollectionData: () => heard }));

const cameras = () => checkedList('cameras', z.object({ name: z.string() }));

it('is undefined until the list is there', () => {
  expect(cameras()).toBeUndefined();
});

it('has each document with its id and without what the page does not know, and leaves out one that it cannot read', () => {
  heard.status = 'success';
  heard.data = [
    { id: 'a', name: 'Tau', mood: 'sunny' },
    { id: 'b', name: 7 },
    { id: 'c', name: 'Tembe' },
  ];
  expect(cameras()).toEqual([
    { id: 'a', name: 'Tau' },
    { id: 'c', name: 'Tembe' },
  ]);
});
