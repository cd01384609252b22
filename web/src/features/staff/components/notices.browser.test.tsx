import type { ApiResponse } from '@boma/domain/api.ts';
import { fullNotify } from '@boma/domain/notifications/notifications.fixtures.ts';
import { Route, Routes, useParams } from 'react-router';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls, refusal } from '../../../test-support/answer-calls.ts';
import { render } from '../../../test-support/render.tsx';
import { chooseInMenu } from '../../../test-support/row-menu.ts';
import { Notices } from './notices.tsx';

type Held = ApiResponse<'listNotices'>['data'];

const at = Date.UTC(2099, 0, 15, 4);
const waiting = { id: 'n1', version: '1.1', notice: { ...fullNotify, send_at: at } };
const nothing: Held = { planned: [], notices: [], pinned: null };
const message = page.getByRole('textbox', { name: 'Message' });
const sendNow = page.getByRole('button', { name: 'Send it to everyone now' });
const save = page.getByRole('button', { name: 'Save' });
const status = (text: string) => page.getByRole('status').filter({ hasText: text });

function Screen() {
  return <Notices item={useParams()['item']} />;
}

const show = (path: string) =>
  render(
    <Routes>
      <Route path="/staff/notices/:item?" element={<Screen />} />
    </Routes>,
    { at: `/staff/notices${path}` },
  );

/** Answers what is held now, and each call of these paths with success, or by its own answer. */
function serve(held: () => Held, more: Parameters<typeof answerCalls>[0] = {}) {
  const calls = answerCalls({
    '/api/staff/notices': () => Response.json({ data: held() }),
    '/api/staff/save-notice': { data: {} },
    '/api/staff/send-notice': { data: { id: 'n1' } },
    ...more,
  });
  return (path: string) => calls.flatMap((each) => (each.path === `/api/staff/${path}` ? [each.body] : []));
}

it('sends a new notice at once, and keeps nothing', async () => {
  const sent = serve(() => nothing);
  show('/new');
  await userEvent.fill(message, 'The pride has come down.');
  await sendNow.click();
  await expect.element(status('The notice is on its way to everyone who is here now.')).toBeInTheDocument();
  const words = { message: 'The pride has come down.', version: null, timeout: 8000 };
  expect(sent('send-notice')).toEqual([expect.objectContaining({ ...words, id: expect.any(String) })]);
  expect(sent('send-notice')[0]).not.toHaveProperty('publish');
  expect(sent('save-notice')).toEqual([]);
});

it('sends under the same id again when the answer was lost', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  let isLost = true;
  const sent = serve(() => nothing, {
    '/api/staff/send-notice': () => {
      if (!isLost) return Response.json({ data: { id: 'n1' } });
      isLost = false;
      throw new TypeError('Failed to fetch');
    },
  });
  show('/new');
  await userEvent.fill(message, 'The pride has come down.');
  await sendNow.click();
  await expect.poll(() => sent('send-notice').length).toBe(1);
  await expect.element(sendNow).toBeVisible();
  await save.click();
  await expect.element(status('on its way')).toBeInTheDocument();
  const [first, second] = sent('send-notice');
  expect(second).toEqual(first);
});

it('keeps a new notice as a draft that the list shows, and sends nothing', async () => {
  let held = nothing;
  const sent = serve(() => held, {
    '/api/staff/save-notice': () => {
      held = { ...nothing, planned: [{ ...waiting, notice: { ...waiting.notice, send_at: null } }] };
      return Response.json({ data: {} });
    },
  });
  show('/new');
  await userEvent.fill(message, 'The whole pride came down to drink.');
  await save.click();
  await expect.element(status('The notice is saved.')).toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'Lions at Tau', exact: true })).toBeVisible();
  await expect.element(page.getByText('Draft', { exact: true })).toBeVisible();
  expect(sent('save-notice')).toMatchObject([{ version: null, notice: { publish: { kind: 'draft' } } }]);
  expect(sent('send-notice')).toEqual([]);
});

it('plans a notice for the time that staff give, in camp time', async () => {
  const sent = serve(() => ({ ...nothing, planned: [waiting] }));
  show('/n1');
  await expect.element(page.getByLabelText('At', { exact: true })).toHaveValue('2099-01-15T06:00');
  await userEvent.fill(page.getByLabelText('At', { exact: true }), '2099-01-15T18:30');
  await save.click();
  await expect.element(status('The notice is saved.')).toBeInTheDocument();
  const publish = { kind: 'later', at: at + 12.5 * 3_600_000 };
  expect(sent('save-notice')).toMatchObject([{ id: 'n1', version: '1.1', notice: { publish } }]);
});

it('says that a notice was sent before it could be removed', async () => {
  const alert = 'This notice was sent meanwhile.';
  serve(() => ({ ...nothing, planned: [waiting] }), {
    '/api/staff/remove-notice': refusal(409, 'conflict', { alert }),
  });
  show('');
  await chooseInMenu('Lions at Tau', 'Remove');
  await page.getByRole('button', { name: 'Yes, remove it' }).click();
  await expect.element(page.getByText(alert)).toBeVisible();
});

const pinned = {
  version: '3.1',
  announcement: { id: 'a1', message: 'The gate is closed.', link_url: null, link_text: '' },
};

it('asks before taking the announcement down loses one that is typed', async () => {
  const sent = serve(() => ({ ...nothing, pinned }), { '/api/staff/pin-announcement': { data: {} } });
  show('');
  const form = page.getByRole('form', { name: 'The pinned announcement' });
  const words = form.getByRole('textbox').first();
  await userEvent.fill(words, 'The gate is open.');
  await page.getByRole('button', { name: 'Take it down' }).click();
  await page.getByRole('button', { name: 'Yes, take it down' }).click();
  const question = page.getByRole('dialog', { name: 'Take it down and lose your words?' });
  await question.getByRole('button', { name: 'Leave it' }).click();
  await expect.element(words).toHaveValue('The gate is open.');
  expect(sent('pin-announcement')).toEqual([]);
  await page.getByRole('button', { name: 'Yes, take it down' }).click();
  await question.getByRole('button', { name: 'Take it down' }).click();
  await expect.poll(() => sent('pin-announcement')).toEqual([{ version: '3.1', announcement: null }]);
});

it('says that the announcement is taken down where only the list cannot be read again', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  let isDown = false;
  serve(() => ({ ...nothing, pinned }), {
    '/api/staff/notices': () =>
      isDown ? new Response('', { status: 500 }) : Response.json({ data: { ...nothing, pinned } }),
    '/api/staff/pin-announcement': () => {
      isDown = true;
      return Response.json({ data: {} });
    },
  });
  show('');
  await page.getByRole('button', { name: 'Take it down' }).click();
  await page.getByRole('button', { name: 'Yes, take it down' }).click();
  await expect.element(status('The announcement is taken down.')).toBeInTheDocument();
});
