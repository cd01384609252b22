import { plannedView } from '@boma/domain/shows/shows.fixtures.ts';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../../test-support/render.tsx';
import { StaffShows } from './staff-shows.tsx';

const server = vi.hoisted(() => ({ reread: Promise.withResolvers<void>() }));
vi.mock(import('../api/schedule.ts'), async (original) => ({
  ...(await original()),
  rereadSchedule: () => server.reread.promise,
  useSchedule: () => ({ value: [{ ...plannedView, on_air: true }], status: 'ready' as const }),
}));
vi.mock(import('../api/show-calls.ts'), async (original) => ({
  ...(await original()),
  endShow: async () => plannedView,
}));
vi.mock(import('../hooks/use-show-clock.ts'), () => ({
  useShowClock: () => ({ now: Date.parse('2027-01-15T04:00:00Z'), zone: 'Africa/Johannesburg' }),
}));

it('a dialog that staff open while an action ends stays open', async () => {
  render(<StaffShows types={[{ value: 'ranger-show', text: 'Ranger Show' }]} cameras={[]} />);
  await page.getByRole('button', { name: /^Take off the air/ }).click();
  await page.getByRole('button', { name: 'Plan a show' }).click();
  const dialog = page.getByRole('dialog', { name: 'Plan a show' });
  await dialog.getByLabelText('Title').fill('Owls at dusk');
  server.reread.resolve();
  await expect.element(page.getByText(`'${plannedView.title}' is off the air.`)).toBeInTheDocument();
  await expect.element(dialog.getByLabelText('Title')).toHaveValue('Owls at dusk');
});
