import { AppError } from '@boma/domain/errors.ts';
import { lions } from '@boma/domain/sightings/sightings.fixtures.ts';
import type { LogbookPage } from '@boma/domain/sightings/sightings.schema.ts';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls } from '../../../test-support/answer-calls.ts';
import { render } from '../../../test-support/render.tsx';
import { signIn } from '../../../test-support/session.ts';
import { LogbookList } from './logbook-list.tsx';

const server = vi.hoisted(() => ({ list: vi.fn<() => Promise<LogbookPage>>() }));
vi.mock(import('../api/sighting-calls.ts'), async (original) => ({
  ...(await original()),
  listSightings: () => server.list(),
}));
vi.mock(import('../api/published-sightings.later.ts'));

it('the logbook asks once more after a failure, and has each day under its heading', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  server.list.mockRejectedValueOnce(new Error('down'));
  render(<LogbookList filter={{}} nameOf={() => 'Tau'} />);
  const alert = page.getByRole('alert');
  await expect.element(alert.getByText('We could not load the logbook.', { exact: false })).toBeVisible();
  server.list.mockResolvedValue({ sightings: [lions], next: null });
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect.element(page.getByRole('region', { name: 'Thursday, Mar 5, 2026' })).toBeVisible();
  expect(alert.query()).toBeNull();
});

it('the logbook says that nothing is written down for a filter', async () => {
  server.list.mockResolvedValue({ sightings: [], next: null });
  render(<LogbookList filter={{}} nameOf={() => 'Tau'} />);
  await expect.element(page.getByText('Nothing is written down for this.', { exact: false })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Show older sightings' })).not.toBeInTheDocument();
});

it('the logbook has nothing written down for an animal or a day that there is not', async () => {
  server.list.mockRejectedValue(new AppError('invalid-input'));
  render(<LogbookList filter={{ species: 'unicorn', day: 'tomorrow' }} nameOf={() => 'Tau'} />);
  await expect.element(page.getByText('Nothing is written down for this.', { exact: false })).toBeVisible();
  expect(page.getByRole('alert').query()).toBeNull();
});

it('staff who remove a sighting by keys go on at the first day, and at the words that stand for an empty logbook', async () => {
  signIn({ roles: ['zoomie'] });
  answerCalls({ '/api/staff/remove-sighting': { data: {} } });
  const leopard = { ...lions, id: 'leopard', caption: '1 leopard', created_ts: lions.created_ts - 86_400 };
  server.list.mockResolvedValue({ sightings: [lions, leopard], next: null });
  render(<LogbookList filter={{}} nameOf={() => 'Tau'} />);
  const removeByKeys = async (name: string) => {
    const button = page.getByRole('button', { name });
    await expect.element(button).toBeVisible();
    (button.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('button', { name: 'Keep it' })).toHaveFocus();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}');
  };
  await removeByKeys('Remove: 2 lions at Tau');
  await expect.element(page.getByRole('heading', { name: 'Wednesday, Mar 4, 2026' })).toHaveFocus();
  await removeByKeys('Remove: 1 leopard at Tau');
  await expect.element(page.getByText('Nothing is written down for this.', { exact: false })).toHaveFocus();
});
