import { AppError } from '@boma/domain/errors.ts';
import { plannedView } from '@boma/domain/shows/shows.fixtures.ts';
import type { ShowView } from '@boma/domain/shows/shows.schema.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../../test-support/render.tsx';
import { chooseInMenu } from '../../../test-support/row-menu.ts';
import { StaffShows } from './staff-shows.tsx';

/** 06:00 at camp on 15 January 2027 is the start of `plannedView`. */
const FIVE_AT_CAMP = Date.parse('2027-01-15T03:00:00Z');

const server = vi.hoisted(() => ({
  shows: [] as ShowView[],
  /** What the page shows: it may be older than what the server has. */
  shown: [] as ShowView[],
  reread: () => Promise.resolve(),
  startShow: vi.fn<(id: number, how: { early: boolean }) => Promise<void>>(),
  endShow: vi.fn<(id: number, how: { back_to_plan: boolean }) => Promise<void>>(),
  changeShow: vi.fn<(body: { sequence: number; title: string }) => Promise<void>>(),
  planShow: vi.fn<(body: { title: string }) => Promise<void>>(),
  now: 0,
}));
vi.mock(import('../api/schedule.ts'), async (original) => ({
  ...(await original()),
  rereadSchedule: async () => {
    await server.reread();
    return { version: 1, schedule: server.shows };
  },
  useSchedule: () => ({ value: server.shown, status: 'ready' as const }),
}));
vi.mock(import('../api/show-calls.ts'), async (original) => ({
  ...(await original()),
  startShow: async (id, how) => server.startShow(id, how).then(() => plannedView),
  endShow: async (id, how) => server.endShow(id, how).then(() => plannedView),
  changeShow: async (body) => server.changeShow(body).then(() => plannedView),
  planShow: async (body) => server.planShow(body).then(() => plannedView),
}));
vi.mock(import('../hooks/use-show-clock.ts'), () => ({
  useShowClock: () => ({ now: server.now, zone: 'Africa/Johannesburg' }),
}));

/** Anew for each render: React skips an element that it knows. */
const staffShows = () => (
  <StaffShows
    lead="Planned and running shows."
    types={[{ value: 'ranger-show', text: 'Ranger Show' }]}
    cameras={[
      { value: 'tau', text: 'Camera Tau' },
      { value: 'tembe', text: 'Camera Tembe' },
    ]}
  />
);
const show = (...shows: ShowView[]) => {
  server.shows = shows;
  server.shown = shows;
  return render(staffShows());
};
const press = (name: string | RegExp) => page.getByRole('button', { name }).click();

beforeEach(() => {
  server.now = FIVE_AT_CAMP;
  server.reread = () => Promise.resolve();
  for (const call of [server.startShow, server.endShow, server.changeShow, server.planShow])
    call.mockReset().mockResolvedValue(undefined);
});

it('a show says the name of its camera', async () => {
  show({ ...plannedView, code: 'tembe', youtube_id: null });
  await expect.element(page.getByText(/ · Camera Tembe$/)).toBeVisible();
});

it('a dialog that staff open while an action ends stays open', async () => {
  server.now = FIVE_AT_CAMP + 2 * 3_600_000;
  show({ ...plannedView, on_air: true });
  const reread = Promise.withResolvers<void>();
  server.reread = () => reread.promise;
  await press(/^Take off the air/);
  await press('Plan a show');
  const dialog = page.getByRole('dialog', { name: 'Plan a show' });
  await dialog.getByLabelText('Title').fill('Owls at dusk');
  reread.resolve();
  await expect.element(page.getByText(`'${plannedView.title}' is off the air.`)).toBeInTheDocument();
  await expect.element(dialog.getByLabelText('Title')).toHaveValue('Owls at dusk');
});

it('a show that is due starts with one press', async () => {
  server.now = FIVE_AT_CAMP + 31 * 60_000;
  show(plannedView);
  await press(/^Put on the air/);
  await expect.poll(() => server.startShow.mock.calls).toEqual([[plannedView.id, { early: false }]]);
});

