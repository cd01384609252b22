import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { showToast } from '../../../lib/toasts.ts';
import type { StoredUser } from '../../../session/stored-session.ts';
import { keepUser } from '../../../session/write-session.later.ts';
import { answerCalls, refusal } from '../../../test-support/answer-calls.ts';
import { render } from '../../../test-support/render.tsx';
import { signIn } from '../../../test-support/session.ts';
import { turnToPage } from '../../../test-support/turn-to-page.ts';
import { CategoryChoice } from './category-choice.tsx';

vi.mock(import('../../../lib/toasts.ts'), { spy: true });

const LIST = '/api/notifications/categories';
const SAVE = '/api/user/notifications/categories';
const USER = '/api/auth/user';

const categories = [1, 2, 3, 4, 5, 6]
  .map((id) => ({ id, name: `Kind ${id}`, subscriber_only: false }))
  .concat({ id: 9, name: 'Rare', subscriber_only: true });

const person = { id: 'lerato', display_name: 'Lerato', roles: [], is_subscribed: false };
const box = (name: string) => page.getByRole('checkbox', { name });
const chosen = (ids: readonly number[]) => ({ notification_categories: ids.map((id) => ({ id })) });

/** Signs `more` in, whom the server knows with what was last saved; `choose` is a choice on another device. */
function show(more: Partial<StoredUser> = {}, answers: Parameters<typeof answerCalls>[0] = {}) {
  const user = { ...person, ...chosen([]), ...more };
  let elsewhere: ReturnType<typeof chosen> | undefined;
  signIn(user);
  const calls: ReturnType<typeof answerCalls> = answerCalls({
    [LIST]: { categories },
    [SAVE]: { data: {} },
    [USER]: () => {
      const last = calls.findLast(({ path }) => path === SAVE);
      const here = last && chosen((last.body as { selected_categories: number[] }).selected_categories);
      return Response.json({ data: { user: { ...user, ...(elsewhere ?? here) } } });
    },
    ...answers,
  });
  const choose = (ids: readonly number[]) => {
    elsewhere = chosen(ids);
  };
  const shown = render(<CategoryChoice />);
  const sent = () => calls.filter(({ path }) => path === SAVE).map(({ body }) => body);
  return { ...shown, calls, sent, choose, user };
}

beforeEach(() => {
  vi.mocked(showToast).mockClear();
});

it('R3-047 R7-021 R7-022 fetches the kinds, saves a choice at once and fetches the user again', async () => {
  const { calls, sent } = show();
  await box('Kind 2').click();
  await expect.element(page.getByText('Saved.')).toBeVisible();
  expect(sent()).toEqual([{ selected_categories: [2], user_id: 'lerato' }]);
  // Both are read at once: the one whose code comes first is asked first. The press may have turned the window to the page,
  // which reads both again.
  expect(calls.find(({ path }) => path === LIST)).toEqual({ path: LIST, body: { user_selectable: 1 } });
  const paths = calls.map(({ path }) => path);
  const saved = paths.indexOf(SAVE);
  expect(paths.slice(0, saved)).toEqual(expect.arrayContaining([LIST, USER]));
  expect(paths.slice(saved)).toContain(USER);
  await expect.element(box('Kind 2')).toBeChecked();
});

