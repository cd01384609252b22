import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls } from '../../../test-support/answer-calls.ts';
import { render } from '../../../test-support/render.tsx';
import { Appeals } from './appeals.tsx';
import { HeldTexts } from './held-texts.tsx';

const sent_at = Date.parse('2026-11-22T12:00:00Z');
const claim = { by: 'thabo', name: 'Ranger Thabo', until: Date.now() + 3_600_000 };
const appeal = {
  uid: 'u1',
  display_name: 'Thandi',
  text: 'I only asked when the lions come.',
  sent_at,
  kind: 'mute',
  reason: 'Too loud.',
  imposed_by: null,
  imposed_at: sent_at,
  state: 'open',
  answer: '',
  decided_by: null,
  decided_at: null,
  may_decide: true,
  claim: null,
};
const held = {
  id: 'h1',
  uid: 'u1',
  author: 'Thandi',
  kind: 'question',
  chat: '',
  text: 'Where are they tonight?',
  reason: 'listed',
  sent_at,
  state: 'waiting',
  claim: null,
};
const answer = page.getByRole('textbox', { name: 'Your answer' });
const begin = () => page.getByRole('button', { name: 'Answer Thandi' }).click();
const none = { data: { settled: [] } };

const refusal = (alert: string) =>
  Response.json({ code: 'conflict', message: 'Conflict.', alert, request_id: 'r' }, { status: 409 });

/** Serves these appeals, which may change. */
function serveAppeals(appeals: () => readonly object[], decide = () => Response.json({ data: {} })) {
  const calls = answerCalls({
    '/api/staff/appeals': () => Response.json({ data: { appeals: appeals() } }),
    '/api/staff/settled?queue=appeals&limit=5': none,
    '/api/staff/claim-appeal': { data: {} },
    '/api/staff/decide-appeal': decide,
  });
  return (path: string) => calls.flatMap((each) => (each.path === `/api/staff/${path}` ? [each.body] : []));
}

it('says which colleague works on an appeal or a held text, until the claim lapses', async () => {
  const { unmount } = (serveAppeals(() => [{ ...appeal, claim }]), render(<Appeals />));
  await expect.element(page.getByText('Ranger Thabo is on it.')).toBeVisible();
  unmount();
  answerCalls({ '/api/staff/held-texts': { data: { texts: [{ ...held, claim }] } } });
  const texts = render(<HeldTexts />);
  await expect.element(page.getByText('Ranger Thabo is on it.')).toBeVisible();
  texts.unmount();
  serveAppeals(() => [{ ...appeal, claim: { ...claim, until: Date.now() - 1 } }]);
  render(<Appeals />);
  await begin();
  await expect.element(answer).toBeVisible();
  expect(page.getByText('Ranger Thabo is on it.').elements()).toEqual([]);
});

it('claims an appeal once for the one who begins to answer it, and not for one who passes by with the keyboard', async () => {
  const sent = serveAppeals(() => [appeal]);
  render(<Appeals />);
  await begin();
  await expect.element(answer).toBeVisible();
  await userEvent.tab();
  await expect.element(answer).toHaveFocus();
  expect(sent('claim-appeal')).toEqual([]);
  await userEvent.click(page.getByRole('button', { name: 'Leave it' }));
  await expect.element(page.getByRole('button', { name: 'Answer Thandi' })).toHaveFocus();
  await begin();
  await userEvent.fill(answer, 'We have');
  await userEvent.click(page.getByText('Lift it', { exact: true }));
  await userEvent.fill(answer, 'We have looked again.');
  expect(sent('claim-appeal')).toEqual([{ uid: 'u1', sent_at }]);
});

it('claims a held text for the one who reads about its writer, and not for a decision', async () => {
  let texts = [held];
  const calls = answerCalls({
    '/api/staff/held-texts': () => Response.json({ data: { texts } }),
    '/api/staff/settled?queue=held-texts&limit=5': none,
    '/api/staff/claim-held-text': { data: {} },
    '/api/staff/decide-held-text': () => {
      texts = [];
      return Response.json({ data: {} });
    },
  });
  const claims = () => calls.filter(({ path }) => path === '/api/staff/claim-held-text').length;
  const { unmount } = render(<HeldTexts />);
  await page.getByRole('button', { name: 'Refuse the text of Thandi' }).click();
  await expect.element(page.getByText('No text waits.')).toBeVisible();
  expect(claims()).toBe(0);
  unmount();
  texts = [held];
  render(<HeldTexts />);
  await page.getByRole('link', { name: 'Thandi' }).click();
  await expect.poll(claims).toBe(1);
});

it('keeps the draft of an answer when a colleague decides meanwhile, and says so once it is sent', async () => {
  let appeals = [appeal];
  const faster = 'A colleague was faster, and has decided about this appeal.';
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    serveAppeals(
      () => appeals,
      () => refusal(faster),
    );
    render(<Appeals />);
    await begin();
    await userEvent.fill(answer, 'We have looked again.');
    appeals = [];
    await vi.advanceTimersByTimeAsync(5000);
    await expect.element(answer).toHaveValue('We have looked again.');
    await page.getByRole('button', { name: 'Decide' }).click();
    await expect.element(page.getByText('No appeal waits.')).toBeVisible();
    await expect.element(page.getByText(faster)).toBeVisible();
  } finally {
    vi.useRealTimers();
  }
});

it('lets an appeal go that a colleague has decided, once its answer is left', async () => {
  let appeals = [appeal];
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    serveAppeals(() => appeals);
    render(<Appeals />);
    await begin();
    await userEvent.fill(answer, 'We have');
    await userEvent.click(page.getByRole('button', { name: 'Leave it' }));
    appeals = [];
    await vi.advanceTimersByTimeAsync(5000);
    await expect.element(page.getByText('No appeal waits.')).toBeVisible();
  } finally {
    vi.useRealTimers();
  }
});
