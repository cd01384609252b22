import type { WithId } from '@boma/domain/questions/questions.policy.ts';
import type { QuestionView } from '@boma/domain/questions/questions.schema.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { dropToast, toastsInLine } from '../../../lib/toasts.ts';
import { answerCalls, refusal } from '../../../test-support/answer-calls.ts';
import { render } from '../../../test-support/render.tsx';
import { signIn } from '../../../test-support/session.ts';
import { recordAsked } from '../asked-and-voted.ts';
import { ChosenQuestions } from './chosen-questions.tsx';
import { OwnQuestions } from './own-questions.tsx';
import { Presenter } from './presenter.tsx';
import { QuestionQueue } from './question-queue.tsx';

const { useUserType } = vi.hoisted(() => ({ useUserType: vi.fn<() => 'unknown' | 'registered'>() }));
vi.mock(import('../../../session/session.ts'), async (original) => ({ ...(await original()), useUserType }));

let user = 0;
beforeEach(() => {
  for (const { id } of toastsInLine()) dropToast(id);
  user += 1;
  signIn({ id: `user ${user}` });
  useUserType.mockReturnValue('registered');
});

const question = (id: string, change: Partial<WithId> = {}): WithId => ({
  id,
  uid: 'u1',
  author: 'Thandi',
  question: `Question ${id}?`,
  sent_at: 1_700_000_000_000,
  stage: 'waiting',
  queued_at: null,
  votes: 1,
  merged_into: null,
  ...change,
});

const view = (id: string, change: Partial<QuestionView> = {}): QuestionView => ({
  id,
  question: `Question ${id}?`,
  author: null,
  votes: 3,
  answering: false,
  ...change,
});

const MOVE = '/api/staff/move-question';
const button = (name: string | RegExp) => page.getByRole('button', { name });

