import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls } from '../../../test-support/answer-calls.ts';
import { render } from '../../../test-support/render.tsx';
import { auditCsv } from '../audit-csv.ts';
import { Audit } from './audit.tsx';

const entry = {
  id: 'a1',
  at: Date.UTC(2026, 10, 22, 12),
  by: 'u1',
  by_name: 'Naledi',
  action: 'camera.save',
  target: 'streams/tau',
  target_name: 'Tau',
  person: null,
  person_name: null,
  before: { name: 'Tau' },
  after: { name: '=Tau, again' },
  reason: '',
};
const log = { data: { records: [entry], more: false } };
const thandi = { uid: 'u7', display_name: 'Thandi', email: null, roles: [], created_at: 0 };
const person = () => page.getByRole('textbox', { name: 'Person' });
const filterNow = () => userEvent.click(page.getByRole('button', { name: 'Filter', exact: true }));

it('names what was changed, and links to it', async () => {
  answerCalls({ '/api/staff/audit': log });
  render(<Audit />);
  await expect
    .element(page.getByRole('link', { name: 'Camera Tau' }))
    .toHaveAttribute('href', '/staff/cameras/tau');
});

it('finds a person by name, and keeps the filter in the address', async () => {
  const calls = answerCalls({
    '/api/staff/audit': log,
    '/api/staff/people?q=Thandi': {
      data: { people: [thandi, { ...thandi, uid: 'u8', display_name: 'Thandi M' }] },
    },
    '/api/staff/audit?person=u7': { data: { records: [], more: false } },
  });
  render(<Audit />);
  await userEvent.fill(person(), 'Thandi');
  await filterNow();
  await expect.element(page.getByText('No record fits.')).toBeVisible();
  expect(calls.at(-1)?.path).toBe('/api/staff/audit?person=u7');
  await expect.element(person()).toHaveValue('u7');
});

it('reads the filter from the address, and says when nobody or several people fit', async () => {
  answerCalls({
    '/api/staff/audit?action=camera.save': log,
    '/api/staff/people?q=Th': { data: { people: [thandi, { ...thandi, uid: 'u8', display_name: 'Thabo' }] } },
    '/api/staff/people?q=Nobody': { data: { people: [] } },
  });
  render(<Audit />, { at: '/?action=camera.save' });
  await expect.element(page.getByLabelText('Action')).toHaveValue('camera.save');
  await expect.element(page.getByRole('link', { name: 'Camera Tau' })).toBeVisible();
  await userEvent.fill(person(), 'Th');
  await filterNow();
  await expect
    .element(person())
    .toHaveAccessibleDescription(/Several people fit. Write one id: Thandi \(u7\), Thabo \(u8\)\./);
  await userEvent.fill(person(), 'Nobody');
  await filterNow();
  await expect.element(person()).toHaveAccessibleDescription(/Nobody fits\./);
});

it('saves all pages as one file, which no spreadsheet takes for formulas', async () => {
  const older = { ...entry, id: 'a2', at: entry.at - 1000, target: 'shows/17', target_name: null };
  answerCalls({
    '/api/staff/audit': { data: { records: [entry], more: true } },
    [`/api/staff/audit?before=${entry.at}`]: { data: { records: [older], more: false } },
  });
  const made: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    made.push(file as Blob);
    return 'blob:none';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
  render(<Audit />);
  await userEvent.click(page.getByRole('button', { name: /^Save as CSV/ }));
  await expect.poll(() => made.length).toBe(1);
  expect(await made[0]?.text()).toContain(auditCsv([entry, older] as never));
  const [head, first, second] = auditCsv([entry, older] as never).split('\r\n');
  expect(head).toMatch(/^at,action,by,/);
  expect(first).toMatch(/^2026-11-22T12:00:00\.000Z,Camera saved,Naledi,u1,Camera Tau,/);
  expect(second).toContain('Show 17');
});
