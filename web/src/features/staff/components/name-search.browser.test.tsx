import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls } from '../../../test-support/answer-calls.ts';
import { render } from '../../../test-support/render.tsx';
import { signIn } from '../../../test-support/session.ts';
import { People } from './people.tsx';

const person = { uid: 'u1', display_name: 'Thandi', email: null, roles: [], created_at: 0 };

it('lists the staff, and then whom the search of the address finds', async () => {
  signIn({ roles: ['zoomie'] });
  answerCalls({
    '/api/staff/people?q=': { data: { people: [{ ...person, uid: 'u2', display_name: 'Naledi' }] } },
    '/api/staff/people?q=Tha': { data: { people: [person] } },
  });
  render(<People />);
  await expect.element(page.getByRole('heading', { name: 'Our staff' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Naledi' })).toBeVisible();
  const field = page.getByRole('searchbox', { name: 'Name' });
  await userEvent.fill(field, 'Tha');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: 'Called “Tha…”' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Thandi' }))
    .toHaveAttribute('href', '/staff/people/u1');
  await expect.element(field).toHaveFocus();
});

it('begins with the search that the address says', async () => {
  signIn({ roles: ['zoomie'] });
  answerCalls({ '/api/staff/people?q=Tha': { data: { people: [person] } } });
  render(<People />, { at: '/?q=Tha' });
  await expect.element(page.getByRole('link', { name: 'Thandi' })).toBeVisible();
  await expect.element(page.getByRole('searchbox', { name: 'Name' })).toHaveValue('Tha');
});
