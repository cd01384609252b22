import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls, refusal } from '../../../test-support/answer-calls.ts';
import { render } from '../../../test-support/render.tsx';
import HideDialog from './hide-dialog.later.tsx';
import ReportDialog from './report-dialog.later.tsx';
import SanctionDialog from './sanction-dialog.later.tsx';

const message = { id: 'm1', message: 'rude words', author: 'Ranger 1', user_id: 'u1' };
const reported = { kind: 'message', id: 'm1', words: 'rude words', author: 'Ranger 1' } as const;
const close = () => undefined;
const alert = () => page.getByRole('dialog').getByRole('alert');
const button = (name: string) => page.getByRole('button', { name, exact: true });
const why = () => page.getByRole('textbox', { name: 'Why?' });

/** The answer about an author whom staff have never sanctioned. */
const unpunished = { '/api/staff/people/u1': { data: { sanction: null, reports: 1, actions: [] } } };

type Opens = (onClose: () => void) => ReactElement;

it.each<[string, Opens, string | RegExp]>([
  ['a report', (onClose) => <ReportDialog thing={reported} onClose={onClose} />, /What is wrong/],
  ['a sanction', (onClose) => <SanctionDialog message={message} onClose={onClose} />, 'Why?'],
  ['hiding a message', (onClose) => <HideDialog message={message} onClose={onClose} />, 'Why?'],
])('the dialog of %s asks before Esc or a button loses what was typed', async (_what, opens, name) => {
  answerCalls(unpunished);
  const closed = vi.fn();
  render(opens(closed));
  const field = page.getByRole('textbox', { name });
  await field.fill('He sells hats.');
  for (const leave of [() => userEvent.keyboard('{Escape}'), () => button('Leave it').click()]) {
    await leave();
    await button('Stay here').click();
    await expect.element(field).toHaveValue('He sells hats.');
  }
  expect(closed).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await button('Leave').click();
  await expect.poll(() => closed.mock.calls.length).toBe(1);
});

describe('a report', () => {
  const field = () => page.getByRole('textbox', { name: /What is wrong/ });

  it('shows a failure, keeps the text, and thanks the viewer once it is sent', async () => {
    const calls = answerCalls({ '/api/report': refusal(503, 'unavailable') });
    render(<ReportDialog thing={reported} onClose={close} />);
    await userEvent.fill(field(), 'He sells hats.');
    await userEvent.click(button('Send the report'));
    await expect.element(alert()).toHaveTextContent('Your report did not reach us. Please try again.');
    await expect.element(field()).toHaveValue('He sells hats.');
    const retried = answerCalls({ '/api/report': { data: { id: 'r1' } } });
    await userEvent.click(button('Send the report'));
    await expect.element(page.getByRole('dialog', { name: 'Thank you' })).toBeVisible();
    await expect.element(button('Back to the chat')).toBeVisible();
    const body = { kind: 'message', id: 'm1', reason: 'He sells hats.' };
    expect([...calls, ...retried].map((call) => call.body)).toEqual([body, body]);
  });

  it('shows the limit of its reason, cuts no longer one, and shows the server’s error about it', async () => {
    const errors = { reason: ['No hats here.'] };
    answerCalls({ '/api/report': refusal(422, 'invalid-input', { errors }) });
    render(<ReportDialog thing={reported} onClose={close} />);
    await expect.element(field()).toHaveAccessibleDescription('At most 300 characters.');
    await expect.element(field()).not.toHaveAttribute('maxlength');
    await userEvent.fill(field(), 'Hats.');
    await expect.element(page.getByText('5/300')).toBeVisible();
    await userEvent.click(button('Send the report'));
    await expect.element(field()).toHaveAccessibleDescription('No hats here.');
    await expect.element(field()).toHaveFocus();
  });
});

describe('a report of a photo or a question', () => {
  it('names no viewer whose name is not shown, and says what it is about', async () => {
    const calls = answerCalls({ '/api/report': { data: { id: 'r1' } } });
    const asked = { kind: 'question', id: 'q1', words: 'Rude question?', author: null } as const;
    render(<ReportDialog thing={asked} onClose={close} />);
    await expect.element(page.getByRole('dialog', { name: 'Report this question' })).toBeVisible();
    await expect
      .element(page.getByText('The viewer who asked is not told who reported it.', { exact: false }))
      .toBeVisible();
    await expect.element(page.getByRole('blockquote')).toHaveTextContent('Rude question?');
    await userEvent.click(button('Send the report'));
    await expect.element(button('Back to the questions')).toBeVisible();
    expect(calls.map(({ body }) => body)).toEqual([{ kind: 'question', id: 'q1', reason: '' }]);
  });
});

