import { NO_ALERTS } from '@boma/domain/alerts/alert-settings.schema.ts';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { clearSession } from '../../../session/write-session.later.ts';
import { answerCalls, refusal } from '../../../test-support/answer-calls.ts';
import { giveUpByKey } from '../../../test-support/give-up.ts';
import { render } from '../../../test-support/render.tsx';
import { signIn } from '../../../test-support/session.ts';
import { turnToPage } from '../../../test-support/turn-to-page.ts';
import AwayAlerts from './away-alerts.tsx';

vi.mock('../api/push-token.ts', () => ({ pushToken: async () => 'an-address' }));

const PATH = '/api/user/alerts';
const settings = { ...NO_ALERTS, zone: 'Africa/Johannesburg' };
const view = { settings, muted_until: 0, devices: [], email_verified: true };
const config = { mediaServer: '', mediaApplication: '', version: '1', push: { vapid_key: 'simulated' } };
const answers = { [PATH]: { data: view }, '/config.json': config };
const cameras = [{ slug: 'tau', name: 'Tau' }];

const show = (more: Parameters<typeof answerCalls>[0] = {}) => {
  signIn();
  const calls = answerCalls({ ...answers, ...more });
  render(<AwayAlerts cameras={cameras} />);
  return calls;
};
const openQuietHours = () => page.getByText(/^Quiet hours/).click();
const saved = (calls: ReturnType<typeof show>) =>
  calls.filter(({ path, body }) => path === PATH && body).map(({ body }) => body);

it('saves each wish at once, with all others', async () => {
  const calls = show();
  await page.getByRole('checkbox', { name: /^Shows that you follow/ }).click();
  await expect.element(page.getByText('Saved.')).toBeVisible();
  await page.getByText(/^Every sighting at these cameras/).click();
  await page.getByRole('checkbox', { name: 'Tau' }).click();
  await expect.poll(() => saved(calls)).toHaveLength(2);
  expect(saved(calls)).toEqual([
    { ...settings, shows: true },
    { ...settings, shows: true, cameras: ['tau'] },
  ]);
});

it('takes over what was changed elsewhere when the viewer turns to the page again', async () => {
  let now = { ...settings, mail: true };
  const calls = show({ [PATH]: () => Response.json({ data: { ...view, settings: now } }) });
  const mails = page.getByRole('checkbox', { name: /^By email/ });
  await expect.element(mails).toBeChecked();
  now = settings;
  await turnToPage();
  await expect.element(mails).not.toBeChecked();
  await page.getByRole('checkbox', { name: /^Shows that you follow/ }).click();
  await expect.poll(() => saved(calls)).toEqual([{ ...settings, shows: true }]);
});

it('does not take back what was changed here while it reads anew', async () => {
  const late = Promise.withResolvers<Response>();
  let isLate = false;
  const calls = show({ [PATH]: () => (isLate ? late.promise : Response.json({ data: view })) });
  const shows = page.getByRole('checkbox', { name: /^Shows that you follow/ });
  await expect.element(shows).not.toBeChecked();
  isLate = true;
  await turnToPage();
  await expect.poll(() => calls.filter(({ path }) => path === PATH)).toHaveLength(2);
  isLate = false;
  await shows.click();
  await expect.element(page.getByText('Saved.')).toBeVisible();
  late.resolve(Response.json({ data: view }));
  await page.getByText(/^Every sighting at these cameras/).click();
  await page.getByRole('checkbox', { name: 'Tau' }).click();
  await expect
    .poll(() => saved(calls))
    .toEqual([
      { ...settings, shows: true },
      { ...settings, shows: true, cameras: ['tau'] },
    ]);
});

it('takes the times of the camp where the browser cannot tell its zone, and saves no zone that nobody knows', async () => {
  const options = new Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...options,
    timeZone: 'Etc/Unknown',
  });
  vi.spyOn(performance, 'now').mockReturnValue(1e9);
  const calls = show({ [PATH]: { data: { ...view, settings: { ...settings, zone: 'UTC' } } } });
  await openQuietHours();
  await expect.element(page.getByText('The times are those of our camp.', { exact: false })).toBeVisible();
  await page.getByRole('checkbox', { name: /^Shows that you follow/ }).click();
  await expect.poll(() => saved(calls)).toEqual([{ ...settings, zone: 'Etc/GMT-2', shows: true }]);
});

it('asks for no permission until the viewer asks for pushes', async () => {
  vi.spyOn(Notification, 'permission', 'get').mockReturnValue('default');
  const ask = vi.spyOn(Notification, 'requestPermission').mockResolvedValue('denied');
  const calls = show();
  const button = page.getByRole('button', { name: 'Get notifications on this device' });
  await expect.element(button).toBeVisible();
  expect(ask).not.toHaveBeenCalled();
  await button.click();
  expect(ask).toHaveBeenCalledOnce();
  await expect.element(page.getByText(/was told not to show notifications/)).toBeVisible();
  expect(calls.some(({ path }) => path.endsWith('/devices'))).toBe(false);
});

