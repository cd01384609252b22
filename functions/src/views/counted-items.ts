import type { ViewKind } from '@boma/domain/views/views.schema.ts';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { store } from '../platform/store.ts';

interface CountedItem {
  /** False if the item was removed. */
  exists(transaction: Transaction): Promise<boolean>;
  /** Adds views to the count of the item. */
  add(transaction: Transaction, views: number): void;
}

/** Where the views of an item are added up, by its kind. A kind that is missing here does not compile. */
export const countedItems: Readonly<Record<ViewKind, (item: string) => CountedItem>> = {
  photo: (item) => ({
    exists: async (transaction) => (await transaction.get(store.photos(item))).exists,
    add: (transaction, views) =>
      transaction.update(store.photos(item), store.photos.patch({ view_count: FieldValue.increment(views) })),
  }),
  video: (item) => ({
    exists: async (transaction) => (await transaction.get(store.videos(item))).exists,
    add: (transaction, views) =>
      transaction.update(store.videos(item), store.videos.patch({ view_count: FieldValue.increment(views) })),
  }),
};