it('a show that is planned for later starts only after a question that names its time', async () => {
  show(plannedView);
  await press(/^Put on the air/);
  expect(server.startShow).not.toHaveBeenCalled();
  await expect
    .element(
      page.getByText('It is planned for Jan 15, 2027, 06:00 at camp. Put it on the air now, on every page?'),
    )
    .toBeVisible();
  await press('Yes, put it on the air now');
  await expect.poll(() => server.startShow.mock.calls).toEqual([[plannedView.id, { early: true }]]);
});

it('the question about a show that is on the air stays when the call that put it there ends', async () => {
  const { rerender } = show(plannedView);
  const started = Promise.withResolvers<void>();
  server.startShow.mockReturnValue(started.promise);
  await press(/^Put on the air/);
  await press('Yes, put it on the air now');
  server.shown = [{ ...plannedView, on_air: true }];
  rerender(staffShows());
  await press(/^Take off the air/);
  started.resolve();
  await expect.element(page.getByText(`'${plannedView.title}' is on the air.`)).toBeInTheDocument();
  await press('It is over');
  await expect.poll(() => server.endShow.mock.calls).toEqual([[plannedView.id, { back_to_plan: false }]]);
});

it('a show that began early goes back to the schedule, or is over', async () => {
  show({ ...plannedView, on_air: true });
  await press(/^Take off the air/);
  expect(server.endShow).not.toHaveBeenCalled();
  await press('Back to the schedule');
  await expect.element(page.getByText(`'${plannedView.title}' is back in the schedule.`)).toBeVisible();
  await press(/^Take off the air/);
  await press('It is over');
  await expect
    .poll(() => server.endShow.mock.calls)
    .toEqual([
      [plannedView.id, { back_to_plan: true }],
      [plannedView.id, { back_to_plan: false }],
    ]);
});

it('a running show takes another camera and title, but no other time', async () => {
  show({ ...plannedView, on_air: true });
  await chooseInMenu(plannedView.title, 'Change');
  const dialog = page.getByRole('dialog', { name: `Change '${plannedView.title}'` });
  await expect.element(dialog.getByLabelText('Title')).toHaveValue(plannedView.title);
  expect(dialog.getByLabelText('Begins').elements()).toEqual([]);
  expect(dialog.getByLabelText('Kind of show').elements()).toEqual([]);
  await dialog.getByLabelText('Title').fill('Sunrise at Tembe');
  await dialog.getByLabelText('Where it is seen').selectOptions('Camera Tembe');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => server.changeShow.mock.calls[0]?.[0])
    .toMatchObject({
      id: plannedView.id,
      title: 'Sunrise at Tembe',
      source: { kind: 'camera', code: 'tembe' },
      show_ts: plannedView.show_ts,
      type: 'ranger-show',
      sequence: plannedView.sequence,
    });
  // It may be that of its kind.
  expect(server.changeShow.mock.calls[0]?.[0]).not.toHaveProperty('cover_clean');
});

it('the dialog asks before Esc, a press beside it or its button loses what was typed', async () => {
  show();
  await press('Plan a show');
  const dialog = page.getByRole('dialog', { name: 'Plan a show' });
  const title = dialog.getByLabelText('Title');
  await title.fill('Owls at dusk');
  for (const leave of [
    () => userEvent.keyboard('{Escape}'),
    () => dialog.getByRole('button', { name: 'Leave it' }).click(),
    () => dialog.getByRole('button', { name: 'Close' }).click(),
  ]) {
    await leave();
    const question = page.getByRole('dialog', { name: 'Leave without sending?' });
    await question.getByRole('button', { name: 'Stay here' }).click();
    await expect.element(title).toHaveValue('Owls at dusk');
  }
  document.elementFromPoint(3, 3)?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  await expect.element(title).toHaveValue('Owls at dusk');
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});

