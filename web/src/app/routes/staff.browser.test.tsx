import { Route, Routes } from 'react-router';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls } from '../../test-support/answer-calls.ts';
import { render } from '../../test-support/render.tsx';
import StaffRoute from './staff.tsx';

const code = vi.hoisted(() => {
  const { promise, reject } = Promise.withResolvers<never>();
  promise.catch(() => 'The page says it.');
  return { coming: promise, lose: () => reject(new Error('The network is gone.')) };
});

vi.mock('../../features/staff/components/lodges.tsx', () => code.coming);
vi.mock(import('../../session/session.ts'), async (original) => ({
  ...(await original()),
  useStoredUser: () => ({ roles: ['admin'] }) as never,
}));

it('names the section while its code is on its way, and when it did not come', async () => {
  answerCalls({});
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  render(
    <Routes>
      <Route path="/staff/:section" element={<StaffRoute page={{ description: 'For staff.' } as never} />} />
    </Routes>,
    { at: '/staff/lodges' },
  );
  const heading = page.getByRole('heading', { level: 1, name: 'Lodges' });
  await expect.element(heading).toBeVisible();
  await expect.element(page.getByRole('group', { name: 'Loading: Lodges' })).toBeVisible();
  code.lose();
  const says = page.getByText('We could not load this page. It may be your connection or ours.');
  await expect.element(says).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect.element(heading).toBeVisible();
});
