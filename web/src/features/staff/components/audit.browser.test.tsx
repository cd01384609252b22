import { Link } from 'react-router';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls } from '../../../test-support/answer-calls.ts';
import { render } from '../../../test-support/render.tsx';
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

it('keeps the focus in the field in which Enter was pressed', async () => {
  answerCalls({
    '/api/staff/audit': log,
    '/api/staff/people?q=Thandi': { data: { people: [thandi] } },
    '/api/staff/audit?person=u7': { data: { records: [], more: false } },
  });
  render(<Audit />);
  await userEvent.fill(person(), 'Thandi');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('No record fits.')).toBeVisible();
  await expect.element(person()).toHaveFocus();
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

it('says no more that nobody fits, once the address has another person', async () => {
  answerCalls({
    '/api/staff/audit': log,
    '/api/staff/people?q=Nobody': { data: { people: [] } },
    '/api/staff/audit?person=u7': log,
  });
  render(
    <>
      <Link to="/?person=u7">Of Thandi</Link>
      <Audit />
    </>,
  );
  await userEvent.fill(person(), 'Nobody');
  await filterNow();
  await expect.element(person()).toHaveAccessibleDescription(/Nobody fits\./);
  await userEvent.click(page.getByRole('link', { name: 'Of Thandi' }));
  await expect.element(person()).toHaveValue('u7');
  await expect.element(person()).not.toHaveAccessibleDescription(/Nobody fits\./);
});

it('saves what fits the filter', async () => {
  const calls = answerCalls({
    '/api/staff/audit?action=camera.save': log,
    '/api/staff/export-audit': { data: { records: [entry], next: null } },
  });
  render(<Audit />, { at: '/?action=camera.save' });
  await userEvent.click(page.getByRole('button', { name: 'Save these records as CSV' }));
  await expect.element(page.getByText('Saved 1 line.')).toBeVisible();
  expect(calls.at(-1)?.body).toEqual({ action: 'camera.save', after: null });
});
