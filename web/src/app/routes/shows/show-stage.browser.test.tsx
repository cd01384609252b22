import { plannedView } from '@boma/domain/shows/shows.fixtures.ts';
import type { ShowView } from '@boma/domain/shows/shows.schema.ts';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../../test-support/render.tsx';
import { signIn } from '../../../test-support/session.ts';
import { ChatToggle } from '../../shell/chat-toggle.tsx';
import { ShowStage } from './show-stage.tsx';

vi.mock('../../../features/chat/components/chat-place.tsx', () => ({ ChatPlace: () => <p>The talk</p> }));
vi.mock('../../../features/player/components/camera-player.tsx', () => ({
  CameraPlayer: () => <p>The film</p>,
}));

const SHOW = '/wildlife/shows/ranger-show';
const running: ShowView = { ...plannedView, on_air: true };
const clock = { now: plannedView.show_ts * 1000 - 60_000, zone: 'UTC' };
const toggle = page.getByRole('button', { name: 'Chat', exact: true });

/** The page of the show below a header with its place for the button. */
const pageOf = (show: ShowView) => (
  <>
    <span id="chat-slot" />
    <ChatToggle />
    <ShowStage shows={[show]} clock={clock} />
  </>
);

it('offers members no drawer while the page shows the same chat beside the show', async () => {
  signIn({ is_subscribed: true });
  const { rerender } = render(pageOf(plannedView), { at: SHOW });
  await expect.element(toggle).toBeVisible();
  rerender(pageOf(running));
  await expect.element(page.getByText('The talk')).toBeVisible();
  await expect.element(toggle).not.toBeInTheDocument();
  rerender(pageOf(plannedView));
  await expect.element(toggle).toBeVisible();
  expect(page.getByText('The talk').query()).toBeNull();
});
