import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls, refusal } from '../../../test-support/answer-calls.ts';
import { render } from '../../../test-support/render.tsx';
import { groupReports, type OpenReport } from '../group-reports.ts';
import { openReport } from '../open-report.test-support.ts';
import { ReportList } from './report-list.tsx';

const list = (reports: readonly OpenReport[], mayDelete: boolean, ownId = 'u9') => (
  <ReportList
    heading={{ current: null }}
    reported={groupReports(reports)}
    viewer={{ id: ownId, roles: [mayDelete ? 'admin' : 'zoomie'] }}
  />
);
const show = (reports: readonly OpenReport[], mayDelete = true, ownId = 'u9') =>
  render(list(reports, mayDelete, ownId));

/** The answer when staff begin to work on a report. */
const claimed = { '/api/staff/claim-report': { data: {} } };

// All actions are in sight there.
beforeEach(() => page.viewport(1440, 900));

const button = (name: string) => page.getByRole('button', { name, exact: true });

describe('the reports', () => {
  it('show a message when there are none', async () => {
    show([]);
    await expect.element(page.getByText('All quiet.', { exact: false })).toBeVisible();
  });

  it('offer on a phone what settles them, and the other actions behind a button', async () => {
    await page.viewport(390, 844);
    show([openReport('a')]);
    await expect.element(button('Dismiss')).toBeVisible();
    await expect.element(button('Mute or ban')).not.toBeInTheDocument();
    await userEvent.click(button('More about Ranger 1234'));
    await expect.element(button('Mute or ban')).toBeVisible();
    await expect.element(button('Delete message')).toBeVisible();
  });

  it('are grouped by message and settled together', async () => {
    const calls = answerCalls({ '/api/staff/settle-report': { data: {} } });
    show([openReport('b'), openReport('a', { reason: '' })]);
    await expect.element(page.getByRole('heading', { name: 'Ranger 1234 in Boma' })).toBeVisible();
    await expect.element(page.getByText('“Rude.”', { exact: false })).toBeVisible();
    await expect.element(page.getByText('Reported without a reason', { exact: false })).toBeVisible();
    await userEvent.click(button('Dismiss'));
    await expect.poll(() => calls.at(-1)?.body).toEqual({ report_ids: ['b', 'a'] });
  });

  it('offer no deletion to staff without that permission, and no sanction without an author', async () => {
    show([openReport('a', { user_id: null })], false);
    await expect.element(button('Dismiss')).toBeVisible();
    expect(page.getByRole('button', { name: /Delete|Mute/ }).elements()).toEqual([]);
  });

  it('show why a report could not be settled', async () => {
    answerCalls({ '/api/staff/settle-report': refusal(404, 'not-found') });
    show([openReport('a')]);
    await userEvent.click(button('Dismiss'));
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('This account, message or report is gone.');
  });

  it('show the author’s current sanction', async () => {
    const sanction = { kind: 'mute', until: 1_700_000_600_000, reason: 'Rude.' };
    answerCalls({ '/api/staff/impose-sanction': { data: { sanction } }, ...claimed });
    show([openReport('a')]);
    await userEvent.click(button('Mute or ban'));
    await userEvent.fill(page.getByLabelText('Why?'), 'Please rest.');
    await userEvent.click(button('Mute'));
    await userEvent.click(button('Done'));
    await expect.element(page.getByRole('listitem').getByText(/^Ranger 1234 is muted until /)).toBeVisible();
    await expect.element(button('Done with it')).toBeVisible();
  });
});

