import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls } from '../../../test-support/answer-calls.ts';
import { render } from '../../../test-support/render.tsx';
import { signIn } from '../../../test-support/session.ts';
import WhileAway from './while-away.later.tsx';

const HOUR = 3_600_000;
const since = Date.now() - 9 * HOUR;
const seen = (id: string, hoursAgo: number, kind: number) => ({
  id,
  created_ts: Math.floor((Date.now() - hoursAgo * HOUR) / 1000),
  caption: id,
  message: '',
  stream: { slug: 'tau' },
  species: 'lion',
  count: null,
  avatar: '/covers/tau-sm.jpg',
  notification_category_id: kind,
  first_in_days: null,
});
const show = (sightings: object[], onClosed = vi.fn()) => {
  answerCalls({ '/api/sightings': { data: { sightings, next: null } } });
  render(<WhileAway since={since} nameOf={() => 'Tau'} onClosed={onClosed} />);
  return onClosed;
};

it('names what the viewer missed of the chosen kinds, and goes when it is closed', async () => {
  signIn({ notification_categories: [{ id: 1 }] });
  const onClosed = show([seen('3 lions', 2, 1), seen('Genet', 3, 8), seen('Leopard', 20, 1)]);
  const card = page.getByRole('region', { name: 'While you were away' });
  await expect.element(card.getByText(/^1 sighting since/)).toBeVisible();
  await expect.element(card.getByRole('link', { name: '3 lions at Tau' })).toBeVisible();
  await expect.element(card.getByText('Genet')).not.toBeInTheDocument();
  await card.getByRole('button', { name: 'Close what you missed' }).click();
  await expect.element(card).not.toBeInTheDocument();
  expect(onClosed).toHaveBeenCalledOnce();
});

it('is silent when nothing was seen', async () => {
  signIn();
  show([seen('Leopard', 20, 1)]);
  await expect.poll(() => fetch).toHaveBeenCalled();
  await expect.element(page.getByRole('region', { name: 'While you were away' })).not.toBeInTheDocument();
});
