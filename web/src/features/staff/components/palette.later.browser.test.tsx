import { useLocation } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls } from '../../../test-support/answer-calls.ts';
import { render } from '../../../test-support/render.tsx';
import { signIn } from '../../../test-support/session.ts';
import { PaletteButton } from './palette-button.tsx';

function Where() {
  return <p data-testid="where">{useLocation().pathname}</p>;
}

const field = () => page.getByRole('searchbox', { name: 'A page, camera, show, person or message' });
const options = () =>
  page
    .getByRole('list', { name: 'What fits' })
    .getByRole('link')
    .elements()
    .map((each) => each.textContent);
const where = () => page.getByTestId('where');

beforeEach(() => {
  signIn({ roles: ['zoomie'] });
  const thandi = { uid: 'u7', display_name: 'Thandi', email: null, roles: [], created_at: 0 };
  const message = { id: 'c1', subject: 'Tau is dark', name: 'Lerato' };
  answerCalls({
    '/api/staff/cameras': { data: { cameras: [{ camera: { slug: 'tau', name: 'Tau' } }] } },
    '/api/staff/contact-messages?state=open': { data: { messages: [message] } },
    '/api/staff/people?q=Thandi': { data: { people: [thandi] } },
  });
  render(
    <>
      <PaletteButton />
      <Where />
    </>,
  );
});

it('opens by Ctrl+K and leads to a camera by its name, with the keys alone', async () => {
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(field()).toHaveFocus();
  await userEvent.keyboard('tau');
  await expect.poll(options).toEqual(['TauCamera', 'Tau is dark (Lerato)Contact message']);
  await userEvent.keyboard('{ArrowDown}');
  await expect
    .element(page.getByText('Enter leads to Tau is dark (Lerato) (Contact message), 2 of 2.'))
    .toBeVisible();
  await userEvent.keyboard('{ArrowUp}{Enter}');
  await expect.element(where()).toHaveTextContent('/staff/cameras/tau');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

it('leads to people, whom the server finds, and says when nothing fits', async () => {
  await userEvent.click(page.getByRole('button', { name: 'Go to' }));
  await userEvent.fill(field(), 'Thandi');
  await userEvent.click(page.getByRole('link', { name: /^Thandi/ }));
  await expect.element(where()).toHaveTextContent('/staff/people/u7');
  await userEvent.click(page.getByRole('button', { name: 'Go to' }));
  await userEvent.fill(field(), 'nothing like this');
  await expect.element(page.getByRole('status').getByText('Nothing fits.')).toBeVisible();
});

it('leads to the pages that this role has', async () => {
  await userEvent.click(page.getByRole('button', { name: 'Go to' }));
  await userEvent.fill(field(), 'aud');
  await expect.element(page.getByText('Nothing fits.')).toBeVisible();
  await userEvent.fill(field(), 'appeal');
  await userEvent.keyboard('{Enter}');
  await expect.element(where()).toHaveTextContent('/staff/appeals');
});