describe('the background of a report', () => {
  it('shows the messages around it, and what is known of its author', async () => {
    const around = ['m0', 'm1'].map((id) => ({ id, author: 'Ranger 1234', message: `words of ${id}` }));
    const reason = 'Please rest.';
    const actions = [{ at: Date.UTC(2026, 2, 5, 12, 0), by: 'Naledi', action: 'person.mute', reason }];
    const calls = answerCalls({
      ...claimed,
      '/api/staff/reports/a': { data: { around } },
      '/api/staff/people/u1': { data: { sanction: null, reports: 3, actions } },
    });
    show([openReport('a')]);
    await expect.element(button('Show the background')).toBeVisible();
    expect(calls).toEqual([]);
    await userEvent.click(button('Show the background'));
    const list = page.getByRole('list', { name: 'Messages around it' });
    await expect.element(list.getByText('words of m0')).toBeVisible();
    expect(document.querySelector('li[aria-current]')?.textContent).toContain('words of m1');
    await expect.element(page.getByText('3 reports about Ranger 1234 so far.')).toBeVisible();
    await expect
      .element(page.getByText(/^Muted by Naledi, Mar 5, 2026, \d{1,2}:00 [AP]M: Please rest\.$/))
      .toBeVisible();
  });
});

describe('a report that a colleague works on', () => {
  const claim = { by: 'thabo', name: 'Ranger Thabo', until: Date.now() + 3_600_000 };
  const said = page.getByText('Ranger Thabo is on it.');

  it('says so until the claim lapses, and not to the colleague', async () => {
    const { rerender } = show([openReport('a', { claim }), openReport('b')]);
    await expect.element(said).toBeVisible();
    rerender(list([openReport('a', { claim: { ...claim, until: Date.now() - 1 } })], true));
    await expect.element(said).not.toBeInTheDocument();
    rerender(list([openReport('a', { claim: { ...claim, until: Date.now() + 4000 } })], true));
    await expect.element(said).toBeVisible();
    // It lapses without any news from the server.
    await expect.element(said).not.toBeInTheDocument();
    rerender(list([openReport('a', { claim })], true, 'thabo'));
    await expect.element(button('Dismiss')).toBeVisible();
    await expect.element(said).not.toBeInTheDocument();
  });

  it('is claimed by the one who opens its background, once', async () => {
    const calls = answerCalls({
      ...claimed,
      '/api/staff/reports/a': { data: { around: [] } },
      '/api/staff/people/u1': { data: { sanction: null, reports: 1, actions: [] } },
    });
    show([openReport('a'), openReport('b')]);
    await userEvent.click(button('Show the background'));
    await userEvent.click(button('Hide the background'));
    await expect
      .poll(() => calls.filter(({ path }) => path === '/api/staff/claim-report').map(({ body }) => body))
      .toEqual([{ report_ids: ['a', 'b'] }]);
  });
});

describe('a message', () => {
  it('is deleted once, after a confirmation', async () => {
    const calls = answerCalls({ '/api/chat/message/delete': { data: {} } });
    show([openReport('a')]);
    await userEvent.click(button('Delete message'));
    await userEvent.click(button('Yes, delete it'));
    await expect.element(page.getByText('Message deleted.')).toBeVisible();
    expect(calls.map(({ body }) => body)).toEqual([{ message_id: 'm1' }]);
    await expect.element(button('Delete message')).not.toBeInTheDocument();
  });

  it('that could not be deleted shows the reason', async () => {
    answerCalls({ '/api/chat/message/delete': refusal(403, 'forbidden') });
    show([openReport('a')]);
    await userEvent.click(button('Delete message'));
    await userEvent.click(button('Yes, delete it'));
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent(
        'You cannot do this. Only an admin can moderate staff, and admins cannot be moderated.',
      );
  });
});

