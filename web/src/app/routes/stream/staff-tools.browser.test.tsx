import { freeStream } from '@boma/domain/streams/streams.fixtures.ts';
import { toStreamView } from '@boma/domain/streams/streams.policy.ts';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../../test-support/render.tsx';
import { signIn } from '../../../test-support/session.ts';
import { StaffTools } from './staff-tools.tsx';

const stream = toStreamView(freeStream, true, { mediaServer: 'https://m', mediaApplication: 'boma' });

it('a camera has tools for staff, and none for viewers', async () => {
  const tool = page.getByRole('button', { name: 'Sighting' });
  signIn({ roles: ['zoomie'] });
  const { host, rerender } = render(<StaffTools stream={stream} />);
  await expect.element(tool).toBeVisible();
  signIn({ roles: [] });
  rerender(<StaffTools stream={stream} />);
  await expect.element(tool).not.toBeInTheDocument();
  expect(host.textContent).toBe('');
});
