import { versionOf } from '../../functions/src/platform/edit-document.ts';
import { stored } from './stored.ts';

/** Marks the kinds of alert that tests add. */
const MARK = 'Of a test';

/** A kind of alert that viewers cannot choose, so that it is in no list of theirs. */
export const alertKindFor = (change: object = {}) => ({
  name: `${MARK} ${Date.now()}`,
  subscriber_only: false,
  user_selectable: false,
  position: 900,
  ...change,
});

let last = 10_000;

/** Stores a kind of alert past the API. */
export async function newAlertKind(): Promise<{ id: number; version: string | null }> {
  last += 1;
  const document = stored.notificationCategories(String(last));
  await document.set({ ...alertKindFor(), id: last });
  return { id: last, version: versionOf(await document.get()) };
}

/** Stores two that are the last of the list. */
export async function twoNewAlertKinds(): Promise<void> {
  await newAlertKind();
  await newAlertKind();
}

/** The ids of all kinds of alert in list order. */
export async function alertKindOrder(): Promise<number[]> {
  const kinds = (await stored.notificationCategories.all().get()).docs.map((each) => each.data());
  return kinds.sort((a, b) => a.position - b.position || a.id - b.id).map(({ id }) => id);
}

/** Removes the kinds of alert that tests have added. */
export async function deleteAlertKinds(): Promise<void> {
  const { docs } = await stored.notificationCategories.all().get();
  await Promise.all(docs.filter((each) => each.data().name.startsWith(MARK)).map(({ ref }) => ref.delete()));
}