it('the second of two editors sees what the first has changed, and saves on top of it', async () => {
  show(plannedView);
  await chooseInMenu(plannedView.title, 'Change');
  const dialog = page.getByRole('dialog', { name: `Change '${plannedView.title}'` });
  await dialog.getByLabelText('Title').fill('Sunrise with owls');
  server.shows = [{ ...plannedView, title: 'Sunrise at the dam', code: 'tembe', sequence: 4 }];
  server.changeShow.mockRejectedValueOnce(new AppError('conflict'));
  await dialog.getByRole('button', { name: 'Save' }).click();
  const conflict = page.getByRole('region', { name: 'A colleague has saved this meanwhile' });
  await expect
    .poll(() => conflict.element().textContent)
    .toContain(`“${plannedView.title}” is now “Sunrise at the dam”. You wrote “Sunrise with owls”.`);
  expect(conflict.element().textContent).toContain('“Camera Tau” is now “Camera Tembe”.');
  await press('Save my changes too');
  await expect
    .poll(() => server.changeShow.mock.calls[1]?.[0])
    .toMatchObject({ title: 'Sunrise with owls', source: { code: 'tembe' }, sequence: 4 });
});

it('a show whose answer was lost is not planned twice', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  show();
  await press('Plan a show');
  const dialog = page.getByRole('dialog', { name: 'Plan a show' });
  await dialog.getByLabelText('Title').fill('Owls at dusk');
  server.planShow.mockRejectedValueOnce(new AppError('unavailable'));
  const plan = dialog.getByRole('button', { name: 'Plan it' });
  await plan.click();
  await expect.element(dialog.getByText('That did not work. Please try again in a moment.')).toBeVisible();
  const [stored] = server.planShow.mock.calls[0] as unknown as [{ show_ts: number; title: string }];
  server.shows = [{ ...plannedView, ...stored, id: 900, sub_title: '', code: null, youtube_id: null }];
  await plan.click();
  await expect.element(page.getByText("'Owls at dusk' is planned.")).toBeVisible();
  expect(server.planShow).toHaveBeenCalledOnce();
});

it('a show is planned once where only the schedule cannot be read after it', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  show();
  await press('Plan a show');
  const dialog = page.getByRole('dialog', { name: 'Plan a show' });
  await dialog.getByLabelText('Title').fill('Owls at dusk');
  server.planShow.mockImplementationOnce(async () => {
    server.reread = () => Promise.reject(new Error('down'));
  });
  await dialog.getByRole('button', { name: 'Plan it' }).click();
  await expect.element(page.getByText("'Owls at dusk' is planned.")).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.planShow).toHaveBeenCalledOnce();
});

it('a show is planned again in a later week, and one that was cancelled at its own time', async () => {
  show(plannedView, { ...plannedView, id: 99, title: 'Rained off', cancelled: true });
  await chooseInMenu('Rained off', 'Plan again');
  let dialog = page.getByRole('dialog', { name: "Plan 'Rained off' again" });
  await expect.element(dialog.getByLabelText('Begins')).toHaveValue('2027-01-15T06:00');
  await dialog.getByRole('button', { name: 'Leave it' }).click();
  await expect.element(page.getByRole('button', { name: 'More for Rained off' })).toHaveFocus();
  await chooseInMenu(plannedView.title, 'Plan again');
  dialog = page.getByRole('dialog', { name: `Plan '${plannedView.title}' again` });
  await expect.element(dialog.getByLabelText('Begins')).toHaveValue('2027-01-22T06:00');
  await dialog.getByRole('button', { name: 'Plan it' }).click();
  await expect
    .poll(() => server.planShow.mock.calls[0]?.[0])
    .toMatchObject({
      title: plannedView.title,
      show_ts: plannedView.show_ts + 604_800,
      like: plannedView.id,
    });
  expect(server.planShow.mock.calls[0]?.[0]).not.toHaveProperty('cover_clean');
});

it('staff are warned of two shows of a kind at the same time', async () => {
  const other = { ...plannedView, id: 99, title: 'Owls at dusk', show_ts: plannedView.show_ts + 600 };
  show(plannedView, other);
  await expect.element(page.getByText('Overlaps with ‘Owls at dusk’.')).toBeVisible();
  await expect.element(page.getByText(`Overlaps with ‘${plannedView.title}’.`)).toBeVisible();
});
