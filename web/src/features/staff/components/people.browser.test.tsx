import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls } from '../../../test-support/answer-calls.ts';
import { render } from '../../../test-support/render.tsx';
import { signIn } from '../../../test-support/session.ts';
import { People } from './people.tsx';

const naledi = {
  uid: 'u1',
  display_name: 'Naledi',
  email: null,
  roles: ['zoomie'],
  created_at: Date.UTC(2026, 10, 1, 12),
};

it('lists the staff, then the users who were searched from the head of the page', async () => {
  await page.viewport(1440, 900);
  signIn({ roles: ['zoomie'] });
  answerCalls({
    '/api/staff/people?q=': { data: { people: [naledi] } },
    '/api/staff/people?q=Tha': {
      data: { people: [{ ...naledi, uid: 'u2', display_name: 'Thandi', roles: [] }] },
    },
  });
  render(<People />);
  await expect.element(page.getByRole('heading', { name: 'Our staff' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Naledi' }))
    .toHaveAttribute('href', '/staff/people/u1');
  const field = page.getByRole('searchbox', { name: 'Name' });
  const heading = page.getByRole('heading', { name: 'People' }).element().getBoundingClientRect();
  expect(field.element().getBoundingClientRect().left).toBeGreaterThan(heading.right);
  await userEvent.fill(field, 'Tha');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: 'Called “Tha…”' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Thandi' }))
    .toHaveAttribute('href', '/staff/people/u2');
  await expect.element(page.getByRole('link', { name: 'Naledi' })).not.toBeInTheDocument();
  await expect.element(field).toHaveFocus();
});

it('begins with the search that the address says', async () => {
  signIn({ roles: ['zoomie'] });
  answerCalls({ '/api/staff/people?q=Tha': { data: { people: [naledi] } } });
  render(<People />, { at: '/?q=Tha' });
  await expect.element(page.getByRole('link', { name: 'Naledi' })).toBeVisible();
  await expect.element(page.getByRole('searchbox', { name: 'Name' })).toHaveValue('Tha');
});
