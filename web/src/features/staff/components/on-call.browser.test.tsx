import { NO_ALERTS } from '@boma/domain/alerts/alert-settings.schema.ts';
import { DUTIES } from '@boma/domain/alerts/duty.constants.ts';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls, refusal } from '../../../test-support/answer-calls.ts';
import { giveUpByKey } from '../../../test-support/give-up.ts';
import { render } from '../../../test-support/render.tsx';
import { signIn } from '../../../test-support/session.ts';
import { turnToPage } from '../../../test-support/turn-to-page.ts';
import { OnCall } from './on-call.tsx';

const naledi = { uid: 'n', name: 'Naledi', on_call_since: null, devices: 2, mail: false };
const thabo = { uid: 't', name: 'Thabo', on_call_since: Date.UTC(2026, 10, 22, 12), devices: 0, mail: true };
const view = {
  uid: 'n',
  colleagues: [naledi, thabo],
  own: { push: [...DUTIES], mail: [] },
  email_verified: true,
};
const PATH = '/api/staff/on-call';
const rest = {
  '/api/user/alerts': { data: { settings: NO_ALERTS, muted_until: 0, devices: [], email_verified: true } },
  '/config.json': { mediaServer: '', mediaApplication: '', version: '1', push: { vapid_key: 'simulated' } },
  '/api/staff/desk': {
    data: {
      reports: 0,
      appeals: 0,
      held: 0,
      questions: 0,
      contact: 0,
      mails: 0,
      on_call: [],
      off_air: [],
      faulty: [],
      maintenance: [],
    },
  },
};
/** Answers each reading, which a press begins too as it turns to the page, and what is sent; after that it reads `after`. */
function read(before: object, answer: () => Response, after = before): (sent: unknown) => Response {
  let now = before;
  return (sent) => {
    if (sent === undefined) return Response.json({ data: now });
    now = after;
    return answer();
  };
}
const show = (more: Parameters<typeof answerCalls>[0]) => {
  signIn();
  const calls = answerCalls({ ...rest, ...more });
  render(<OnCall />);
  return calls;
};
const press = (name: string) => userEvent.click(page.getByRole('button', { name }));

it('shows who is on call, and passes it on', async () => {
  const passed = {
    ...view,
    colleagues: [
      { ...naledi, on_call_since: Date.UTC(2026, 10, 22, 13) },
      { ...thabo, on_call_since: null },
    ],
  };
  const calls = show({ [PATH]: read(view, () => Response.json({ data: passed }), passed) });
  await expect.element(page.getByRole('heading', { name: 'Thabo' })).toBeVisible();
  await userEvent.selectOptions(page.getByLabelText('Pass on from Thabo to'), 'n');
  await press('Pass on the duty of Thabo');
  await expect.element(page.getByRole('heading', { name: 'Naledi (you)' })).toBeVisible();
  expect(calls.find(({ path, body }) => path === PATH && body)?.body).toEqual({ from: 't', to: 'n' });
});

it('says that nobody is on call, and why the reader cannot be', async () => {
  const alert = 'Nothing would reach you. Choose notifications on a device or mails below first.';
  const none = { ...view, colleagues: [naledi] };
  show({ [PATH]: read(none, refusal(409, 'conflict', { alert })) });
  await expect.element(page.getByText('Nobody is on call: no alert leaves the site.')).toBeVisible();
  await press('Go on call');
  await expect.element(page.getByText(alert)).toBeVisible();
});

it('saves what the reader hears of at each change, and in which zone', async () => {
  const options = new Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...options,
    timeZone: 'Africa/Nairobi',
  });
  vi.spyOn(performance, 'now').mockReturnValue(1e9);
  const push = DUTIES.filter((duty) => duty !== 'report');
  const after = { ...view, own: { push, mail: [] } };
  const calls = show({ [PATH]: { data: view }, [`${PATH}/wishes`]: { data: after } });
  const box = page.getByRole('checkbox', { name: 'Something is reported: Push' });
  await userEvent.click(box);
  await expect.element(page.getByText('Saved.')).toBeVisible();
  await expect.element(box).not.toBeChecked();
  expect(calls.find(({ path }) => path.endsWith('wishes'))?.body).toEqual({
    push,
    mail: [],
    zone: 'Africa/Nairobi',
  });
});

