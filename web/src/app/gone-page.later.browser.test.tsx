import { useEffect } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../test-support/render.tsx';
import { App } from './app.tsx';

const note = () => page.getByRole('complementary', { name: 'The address you came by' });

it('R2-048 an unknown address says above the page it leads to that it is gone and what to do, until the viewer goes on', async () => {
  render(<App />, { at: '/nowhere-at-all' });
  expect(document.querySelector('[data-waiting]')).not.toBeNull();
  await expect.element(note().getByText('That page is gone')).toBeVisible();
  const ways = note().getByRole('link');
  await expect
    .poll(() => ways.elements().map((way) => [way.textContent, way.getAttribute('href')]))
    .toEqual([
      ['Choose a live camera', '/wildlife/live-african-wildlife-safari-streams'],
      ['See what is on today', '/wildlife/schedule'],
      ['Tell us which link it was', '/wildlife/contact-us'],
    ]);
  await ways.nth(2).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
  await expect.element(note()).not.toBeInTheDocument();
});

it('the note does not come back with home after a page in another frame', async () => {
  let go: NavigateFunction = () => undefined;
  function Router() {
    const navigate = useNavigate();
    useEffect(() => {
      go = navigate;
    }, [navigate]);
    return <App />;
  }
  render(<Router />, { at: '/nowhere-at-all' });
  await expect.element(note()).toBeVisible();
  void go('/auth/sign-in');
  await expect.element(page.getByRole('navigation', { name: 'Register or sign in' })).toBeVisible();
  // Signing in and old addresses replace the entry of the history, as the way from the unknown address does.
  void go('/', { replace: true });
  await expect
    .element(page.getByRole('navigation', { name: 'Most used', includeHidden: true }))
    .toBeInTheDocument();
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(note()).not.toBeInTheDocument();
});
