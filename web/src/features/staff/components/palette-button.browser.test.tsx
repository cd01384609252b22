import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls } from '../../../test-support/answer-calls.ts';
import { render } from '../../../test-support/render.tsx';
import { signIn } from '../../../test-support/session.ts';
import { PaletteButton } from './palette-button.tsx';

const code = vi.hoisted(() => {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { coming: promise, comes: () => resolve() };
});

vi.mock(import('./palette.later.tsx'), async (original) => {
  await code.coming;
  return original();
});

it('leaves the page in sight while its code comes, and Escape returns the focus', async () => {
  signIn({ roles: ['zoomie'] });
  answerCalls({
    '/api/staff/cameras': { data: { cameras: [] } },
    '/api/staff/contact-messages?state=open': { data: { messages: [] } },
  });
  render(
    <Suspense fallback="The page is away.">
      <PaletteButton />
      <button type="button">Add a camera</button>
    </Suspense>,
  );
  const before = page.getByRole('button', { name: 'Add a camera' });
  (before.element() as HTMLElement).focus();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(before).toBeVisible();
  await expect.element(page.getByText('The page is away.')).not.toBeInTheDocument();
  code.comes();
  await expect.element(page.getByRole('searchbox')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(before).toHaveFocus();
});