describe('a photo', () => {
  const photo = openReport('a', {
    kind: 'photo',
    message_id: 'p1',
    chat: null,
    message: 'Two lions',
    picture: 'data:,',
  });

  it('links to its photographer and its page, and is deleted by a moderator after a confirmation', async () => {
    const calls = answerCalls({ '/api/photo/delete': { data: { id: 'p1' } } });
    show([photo], false);
    const heading = page.getByRole('heading', { name: 'Ranger 1234 took this photo' });
    await expect
      .element(heading.getByRole('link', { name: 'Ranger 1234' }))
      .toHaveAttribute('href', '/staff/people/u1');
    await expect
      .element(page.getByRole('link', { name: 'Open the photo' }))
      .toHaveAttribute('href', expect.stringMatching(/\?photo=p1$/));
    // The address of this picture answers nothing, as that of a deleted photo.
    await expect.element(page.getByText('The picture is deleted.')).toBeVisible();
    await expect.element(button('Hide until an admin decides')).not.toBeInTheDocument();
    await userEvent.click(button('Delete photo'));
    await userEvent.click(button('Yes, delete it'));
    await expect.element(page.getByText('Photo deleted.')).toBeVisible();
    expect(calls.map(({ body }) => body)).toEqual([{ photo_id: 'p1' }]);
    await expect.element(button('Done with it')).toBeVisible();
  });

  it('shows its picture', async () => {
    const drawing = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"/>';
    show([{ ...photo, picture: drawing }]);
    await expect.element(page.getByRole('img', { name: 'Two lions' })).toBeVisible();
  });
});

describe('a question', () => {
  const question = openReport('a', {
    kind: 'question',
    message_id: 'q1',
    chat: null,
    message: 'Rude question?',
    author: null,
  });

  it('links to an asker who is not named, and is removed by a moderator', async () => {
    const calls = answerCalls({ '/api/staff/move-question': { data: {} } });
    show([question], false);
    await expect
      .element(page.getByRole('link', { name: 'A user without a name' }))
      .toHaveAttribute('href', '/staff/people/u1');
    await userEvent.click(button('Remove question'));
    await userEvent.click(button('Yes, remove it'));
    await expect.element(page.getByText('Question removed.')).toBeVisible();
    expect(calls.map(({ body }) => body)).toEqual([{ id: 'q1', to: 'removed' }]);
  });

  it('that a colleague has merged says so', async () => {
    answerCalls({ '/api/staff/move-question': refusal(409, 'conflict') });
    show([question]);
    await userEvent.click(button('Remove question'));
    await userEvent.click(button('Yes, remove it'));
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('A colleague has merged this question with another one.');
  });
});

describe('a hidden message', () => {
  const hidden = [openReport('a'), openReport('mine', { hides: true, reason: 'Insults.' })];

  it('is put back or deleted by an admin, and dismissed by nobody', async () => {
    const calls = answerCalls({ '/api/staff/put-back-message': { data: {} } });
    const { rerender } = show(hidden);
    await expect.element(page.getByText('Hidden from the chat until an admin decides.')).toBeVisible();
    await expect.element(button('Delete message')).toBeVisible();
    expect(page.getByRole('button', { name: /Dismiss|Hide until/ }).elements()).toEqual([]);
    await userEvent.click(button('Put it back'));
    await expect.element(page.getByText('The message is in the chat again.')).toBeVisible();
    expect(calls.map(({ body }) => body)).toEqual([{ message_id: 'm1' }]);
    // The button goes, and the focus stays in the card.
    rerender(list([openReport('a')], true));
    await expect.element(page.getByRole('heading', { level: 2 })).toHaveFocus();
  });

  it('is put back by the moderator who has hidden it, and by no other', async () => {
    const { rerender } = show(hidden, false, 'mine');
    await expect.element(button('Put it back')).toBeVisible();
    rerender(list(hidden, false, 'somebody-else'));
    await expect.element(button('Put it back')).not.toBeInTheDocument();
    await expect.element(button('Mute or ban')).toBeVisible();
  });

  it('is hidden from the queue with a reason', async () => {
    const calls = answerCalls({ '/api/staff/hide-message': { data: {} }, ...claimed });
    show([openReport('a')], false);
    await userEvent.click(button('Hide until an admin decides'));
    await userEvent.click(button('Hateful words about people.'));
    await userEvent.click(button('Hide it'));
    await userEvent.click(button('Done'));
    await expect
      .element(page.getByRole('listitem').getByText('The message is hidden. An admin decides about it.'))
      .toBeVisible();
    expect(calls.map(({ body }) => body)).toEqual([
      { report_ids: ['a'] },
      { message_id: 'm1', reason: 'Hateful words about people.' },
    ]);
  });
});
