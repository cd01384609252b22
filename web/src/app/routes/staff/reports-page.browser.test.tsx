import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { OpenReport } from '../../../features/moderation/group-reports.ts';
import { openReport } from '../../../features/moderation/open-report.test-support.ts';
import { answerCalls, refusal } from '../../../test-support/answer-calls.ts';
import { render } from '../../../test-support/render.tsx';
import { signIn } from '../../../test-support/session.ts';
import { ReportsPage } from './reports-page.tsx';

const report = (id: string, message_id: string) => openReport(id, { message_id });

vi.mock(import('../../../session/signed-in.tsx'), async (original) => ({
  ...(await original()),
  SignedIn: ({ children }: { readonly children: ReactNode }) => children,
}));
vi.mock(import('../../../session/live-for-staff.tsx'), async (original) => ({
  ...(await original()),
  LiveForStaff: ({ children }: { readonly children: ReactNode }) => <div>{children}</div>,
}));
/** What the listener brings. */
let reports: readonly OpenReport[] = [];
vi.mock(import('../../../features/moderation/api/report-listener.ts'), () => ({
  useOpenReports: () => reports,
}));
const waiting = { reports: 3, appeals: 0, held: 0, questions: 0, contact: 0, mails: 0 };
const answers = {
  '/api/staff/desk': { data: { ...waiting, on_call: [], off_air: [], faulty: [], maintenance: [] } },
  '/api/staff/settled?queue=reports&limit=5': { data: { settled: [] } },
  '/api/staff/settle-report': { data: {} },
  '/api/staff/claim-report': { data: {} },
};
const SETTLED = 'A colleague has settled this meanwhile. What you wrote stays until you leave it.';
const button = (name: string) => page.getByRole('button', { name, exact: true });

// All actions are in sight there.
beforeEach(async () => {
  await page.viewport(1440, 900);
  signIn({ roles: ['admin'] });
  answerCalls(answers);
});

it('counts in its tab what is listed: the things, not each complaint about one', async () => {
  reports = [report('a', 'm1'), report('b', 'm1'), report('c', 'm2')];
  render(<ReportsPage />);
  await expect.element(page.getByText('2 reports', { exact: false }).first()).toBeVisible();
  expect(page.getByRole('heading', { level: 2 }).elements()).toHaveLength(2);
  await expect.element(page.getByText('Open 2', { exact: true })).toBeVisible();
});

it('gives the focus of a thing that is settled to the heading of the page', async () => {
  reports = [report('a', 'm1'), report('c', 'm2')];
  const { rerender } = render(<ReportsPage />);
  await userEvent.click(button('Dismiss').first());
  await expect.element(button('Dismiss').first()).toHaveFocus();
  reports = [report('c', 'm2')];
  rerender(<ReportsPage />);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Reports' })).toHaveFocus();
});

it('keeps what is typed about a thing that a colleague settles meanwhile, until the dialog is closed', async () => {
  reports = [report('a', 'm1')];
  const { rerender } = render(<ReportsPage />);
  await userEvent.click(button('Mute or ban'));
  const why = page.getByLabelText('Why?');
  await userEvent.fill(why, 'Please rest.');
  reports = [];
  rerender(<ReportsPage />);
  await expect.element(page.getByText('Open 0')).toBeInTheDocument();
  await expect.element(why).toHaveValue('Please rest.');
  const said = page.getByRole('dialog').getByText(SETTLED);
  await expect.element(said).toBeVisible();
  await expect.element(said).toHaveRole('status');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(button('Leave'));
  await expect.element(page.getByText('All quiet.', { exact: false })).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Reports' })).toHaveFocus();
});

it('takes what leaves the list while the own call is under way for no work of a colleague', async () => {
  let answer: (response: Response) => void = () => undefined;
  const refused = refusal(404, 'not-found');
  answerCalls({
    ...answers,
    '/api/staff/impose-sanction': () => new Promise<Response>((resolve) => (answer = resolve)),
  });
  reports = [report('a', 'm1')];
  const { rerender } = render(<ReportsPage />);
  await userEvent.click(button('Mute or ban'));
  await userEvent.fill(page.getByLabelText('Why?'), 'Please rest.');
  await userEvent.click(button('Mute'));
  await expect.element(button('One moment')).toBeVisible();
  reports = [];
  rerender(<ReportsPage />);
  await expect.element(page.getByText('Open 0')).toBeInTheDocument();
  expect(page.getByText(SETTLED).elements()).toEqual([]);
  answer(refused());
  await expect.element(page.getByRole('dialog').getByText(SETTLED)).toBeVisible();
});
