import type { ListedMember } from '@boma/domain/staff/member-list.schema.ts';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls } from '../../../test-support/answer-calls.ts';
import { render } from '../../../test-support/render.tsx';
import { signIn } from '../../../test-support/session.ts';
import { Memberships } from './memberships.tsx';

const start = Date.UTC(2026, 10, 1, 12);
const thandi: ListedMember = {
  uid: 'u1',
  display_name: 'Thandi',
  status: 'active',
  price: { amount: 499, currency: 'usd' },
  since: start / 1000,
  paid_until: 4e12,
  given_until: null,
};
const counts = { paying: 2, given: 1, ends: 0, ended: 5, problem: 0 };
const listed = (members: readonly ListedMember[], next: string | null = null) => ({
  data: { members, next, counts },
});
/** A further page, with which the server counts nothing. */
const further = (members: readonly ListedMember[]) => ({ data: { members, next: null, counts: null } });
const PAYING = '/api/staff/memberships?group=paying';
const group = (name: string) =>
  page.getByRole('navigation', { name: 'Groups of members' }).getByRole('link', { name });

const show = async (answers: Parameters<typeof answerCalls>[0], at = '/') => {
  await page.viewport(1440, 900);
  signIn({ roles: ['zoomie'] });
  const calls = answerCalls(answers);
  render(<Memberships item={undefined} />, { at });
  return calls;
};

it('lists those who pay, page by page, each with a link to the membership, and keeps how many are in each group', async () => {
  await show({
    [PAYING]: listed([thandi], '4000000000000.u1'),
    [`${PAYING}&after=4000000000000.u1`]: further([{ ...thandi, uid: 'u2', display_name: 'Jan' }]),
  });
  await expect
    .element(page.getByRole('row', { name: 'Thandi Pays $4.99 + VAT per month Nov 1, 2026 Oct 2, 2096' }))
    .toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Thandi' }))
    .toHaveAttribute('href', '/staff/memberships/u1');
  await userEvent.click(page.getByRole('button', { name: 'Show more members' }));
  await expect.element(page.getByRole('link', { name: 'Jan' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Show more members' })).not.toBeInTheDocument();
  await expect.element(group('Paying 2')).toBeVisible();
  await expect.element(group('Ended 5')).toBeVisible();
});

it('shows another group, and how many are in each', async () => {
  await show({
    [PAYING]: listed([thandi]),
    '/api/staff/memberships?group=problem': listed([]),
  });
  await expect.element(group('Ended 5')).toBeVisible();
  await userEvent.click(group('Problem 0'));
  await expect.element(page.getByText('No payment has failed, and no membership is paused.')).toBeVisible();
  await expect.element(group('Problem 0')).toHaveAttribute('aria-current', 'page');
});

it('finds a user by the beginning of the name, and says when nobody has it', async () => {
  await show({
    [PAYING]: listed([]),
    '/api/staff/memberships?q=Tha': listed([{ ...thandi, status: null, paid_until: null }]),
    '/api/staff/memberships?q=Zo': listed([]),
  });
  const field = page.getByRole('searchbox', { name: 'Name' });
  const search = async (text: string) => {
    await userEvent.fill(field, text);
    await userEvent.click(page.getByRole('button', { name: 'Search' }));
  };
  await search('Tha');
  await expect.element(page.getByRole('row', { name: /^Thandi Never a member/ })).toBeVisible();
  await search('Zo');
  await expect.element(page.getByText('No user has this name.', { exact: false })).toBeVisible();
});

it('keeps the focus in the search at Enter', async () => {
  await show(
    {
      '/api/staff/memberships?q=Tha': listed([thandi]),
      '/api/staff/memberships?q=Zo': listed([]),
    },
    '/?q=Tha',
  );
  const field = page.getByRole('searchbox', { name: 'Name' });
  await expect.element(field).toHaveValue('Tha');
  await userEvent.fill(field, ' Zo ');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('No user has this name.', { exact: false })).toBeVisible();
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue('Zo');
});

it('says at the search that a text is too long, and searches nothing', async () => {
  const calls = await show({ [PAYING]: listed([thandi]) });
  const field = page.getByRole('searchbox', { name: 'Name' });
  await expect.element(page.getByRole('link', { name: 'Thandi' })).toBeVisible();
  await userEvent.fill(field, 'T'.repeat(201));
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveAccessibleDescription('This is too long.');
  await expect.element(field).toBeInvalid();
  expect(calls.map(({ path }) => path)).toEqual([PAYING]);
});
