import { beforeAll, expect, it } from 'vitest';
import { alertKindOrder, deleteAlertKinds, twoNewAlertKinds } from '../support/alert-kinds.ts';
import { call, request } from '../support/api.ts';
import { endMembership, grantMembership } from '../support/people/members.ts';
import { registerStaff, registerViewer, type Viewer } from '../support/people/viewers.ts';
import { lastTwoSwapped } from '../support/plays.ts';
import { refusalOf } from '../support/refusals.ts';
import { stored } from '../support/stored.ts';

let viewer: Viewer;
let member: Viewer;

beforeAll(async () => {
  viewer = await registerViewer();
  member = await registerViewer();
  await grantMembership(member);
});

const choose = (selected_categories: unknown, { token }: Pick<Viewer, 'token'> = viewer, more: object = {}) =>
  request('chooseCategories', { token, body: { selected_categories, ...more } });
const storedKinds = async ({ uid }: Viewer) =>
  (await stored.users(uid).get()).data()?.notification_categories;
const problemOf = async (answer: Response) => {
  const { errors } = (await answer.json()) as { errors: { selected_categories: string[] } };
  return [answer.status, errors.selected_categories];
};

it('R7-019 R7-020 R3-046 answers the kinds that viewers can choose, with their keys, as categories', async () => {
  const { categories } = await call('listCategories', { body: { user_selectable: 1 } });
  expect(categories.length).toBeGreaterThan(5);
  for (const category of categories)
    expect(Object.keys(category).sort()).toEqual(['id', 'name', 'subscriber_only']);
  const hidden = { id: 990, name: 'For staff', subscriber_only: false, user_selectable: false, position: 99 };
  await stored.notificationCategories('990').set(hidden);
  const idsOf = async (user_selectable: 0 | 1) =>
    (await call('listCategories', { body: { user_selectable } })).categories.map(({ id }) => id);
  expect(await idsOf(1)).not.toContain(990);
  expect(await idsOf(0)).toContain(990);
  expect((await choose([990])).status).toBe(422);
  await stored.notificationCategories('990').delete();
});

it('are put into another order by staff, and not over an order of a colleague, who is named', async () => {
  const [staff, colleague] = [await registerStaff('zoomie'), await registerStaff('zoomie')];
  await twoNewAlertKinds();
  const order = (by: Viewer, from: number[], to: number[]) =>
    request('orderCategories', { token: by.token, body: { from, to } });
  const from = await alertKindOrder();
  const to = lastTwoSwapped(from);
  // The answer was lost, so it is sent again.
  for (let call = 0; call < 2; call += 1) expect((await order(colleague, from, to)).status).toBe(200);
  const { categories } = await call('listCategories', { body: {} });
  expect(categories.map(({ id }) => id)).toEqual(to);
  const elsewhere = [...to.slice(1), ...to.slice(0, 1)];
  expect(await refusalOf(order(staff, from, elsewhere))).toMatchObject({
    status: 409,
    code: 'conflict',
    colleague: colleague.displayName,
  });
  expect(await alertKindOrder()).toEqual(to);
  const records = await stored.auditLog.all().where('by', '==', colleague.uid).get();
  expect(records.docs.map((record) => record.data())).toMatchObject([
    { action: 'alert-kind.order', target: 'notification-categories', after: { order: to.map(String) } },
  ]);
  await deleteAlertKinds();
});

it('R7-021 R3-003 saves the ids, each once, and shows them with the user', async () => {
  expect((await choose([3, 1, 3], viewer, { user_id: viewer.uid })).status).toBe(200);
  expect(await storedKinds(viewer)).toEqual([{ id: 3 }, { id: 1 }]);
  const { user } = (await call('showUser', { token: viewer.token })).data;
  expect(user.notification_categories).toEqual([{ id: 3 }, { id: 1 }]);
  expect((await choose([])).status).toBe(200);
  expect(await storedKinds(viewer)).toEqual([]);
});

it('R5-035 R6-009 R6-021 refuses a sixth kind without a membership, and takes it with one', async () => {
  expect((await choose([1, 2, 3, 4, 5])).status).toBe(200);
  expect(await problemOf(await choose([1, 2, 3, 4, 5, 6]))).toEqual([
    422,
    ['Without a membership you can choose up to 5 kinds of alert.'],
  ]);
  expect(await storedKinds(viewer)).toHaveLength(5);
  expect((await choose([1, 2, 3, 4, 5, 6], member)).status).toBe(200);
  expect(await storedKinds(member)).toHaveLength(6);
});

it('drops a kind that staff have taken away since, and takes the others', async () => {
  const person = await registerViewer();
  const id = 991;
  const kind = stored.notificationCategories(String(id));
  await kind.set({ id, name: 'To be hidden', subscriber_only: false, user_selectable: true, position: 99 });
  expect((await choose([1, id], person)).status).toBe(200);
  await kind.update({ user_selectable: false });
  expect((await choose([1, 2, id], person)).status).toBe(200);
  expect(await storedKinds(person)).toEqual([{ id: 1 }, { id: 2 }]);
  expect((await choose([1, 2, id], person)).status).toBe(422);
  await kind.delete();
});

it('lets one who is no member any more give up kinds one by one, and add none above five', async () => {
  const person = await grantMembership(await registerViewer());
  expect((await choose([1, 2, 3, 4, 5, 6, 9], person)).status).toBe(200);
  await endMembership(person);
  expect((await choose([1, 2, 3, 4, 5, 9], person)).status).toBe(200);
  expect((await choose([1, 2, 3, 4, 6, 9], person)).status).toBe(422);
  expect(await storedKinds(person)).toEqual([1, 2, 3, 4, 5, 9].map((id) => ({ id })));
});

it('takes any kinds of staff, who need no membership', async () => {
  const ranger = await registerStaff('zoomie');
  expect((await choose([1, 2, 3, 4, 5, 6, 9], ranger)).status).toBe(200);
  expect(await storedKinds(ranger)).toHaveLength(7);
});

it('R3-048 keeps a kind for members from others', async () => {
  expect((await choose([9], member)).status).toBe(200);
  expect(await problemOf(await choose([9]))).toEqual([422, ['This kind of alert is for Premium members.']]);
});

it('refuses unknown kinds, another user’s id, and guests', async () => {
  expect(await problemOf(await choose([4711]))).toEqual([422, ['There is no such kind of alert.']]);
  expect((await choose([1], viewer, { user_id: member.uid })).status).toBe(403);
  expect((await request('chooseCategories', { body: { selected_categories: [1] } })).status).toBe(401);
});
