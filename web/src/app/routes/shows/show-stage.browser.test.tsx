import type { PublishedQuestions } from '@boma/domain/questions/questions.schema.ts';
import { plannedView } from '@boma/domain/shows/shows.fixtures.ts';
import type { ShowView } from '@boma/domain/shows/shows.schema.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  fakeRoom,
  registered,
  rowsUpTo,
} from '../../../features/chat/components/chat-stage.test-support.tsx';
import { ChatView } from '../../../features/chat/components/chat-view.tsx';
import ShowQuestions from '../../../features/questions/components/show-questions.later.tsx';
import type { Hearing } from '../../../lib/lazy-listener.ts';
import { createStore, useStore } from '../../../lib/store.ts';
import { render } from '../../../test-support/render.tsx';
import { signIn } from '../../../test-support/session.ts';
import { ChatToggle } from '../../shell/chat-toggle.tsx';
import { ShowStage } from './show-stage.tsx';

const rows = createStore(rowsUpTo(40));
const room = fakeRoom();

function Chat() {
  const state = { status: 'ready', connected: true, rows: useStore(rows, []), arrived: 0 } as const;
  return <ChatView chat="chat-general" state={state} room={room} standing={registered} />;
}

const chosen: PublishedQuestions = {
  questions: [{ id: 'a', question: 'Do lions swim?', author: 'Thandi', votes: 3, answering: false }],
};

async function listen({ heard }: Hearing<PublishedQuestions>) {
  heard(chosen);
  return () => undefined;
}

vi.mock('../../../features/chat/components/chat-place.tsx', () => ({ ChatPlace: Chat }));
vi.mock('../../../features/player/components/camera-player.tsx', () => ({
  CameraPlayer: () => <p>The film</p>,
}));
vi.mock('../../../features/questions/api/published-questions.later.ts', () => ({
  publishedQuestions: { listen },
}));

const SHOW = '/wildlife/shows/ranger-show';
const running: ShowView = { ...plannedView, on_air: true };
const clock = { now: plannedView.show_ts * 1000 - 60_000, zone: 'UTC' };
const toggle = page.getByRole('button', { name: 'Chat', exact: true });
const tab = (name: string) => page.getByRole('tab', { name, exact: true });
const panel = (name: string) => page.getByRole('tabpanel', { name, exact: true });
const newest = (number: number) => page.getByText(`Message ${number}`, { exact: true });
const placeOf = (part: typeof toggle) => part.element().getBoundingClientRect();

/** The page of the show below a header with its place for the button. */
const pageOf = (show: ShowView) => (
  <>
    <span id="chat-slot" />
    <ChatToggle />
    <ShowStage shows={[show]} clock={clock} />
    {!show.on_air && <ShowQuestions />}
  </>
);

beforeEach(async () => {
  rows.write(rowsUpTo(40));
  await page.viewport(1440, 900);
});

it('offers members no drawer while the page shows the same chat beside the show', async () => {
  signIn({ is_subscribed: true });
  const { rerender } = render(pageOf(plannedView), { at: SHOW });
  await expect.element(toggle).toBeVisible();
  rerender(pageOf(running));
  await expect.element(newest(40)).toBeVisible();
  await expect.element(toggle).not.toBeInTheDocument();
  rerender(pageOf(plannedView));
  await expect.element(toggle).toBeVisible();
  expect(newest(40).query()).toBeNull();
});

it('has the chat and the questions in two tabs beside the picture, on a phone below it, which the arrow keys turn', async () => {
  signIn();
  render(pageOf(running), { at: SHOW });
  await expect.element(tab('Chat')).toHaveAttribute('aria-selected', 'true');
  await expect.element(panel('Chat')).toBeVisible();
  expect(panel('Questions').query()).toBeNull();
  const film = page.getByText('The film');
  await expect.poll(() => placeOf(film).right < placeOf(tab('Chat')).left).toBe(true);
  await userEvent.click(tab('Chat'));
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(tab('Questions')).toHaveFocus();
  await expect.element(panel('Questions').getByRole('textbox', { name: 'Your question' })).toBeVisible();
  const list = panel('Questions').getByRole('list', { name: 'Questions for the rangers' });
  await expect.element(list.getByText('Do lions swim?')).toBeVisible();
  // The tabs hide a panel in the frame after they have closed it.
  await expect.poll(() => panel('Chat').query()).toBeNull();
  await page.viewport(390, 844);
  await expect.poll(() => placeOf(film).bottom < placeOf(tab('Chat')).top).toBe(true);
  const send = panel('Questions').getByRole('button', { name: 'Ask the rangers' });
  expect(placeOf(send).bottom).toBeLessThan(placeOf(panel('Questions')).bottom);
});

it('keeps the chat at its newest message while the viewer reads the questions', async () => {
  signIn();
  render(pageOf(running), { at: SHOW });
  await expect.element(newest(40)).toBeInViewport();
  await userEvent.click(tab('Questions'));
  await expect.element(panel('Questions')).toBeVisible();
  rows.write(rowsUpTo(60));
  await userEvent.click(tab('Chat'));
  await expect.element(newest(60)).toBeInViewport();
});

it('goes on with the question that a viewer was writing as the show began, and after it has ended', async () => {
  signIn();
  const { rerender } = render(pageOf(plannedView), { at: SHOW });
  const field = page.getByRole('textbox', { name: 'Your question' });
  await field.fill('Do hippos');
  rerender(pageOf(running));
  await expect.element(tab('Questions')).toHaveAttribute('aria-selected', 'true');
  await expect.element(field).toHaveValue('Do hippos');
  await field.fill('Do hippos swim?');
  rerender(pageOf(plannedView));
  await expect.element(field).toHaveValue('Do hippos swim?');
});

it('has the next show above the others, as wide as its picture, and beside them in a wide window', async () => {
  await page.viewport(820, 1180);
  const later = { ...plannedView, id: plannedView.id + 1, show_ts: plannedView.show_ts + 3600 };
  const { host } = render(<ShowStage shows={[plannedView, later]} clock={clock} />, { at: SHOW });
  const pictures = () => {
    const [next, afterNext] = host.querySelectorAll('img');
    if (!next || !afterNext) throw new Error('A show has no picture.');
    return { next: next.getBoundingClientRect(), afterNext: afterNext.getBoundingClientRect() };
  };
  const { next, afterNext } = pictures();
  expect(next.width / next.height).toBeGreaterThan(1.6);
  expect(afterNext.top).toBeGreaterThan(next.bottom);
  await page.viewport(1440, 900);
  await expect.poll(() => pictures().afterNext.left > pictures().next.right).toBe(true);
});

it('shows the next show to a phone on its side in little more than half of its window', async () => {
  await page.viewport(844, 390);
  const later = { ...plannedView, id: plannedView.id + 1, show_ts: plannedView.show_ts + 3600 };
  const { host } = render(<ShowStage shows={[plannedView, later]} clock={clock} />, { at: SHOW });
  const [next] = host.firstElementChild?.children ?? [];
  expect(next?.getBoundingClientRect().height).toBeLessThan(300);
});