describe('the controller', () => {
  it('says in both lists that there is no question', async () => {
    render(<QuestionQueue incoming={[]} selected={[]} />);
    await expect.element(page.getByText('No question waits.', { exact: false })).toBeVisible();
    await expect.element(page.getByText('No question is selected.', { exact: false })).toBeVisible();
  });

  it('says that there are more than it lists', async () => {
    const newest = Array.from({ length: 100 }, (_, at) => question(`q${at}`));
    render(<QuestionQueue incoming={newest} selected={newest.slice(1)} />);
    await expect.element(page.getByText('These are the newest 100.', { exact: false })).toBeVisible();
    expect(page.getByText('These are the newest 100.', { exact: false }).elements()).toHaveLength(1);
  });

  it('R2-290 names the author, or says unknown', async () => {
    render(<QuestionQueue incoming={[question('a'), question('b', { author: null })]} selected={[]} />);
    await expect.element(page.getByRole('listitem').nth(0).getByText('Thandi')).toBeVisible();
    await expect.element(page.getByRole('listitem').nth(1).getByText('unknown')).toBeVisible();
  });

  it('sends each move with the stage that staff see, several at once', async () => {
    const calls = answerCalls({ [MOVE]: { data: {} } });
    const selected = [
      question('c', { stage: 'queued' }),
      question('d', { stage: 'queued' }),
      question('e', { stage: 'answering' }),
    ];
    render(<QuestionQueue incoming={[question('a'), question('b')]} selected={selected} />);
    await userEvent.click(button('Queue: Question a?'));
    await userEvent.click(button('Remove: Question b?'));
    await userEvent.click(page.getByRole('button', { name: 'Question c?', exact: true }));
    await userEvent.click(button('Answer now: Question d?'));
    await userEvent.click(button('Answered: Question e?'));
    await expect
      .poll(() => calls.map(({ body }) => body))
      .toEqual([
        { id: 'a', from: 'waiting', to: 'queued' },
        { id: 'b', from: 'waiting', to: 'removed' },
        { id: 'c', from: 'queued', to: 'waiting' },
        { id: 'd', from: 'queued', to: 'answering' },
        { id: 'e', from: 'answering', to: 'answered' },
      ]);
  });

  it.each([
    {
      press: 'Remove: Question a?',
      says: 'Removed: “Question a?”',
      back: { id: 'a', from: 'removed', to: 'waiting' },
    },
    {
      press: 'Answered: Question c?',
      says: 'Answered: “Question c?”',
      back: { id: 'c', from: 'answered', to: 'answering' },
    },
    // Another one is being answered now.
    {
      press: 'Answer now: Question b?',
      says: 'Answered: “Question c?”',
      back: { id: 'c', from: 'answered', to: 'queued' },
    },
  ])('after $press one press puts a question back', async ({ press, says, back }) => {
    const calls = answerCalls({ [MOVE]: { data: {} } });
    const b = question('b', { stage: 'queued' });
    const c = question('c', { stage: 'answering' });
    const { rerender } = render(<QuestionQueue incoming={[question('a')]} selected={[b, c]} />);
    await userEvent.click(button(press));
    await expect.element(page.getByText(says)).toBeVisible();
    const begun = press.startsWith('Answer now') ? [{ ...b, stage: 'answering' as const }] : [b];
    rerender(<QuestionQueue incoming={[]} selected={begun} />);
    await userEvent.click(button('Put it back'));
    await expect.poll(() => calls.at(-1)?.body).toEqual(back);
    await expect.element(page.getByText(says)).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { name: 'Selected 1' })).toHaveFocus();
  });

  it('lists the selected questions first where there is one column, and at the right of the others where there are two', async () => {
    render(<QuestionQueue incoming={[question('a')]} selected={[question('b', { stage: 'queued' })]} />);
    const [selected, incoming] = ['Selected 1', 'Incoming 1'].map((name) =>
      page.getByRole('region', { name }),
    );
    const placeOf = (list: typeof selected) => list?.element().getBoundingClientRect() ?? new DOMRect();
    await page.viewport(390, 844);
    await expect.poll(() => placeOf(selected).bottom < placeOf(incoming).top).toBe(true);
    await page.viewport(1440, 900);
    await expect.poll(() => placeOf(incoming).right < placeOf(selected).left).toBe(true);
    expect(placeOf(incoming).top).toBe(placeOf(selected).top);
  });

  it('says that a colleague was faster', async () => {
    answerCalls({ [MOVE]: refusal(409, 'conflict') });
    render(<QuestionQueue incoming={[question('a')]} selected={[]} />);
    await userEvent.click(button('Queue: Question a?'));
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('A colleague was faster with this question. It is where they put it.');
  });

  it('keeps the focus in the list when the question with the focus moves away', async () => {
    const { rerender } = render(<QuestionQueue incoming={[question('a'), question('b')]} selected={[]} />);
    (button('Queue: Question a?').element() as HTMLElement).focus();
    rerender(<QuestionQueue incoming={[question('b')]} selected={[question('a', { stage: 'queued' })]} />);
    await expect.poll(() => document.activeElement?.textContent).toBe('Incoming 1');
  });
});

describe('the presenter’s view', () => {
  const now = question('now', { stage: 'answering', moved_at: Date.now() - 125_000 });
  const first = question('first', { stage: 'queued', queued_at: 1 });
  const second = question('second', { stage: 'queued', queued_at: 2 });

  it('shows what is being answered and for how long, and what comes next', async () => {
    // The tests before this one may have taken a minute.
    const begun = { ...now, moved_at: Date.now() - 125_000 };
    render(<Presenter incoming={[question('a'), question('b')]} selected={[begun, first, second]} />);
    await expect.element(page.getByText('Question now?')).toBeVisible();
    await expect.element(page.getByText(/for 2:\d\d/)).toBeVisible();
    await expect.element(page.getByRole('heading', { name: '2 questions wait' })).toBeVisible();
    const rows = page.getByRole('listitem').elements();
    expect(rows.map(({ textContent }) => /Question \w+/.exec(textContent)?.[0])).toEqual([
      'Question first',
      'Question second',
    ]);
    await expect.element(page.getByText('Question a?')).not.toBeInTheDocument();
  });

  it('moves on by two large buttons, and by their letters', async () => {
    const calls = answerCalls({ [MOVE]: { data: {} } });
    const { rerender } = render(<Presenter incoming={[]} selected={[now, first, second]} />);
    await userEvent.click(button('Answered'));
    await expect.poll(() => calls.at(-1)?.body).toEqual({ id: 'now', from: 'answering', to: 'answered' });
    rerender(<Presenter incoming={[]} selected={[first, second]} />);
    await expect.element(page.getByText('No question is being answered.')).toBeVisible();
    // The focus stays where the next press will be.
    await expect.element(button('Answered')).toHaveFocus();
    await userEvent.keyboard('n');
    await expect.poll(() => calls.at(-1)?.body).toEqual({ id: 'first', from: 'queued', to: 'answering' });
    rerender(<Presenter incoming={[]} selected={[{ ...first, stage: 'answering' }, second]} />);
    await userEvent.keyboard('a');
    await expect.poll(() => calls.at(-1)?.body).toEqual({ id: 'first', from: 'answering', to: 'answered' });
    await userEvent.click(button('Answer now: Question second?'));
    await expect.poll(() => calls.at(-1)?.body).toEqual({ id: 'second', from: 'queued', to: 'answering' });
    expect(calls).toHaveLength(4);
    for (const name of ['Answered', 'Next question', /^Answer now/])
      expect(button(name).element().getBoundingClientRect().height).toBeGreaterThanOrEqual(72);
  });

  it('puts a question back that was answered by mistake', async () => {
    const calls = answerCalls({ [MOVE]: { data: {} } });
    const { rerender } = render(<Presenter incoming={[]} selected={[now, first]} />);
    await userEvent.click(button('Next question'));
    await expect.element(page.getByText('Answered: “Question now?”')).toBeVisible();
    rerender(<Presenter incoming={[]} selected={[{ ...first, stage: 'answering' }]} />);
    await userEvent.click(button('Put it back'));
    await expect.poll(() => calls.at(-1)?.body).toEqual({ id: 'now', from: 'answered', to: 'queued' });
  });

  it('is dark, whatever theme the site has', async () => {
    document.documentElement.className = 'light';
    render(<Presenter incoming={[]} selected={[now]} />);
    const text = page.getByText('Question now?').element();
    const { color } = getComputedStyle(text);
    document.documentElement.className = 'dark';
    // The bright page's ink is rgb(34, 26, 16).
    expect(color).toBe('rgb(241, 233, 216)');
  });
});