it.each([
  ['keeps the address of a viewer who asks for pushes', () => undefined, 'an-address'],
  ['keeps no address of a viewer who signs out while they ask for pushes', clearSession, null],
])('%s', async (_, meanwhile, kept) => {
  vi.spyOn(Notification, 'permission', 'get').mockReturnValue('default');
  vi.spyOn(Notification, 'requestPermission').mockResolvedValue('granted');
  const device = { label: 'Chrome', this_device: true, added_at: 0 };
  show({
    [`${PATH}/devices`]: () => {
      meanwhile();
      return Response.json({ data: { ...view, devices: [device] } });
    },
  });
  await page.getByRole('button', { name: 'Get notifications on this device' }).click();
  await expect.element(page.getByRole('button', { name: 'Stop notifications on this device' })).toBeVisible();
  expect(localStorage.getItem('boma:push-address')).toBe(kept);
});

it('says that notifications are forbidden here, without asking again', async () => {
  vi.spyOn(Notification, 'permission', 'get').mockReturnValue('denied');
  show();
  await expect.element(page.getByText(/was told not to show notifications/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: /notifications/ })).not.toBeInTheDocument();
});

it('changes the quiet hours of one day, and refuses times that are the same', async () => {
  const calls = show();
  await expect
    .element(page.getByText(/^Quiet hours/))
    .toHaveTextContent('Quiet hours: 22:00 to 07:00, every day');
  await openQuietHours();
  const until = page.getByLabelText('Friday, to');
  await until.fill('22:00');
  await expect.element(page.getByText('Give two different times.')).toBeVisible();
  await until.fill('09:30');
  (until.element() as HTMLInputElement).blur();
  await expect.poll(() => saved(calls)).toHaveLength(1);
  const quiet = settings.quiet.map((span, day) => (day === 4 ? { from: '22:00', to: '09:30' } : span));
  expect(saved(calls)).toEqual([{ ...settings, quiet }]);
  await expect.element(page.getByText(/^Quiet hours/)).toHaveTextContent('Quiet hours: every day');
  await page.getByRole('checkbox', { name: 'Monday' }).click();
  await expect.element(page.getByText(/^Quiet hours/)).toHaveTextContent('Quiet hours: on 6 of 7 days');
});

it('folds the animals by their kind, with how many of each are picked', async () => {
  const calls = show();
  await page.getByText(/^Every sighting of these animals/).click();
  const cats = page.getByText(/^Big cats/);
  await expect.element(cats).toHaveTextContent('Big cats 0 of 3');
  await expect.element(page.getByRole('checkbox', { name: 'Leopard' })).not.toBeInTheDocument();
  await cats.click();
  await page.getByRole('checkbox', { name: 'Leopard' }).click();
  await expect.element(cats).toHaveTextContent('Big cats 1 of 3');
  await expect.poll(() => saved(calls)).toEqual([{ ...settings, species: ['leopard'] }]);
  await expect
    .element(page.getByText(/^Every sighting of these animals/))
    .toHaveTextContent('Every sighting of these animals: Leopard');
});

it('mutes for an hour', async () => {
  const muted = { ...view, muted_until: Date.now() + 3_600_000 };
  const calls = show({ '/api/user/alerts/mute': { data: muted } });
  await page.getByRole('button', { name: 'Mute for an hour' }).click();
  await expect.element(page.getByText(/^Nothing is sent until/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Unmute alerts' })).toBeVisible();
  expect(calls.at(-1)).toEqual({ path: '/api/user/alerts/mute', body: { mute: true } });
});

it('says why mails cannot be sent to an address that is not confirmed', async () => {
  show({ [PATH]: { data: { ...view, email_verified: false } } });
  await expect.element(page.getByRole('checkbox', { name: /^By email/ })).toBeDisabled();
  await expect.element(page.getByText(/confirm your email address/)).toBeVisible();
});

it('keeps the focus on a wish that was given up and cannot be chosen again', async () => {
  const calls = show({ [PATH]: { data: { ...view, settings: { ...settings, back: true } } } });
  const box = page.getByRole('checkbox', { name: /when they are back on the air$/ });
  await giveUpByKey(box);
  await expect.poll(() => saved(calls)).toEqual([{ ...settings, back: false }]);
});

it('offers another try when the alerts cannot be read', async () => {
  show({ [PATH]: refusal(500, 'internal') });
  await expect.element(page.getByText('We could not load your alerts.', { exact: false })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Retry' })).toBeVisible();
});
