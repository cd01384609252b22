import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import Toaster from '../../components/toaster/toaster.later.tsx';
import { dropToast, toastsInLine } from '../../lib/toasts.ts';
import { render } from '../../test-support/render.tsx';
import { signIn } from '../../test-support/session.ts';
import { FreePreviewNotice } from './free-preview-notice.tsx';

afterEach(() => {
  for (const { id } of toastsInLine()) dropToast(id);
});

it('R1-040 is for a viewer of the free preview, once, and neither for a member, for staff nor for a viewer who does not belong to it', async () => {
  render(<Toaster />);
  const visit = (user: Parameters<typeof signIn>[0]) => {
    signIn(user);
    render(<FreePreviewNotice />).unmount();
  };
  visit({ id: 'member', is_free: true, is_subscribed: true });
  visit({ id: 'ranger', is_free: true, roles: ['zoomie'] });
  visit({ id: 'other', is_free: false });
  expect(toastsInLine()).toEqual([]);
  visit({ id: 'viewer', is_free: true });
  visit({ id: 'viewer', is_free: true });
  await expect
    .element(page.getByText('Premium is free for you until the end of April 2021.', { exact: false }))
    .toBeVisible();
  expect(toastsInLine()).toHaveLength(1);
});