it('saves a wish that was not saved at a press', async () => {
  const push = DUTIES.filter((duty) => duty !== 'report');
  const after: typeof view = { ...view, own: { push, mail: [] } };
  const failed = refusal(500, 'internal');
  let isDown = true;
  let now = view;
  const calls = show({
    [PATH]: () => Response.json({ data: now }),
    [`${PATH}/wishes`]: () => {
      if (isDown) return failed();
      now = after;
      return Response.json({ data: after });
    },
  });
  const box = page.getByRole('checkbox', { name: 'Something is reported: Push' });
  await userEvent.click(box);
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  isDown = false;
  await press('Try again');
  await expect.element(page.getByText('Saved.')).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'What you hear of while on call' })).toHaveFocus();
  await expect.element(box).not.toBeChecked();
  const sent = { push, mail: [], zone: expect.any(String) };
  expect(calls.filter(({ path }) => path.endsWith('wishes')).map(({ body }) => body)).toEqual([sent, sent]);
});

it('takes over what the reader has chosen elsewhere when they turn to the page again', async () => {
  const elsewhere: typeof view = { ...view, own: { push: ['held'], mail: [] } };
  let now = view;
  const calls = show({
    [PATH]: () => Response.json({ data: now }),
    [`${PATH}/wishes`]: { data: { ...view, own: { push: ['report', 'held'], mail: [] } } },
  });
  const box = page.getByRole('checkbox', { name: 'Something is reported: Push' });
  await expect.element(box).toBeChecked();
  now = elsewhere;
  await turnToPage();
  await expect.element(box).not.toBeChecked();
  await userEvent.click(box);
  await expect.element(page.getByText('Saved.')).toBeVisible();
  expect(calls.find(({ path }) => path.endsWith('wishes'))?.body).toMatchObject({
    push: ['report', 'held'],
    mail: [],
  });
});

it('does not take back who was put on call here while it reads anew', async () => {
  const late = Promise.withResolvers<Response>();
  const both = [{ ...naledi, on_call_since: Date.UTC(2026, 10, 22, 13) }, thabo];
  const passed = { ...view, colleagues: both, own: { push: ['held'], mail: [] } };
  const answers = [() => Response.json({ data: view }), () => late.promise];
  const calls = show({
    [PATH]: (sent) =>
      (sent === undefined ? answers.shift() : undefined)?.() ?? Response.json({ data: passed }),
    [`${PATH}/wishes`]: { data: passed },
  });
  await expect.element(page.getByRole('heading', { name: 'Thabo' })).toBeVisible();
  await turnToPage();
  await expect.poll(() => answers).toEqual([]);
  await press('Go on call');
  await expect.element(page.getByRole('heading', { name: 'Naledi (you)' })).toBeVisible();
  late.resolve(Response.json({ data: view }));
  await userEvent.click(page.getByRole('checkbox', { name: 'Something is reported: Push' }));
  await expect.element(page.getByText('Saved.')).toBeVisible();
  // A wish is sent with all others: those of the late reading would be among them.
  expect(calls.find(({ path }) => path.endsWith('wishes'))?.body).toMatchObject({ push: ['report', 'held'] });
});

it('keeps the focus on a mail that was given up and cannot be chosen again without a confirmed address', async () => {
  const mailed = { ...view, email_verified: false, own: { push: [], mail: ['report'] } };
  const after = { ...mailed, own: { push: [], mail: [] } };
  const calls = show({ [PATH]: { data: mailed }, [`${PATH}/wishes`]: { data: after } });
  const box = page.getByRole('checkbox', { name: 'Something is reported: Mail' });
  await giveUpByKey(box);
  await expect.element(page.getByText('Saved.')).toBeVisible();
  expect(calls.filter(({ path }) => path.endsWith('wishes')).map(({ body }) => body)).toEqual([
    { push: [], mail: [], zone: expect.any(String) },
  ]);
});