it('an asker sees their question wait, queued, answered now, and answered, and is told once that it is', async () => {
  recordAsked({ id: 'a', question: 'Do lions swim?' });
  const { rerender } = render(<OwnQuestions chosen={[]} />);
  const shows = async (text: string) => {
    await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  };
  await shows('Waits for a ranger');
  rerender(<OwnQuestions chosen={[view('a')]} />);
  await shows('Is in the queue');
  rerender(<OwnQuestions chosen={[view('a'), view('b', { answering: true })]} />);
  await shows('Is in the queue');
  expect(toastsInLine(), 'the question of another viewer').toEqual([]);
  rerender(<OwnQuestions chosen={[view('a', { answering: true })]} />);
  await shows('Is being answered now');
  expect(toastsInLine().map(({ text }) => text)).toEqual(['A ranger is answering your question now.']);
  rerender(<OwnQuestions chosen={[view('a')]} />);
  rerender(<OwnQuestions chosen={[view('a', { answering: true })]} />);
  expect(toastsInLine()).toHaveLength(1);
  rerender(<OwnQuestions chosen={[]} />);
  await shows('Was answered');
});

it('a viewer votes once for a question and can take the vote back', async () => {
  const calls = answerCalls({ '/api/show/vote-question': { data: {} } });
  render(<ChosenQuestions questions={[view('a'), view('b', { answering: true, author: 'Thandi' })]} />);
  await expect.element(page.getByText('Being answered now')).toBeVisible();
  const vote = button(/Question a\?$/);
  await expect.element(vote).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(vote);
  await expect.element(vote).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(vote);
  await expect.element(vote).toHaveAttribute('aria-pressed', 'false');
  expect(calls.map(({ body }) => body)).toEqual([
    { id: 'a', vote: true },
    { id: 'a', vote: false },
  ]);
});

it('an early press, before the page knows the viewer, neither votes nor asks to sign in', async () => {
  useUserType.mockReturnValue('unknown');
  const calls = answerCalls({ '/api/show/vote-question': { data: {} } });
  const { rerender } = render(<ChosenQuestions questions={[view('a')]} />);
  const vote = button(/Question a\?$/);
  await expect.element(vote).toBeDisabled();
  vote.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
  useUserType.mockReturnValue('registered');
  rerender(<ChosenQuestions questions={[view('a')]} />);
  await expect.element(vote).toBeEnabled();
  await userEvent.click(vote);
  await expect.element(vote).toHaveAttribute('aria-pressed', 'true');
  expect(calls.map(({ body }) => body)).toEqual([{ id: 'a', vote: true }]);
});
