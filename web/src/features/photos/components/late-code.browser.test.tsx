import { freeStream } from '@boma/domain/streams/streams.fixtures.ts';
import { toStreamView } from '@boma/domain/streams/streams.policy.ts';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { dropToast, toastsInLine } from '../../../lib/toasts.ts';
import { answerCalls } from '../../../test-support/answer-calls.ts';
import { photoView } from '../../../test-support/photo-view.ts';
import { render } from '../../../test-support/render.tsx';
import { signIn } from '../../../test-support/session.ts';
import { MomentButton } from './moment-button.tsx';
import { PhotoWall } from './photo-wall.tsx';
import { SnapshotButton } from './snapshot-button.tsx';

const { missing } = vi.hoisted(() => ({
  missing: () => {
    throw new Error('The code did not come.');
  },
}));
vi.mock(import('./photo-modal.later.tsx'), missing);
vi.mock(import('./snapshot-dialog.later.tsx'), missing);
vi.mock(import('./moment-dialog.later.tsx'), missing);

const media = { mediaServer: 'https://media.example', mediaApplication: 'boma' };
const stream = toStreamView(freeStream, true, media);
const toasts = () => toastsInLine().map(({ text }) => text);

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  for (const { id } of toastsInLine()) dropToast(id);
});

it('a photo whose code does not come says so and closes again', async () => {
  const meta = { current_page: 1, last_page: 1, per_page: 12, total: 1, next: null };
  answerCalls({ '/api/photos/search': { data: [photoView({ id: '7' })], meta } });
  function Wall() {
    const [openId, setOpenId] = useState<string>();
    return (
      <>
        <p>{openId === undefined ? 'No photo is open.' : `Photo ${openId} is open.`}</p>
        <PhotoWall label="Photos" name="late" filters={{}} empty={null} openId={openId} onOpen={setOpenId} />
      </>
    );
  }
  render(<Wall />);
  await page.getByRole('link', { name: 'Lion 7' }).click();
  await expect.poll(toasts).toEqual(['That could not be loaded. Please try again.']);
  await expect.element(page.getByText('No photo is open.')).toBeVisible();
});

it.each([
  ['snapshot', SnapshotButton],
  ['moment', MomentButton],
] as const)('a button says so when the dialog of the %s does not come', async (_what, Opens) => {
  signIn({ is_subscribed: true });
  render(
    <Opens stream={stream}>
      {(open) => (
        <button type="button" onClick={open}>
          Open
        </button>
      )}
    </Opens>,
  );
  await page.getByRole('button', { name: 'Open' }).click();
  await expect.poll(toasts).toEqual(['That could not be loaded. Please try again.']);
});