describe('the sanction dialog', () => {
  it('shows the sanction in force, and lifts it after a question', async () => {
    const sanction = {
      kind: 'mute',
      until: Date.UTC(2026, 10, 22, 13, 5),
      reason: 'Rude.',
      by: null,
      imposed_at: null,
    };
    const answers: Record<string, object> = {
      '/api/staff/people/u1': { data: { sanction, reports: 1, actions: [] } },
      '/api/staff/lift-sanction': { data: {} },
    };
    const calls = answerCalls(answers);
    render(<SanctionDialog message={message} onClose={close} />);
    await expect
      .element(page.getByText(/^Ranger 1 is muted until Nov 2[123], 2026, \d{1,2}:\d5 [AP]M\. Rude\.$/))
      .toBeVisible();
    await userEvent.click(button('Lift the sanction'));
    Object.assign(answers, unpunished);
    await userEvent.click(button('Yes, lift it'));
    await expect.element(page.getByText(/is muted until/)).not.toBeInTheDocument();
    expect(calls.filter(({ body }) => body !== undefined)).toEqual([
      { path: '/api/staff/lift-sanction', body: { uid: 'u1' } },
    ]);
  });
});

describe('a sanction', () => {
  it('needs a reason, shows the end of a mute, and can be lifted', async () => {
    const sanction = { kind: 'mute', until: Date.now() + 3_600_000, reason: 'r' };
    const calls = answerCalls({
      '/api/staff/impose-sanction': { data: { sanction } },
      '/api/staff/lift-sanction': { data: {} },
      ...unpunished,
    });
    const sent = () => calls.filter(({ body }) => body !== undefined);
    const record = vi.fn();
    render(<SanctionDialog message={message} onClose={close} onDone={record} />);
    const choices = page.getByRole('radio').elements();
    expect(choices.map((radio) => radio.parentElement?.textContent)).toEqual([
      'Mute for 10 minutes',
      'Mute for 1 hour',
      'Mute for 1 day',
      'Mute for 7 days',
      'Ban',
    ]);
    await userEvent.click(page.getByText('Mute for 1 hour'));
    await userEvent.click(button('Mute'));
    await expect.element(why()).toHaveAccessibleDescription('Please say why.');
    await expect.element(why()).toHaveFocus();
    expect(sent()).toEqual([]);
    await userEvent.fill(why(), ' Let others finish. ');
    await userEvent.click(button('Mute'));
    await expect.element(page.getByText(/^Ranger 1 is muted until /)).toHaveFocus();
    expect(sent()[0]?.body).toEqual({
      uid: 'u1',
      kind: 'mute',
      minutes: 60,
      reason: 'Let others finish.',
    });
    await userEvent.click(button('Take it back'));
    await expect.element(page.getByText('Ranger 1 may write again.')).toHaveFocus();
    expect(sent()[1]?.body).toEqual({ uid: 'u1' });
    expect(record).toHaveBeenCalledTimes(2);
  });

  it('that closes an account asks for a confirmation, and shows the server’s refusal', async () => {
    const calls = answerCalls({
      '/api/staff/impose-sanction': refusal(409, 'conflict', { alert: 'Staff cannot be banned.' }),
      ...unpunished,
    });
    const sent = () => calls.filter(({ body }) => body !== undefined);
    render(<SanctionDialog message={message} onClose={close} />);
    await userEvent.click(page.getByText('Ban', { exact: true }).first());
    await userEvent.fill(why(), 'Threats.');
    await userEvent.click(button('Ban'));
    await expect
      .element(alert())
      .toHaveTextContent(
        'A ban closes the account and signs it out everywhere, until staff take it back. Are you sure?',
      );
    expect(sent()).toEqual([]);
    await userEvent.click(button('Yes, close the account'));
    await expect.element(alert()).toHaveTextContent('Staff cannot be banned.');
    await expect.element(why()).toHaveValue('Threats.');
    expect(sent().map((call) => call.body)).toEqual([{ uid: 'u1', kind: 'ban', reason: 'Threats.' }]);
  });
});
