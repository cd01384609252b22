import { store } from '../platform/store.ts';

/** How many reports staff have not settled. */
export async function countReports(): Promise<number> {
  return (await store.chatReports.all().where('settled_at', '==', null).count().get()).data().count;
}