it('R5-033 R5-034 saves the fifth kind, takes the sixth back and opens the upgrade prompt', async () => {
  const { sent } = show(chosen([1, 2, 3, 4]));
  await box('Kind 5').click();
  await expect.element(page.getByText('Saved.')).toBeVisible();
  await box('Kind 6').click();
  await expect
    .element(page.getByText('You have chosen 5 kinds of alert already.', { exact: false }))
    .toBeVisible();
  await page.getByRole('button', { name: 'No Thanks' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(box('Kind 6')).not.toBeChecked();
  expect(sent()).toEqual([{ selected_categories: [1, 2, 3, 4, 5], user_id: 'lerato' }]);
});

it('R3-048 a kind for members opens the prompt for others', async () => {
  show();
  await page.getByRole('checkbox', { name: /^Rare/ }).click();
  await expect
    .element(
      page.getByText('Only Premium members can choose this kind. With none chosen, you get every alert.'),
    )
    .toBeVisible();
});

it('R6-021 members choose six and more', async () => {
  const { sent } = show({ ...chosen([1, 2, 3, 4, 5]), is_subscribed: true });
  await box('Kind 6').click();
  await expect.element(page.getByText('Saved.')).toBeVisible();
  expect(sent()).toEqual([{ selected_categories: [1, 2, 3, 4, 5, 6], user_id: 'lerato' }]);
});

it('staff choose as members do, without an offer', async () => {
  const { sent } = show({ ...chosen([1, 2, 3, 4, 5]), roles: ['zoomie'] });
  await box('Rare').click();
  await expect.element(page.getByText('Saved.')).toBeVisible();
  await expect.element(page.getByText('6 of 7 chosen.')).toBeVisible();
  expect(sent()).toEqual([{ selected_categories: [1, 2, 3, 4, 5, 9], user_id: 'lerato' }]);
});

it('R8-036 a failed save shows no toast; the panel says so and offers to try again', async () => {
  const { sent } = show({}, { [SAVE]: refusal(500, 'internal') });
  await box('Kind 2').click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Your choice was not saved. Please try again in a moment.');
  await expect.element(box('Kind 2')).toBeChecked();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => sent().length).toBe(2);
  expect(showToast).not.toHaveBeenCalled();
});

it('a member chooses all kinds at once, and none; a viewer, who may not have all, only none', async () => {
  const { sent, unmount } = show({ ...chosen([1]), is_subscribed: true });
  await expect.element(page.getByText('1 of 7 chosen.')).toBeVisible();
  await expect.element(page.getByText('with Premium', { exact: false })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Choose all' }).click();
  await expect.element(page.getByText('7 of 7 chosen.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Choose all' })).toHaveFocus();
  await expect.element(box('Rare')).toBeChecked();
  await page.getByRole('button', { name: 'Choose none' }).click();
  await expect.element(page.getByText('None chosen: you get every alert.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Choose none' })).toHaveFocus();
  // There is nothing more to take back.
  await page.getByRole('button', { name: 'Choose none' }).click({ force: true });
  await expect.poll(sent).toEqual([
    { selected_categories: [1, 2, 3, 4, 5, 6, 9], user_id: 'lerato' },
    { selected_categories: [], user_id: 'lerato' },
  ]);
  unmount();
  show(chosen([1, 2]));
  await expect.element(page.getByText('2 of 5 chosen.')).toBeVisible();
  await expect
    .element(page.getByText('Choose up to 5; with Premium, as many as you like.', { exact: false }))
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Choose all' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Choose none' })).toBeVisible();
});

it('a choice that could be made takes the prompt of the one before it away', async () => {
  show(chosen([1, 2, 3, 4, 5]));
  await box('Kind 6').click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  const none = [...document.querySelectorAll('button')].find((each) => each.textContent === 'Choose none');
  none?.click();
  await expect.element(page.getByText('None chosen: you get every alert.')).toBeInTheDocument();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

it('sends no kind that staff have taken away since', async () => {
  const { sent } = show(chosen([1, 77]));
  await expect.element(page.getByText('1 of 5 chosen.')).toBeVisible();
  await box('Kind 2').click();
  await expect.poll(sent).toEqual([{ selected_categories: [1, 2], user_id: 'lerato' }]);
});

it('does not say that every alert comes while only kinds that are gone are chosen, and lets the viewer end that', async () => {
  const { sent } = show(chosen([77]));
  await expect.element(page.getByText('0 of 5 chosen.')).toBeVisible();
  await page.getByRole('button', { name: 'Choose none' }).click();
  await expect.element(page.getByText('None chosen: you get every alert.')).toBeVisible();
  await expect.poll(sent).toEqual([{ selected_categories: [], user_id: 'lerato' }]);
});

it('follows what was chosen elsewhere, and adds to it', async () => {
  const { sent, choose, user } = show(chosen([1]));
  await expect.element(box('Kind 1')).toBeChecked();
  // The press below may turn the window to the page, which asks the server again.
  choose([2, 3]);
  keepUser({ ...user, ...chosen([2, 3]) } as StoredUser);
  await expect.element(box('Kind 1')).not.toBeChecked();
  await expect.element(box('Kind 3')).toBeChecked();
  await box('Kind 4').click();
  await expect.poll(sent).toEqual([{ selected_categories: [2, 3, 4], user_id: 'lerato' }]);
});

it('asks what was chosen elsewhere when it is shown, and when the viewer turns to the page again', async () => {
  const { choose } = show(chosen([1]));
  await expect.element(box('Kind 1')).toBeChecked();
  choose([5]);
  await turnToPage();
  await expect.element(box('Kind 5')).toBeChecked();
  await expect.element(box('Kind 1')).not.toBeChecked();
});
