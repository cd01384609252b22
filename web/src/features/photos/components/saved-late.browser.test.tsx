import { freeStream } from '@boma/domain/streams/streams.fixtures.ts';
import { toStreamView } from '@boma/domain/streams/streams.policy.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { dropToast, toastsInLine } from '../../../lib/toasts.ts';
import { answerCalls } from '../../../test-support/answer-calls.ts';
import { photoView } from '../../../test-support/photo-view.ts';
import { render } from '../../../test-support/render.tsx';
import { signIn } from '../../../test-support/session.ts';
import { MomentButton } from './moment-button.tsx';
import { SnapshotButton } from './snapshot-button.tsx';

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"/>';

vi.mock(import('../api/take-snapshot.ts'), () => {
  const take = async () => ({ jpeg: new Blob([PICTURE], { type: 'image/svg+xml' }), isSeen: true });
  return { takeSnapshot: take, takeEnd: take };
});
vi.mock(import('../api/save-snapshot.ts'), async (original) => ({
  ...(await original()),
  uploadSnapshot: async () => 'snapshots/a.jpg',
}));

const stream = toStreamView(freeStream, true, {
  mediaServer: 'https://media.example',
  mediaApplication: 'boma',
});

afterEach(() => {
  for (const { id } of toastsInLine()) dropToast(id);
});

it.each([
  [
    'a snapshot',
    SnapshotButton,
    '/api/photo',
    'SAVE SNAPSHOT',
    'Your snapshot is saved.',
    'We could not hear whether your snapshot was saved.',
  ],
  [
    'a moment',
    MomentButton,
    '/api/moment',
    'KEEP MOMENT',
    'Your moment is kept.',
    'We could not hear whether your moment was kept.',
  ],
] as const)('%s that is saved after its dialog was closed leaves the next dialog open; before it is sent the dialog asks', async (_what, Opens, path, save, saved, lost) => {
  signIn({ is_subscribed: true });
  const answers: ((answer: Response) => void)[] = [];
  answerCalls({ [path]: () => new Promise<Response>((answer) => answers.push(answer)) });
  const toasts = (begin: string = saved) =>
    toastsInLine().filter(({ text }) => text.startsWith(begin)).length;
  const title = page.getByLabelText('What did you see?');
  const openDialog = () => page.getByRole('button', { name: 'Open' }).click();
  const saveAs = async (words: string, nth: number) => {
    await title.fill(words);
    await page.getByRole('button', { name: save }).click();
    await expect.poll(() => answers.length).toBe(nth);
  };
  render(
    <Opens stream={stream}>
      {(open) => (
        <button type="button" onClick={open}>
          Open
        </button>
      )}
    </Opens>,
  );
  await openDialog();
  await title.fill('A leo');
  // What is not sent is not lost by a key.
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: 'Stay here' }).click();
  await expect.element(title).toHaveValue('A leo');
  await saveAs('A leopard', 1);
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await openDialog();
  await saveAs('A hippo', 2);
  answers[0]?.(Response.json({ data: photoView({ id: '1' }) }));
  await expect.poll(() => toasts()).toBe(1);
  await expect.element(title).toHaveValue('A hippo');
  answers[1]?.(Response.json({ data: photoView({ id: '2' }) }));
  await expect.poll(() => toasts()).toBe(2);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  // One that fails after its dialog was closed is told too.
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  await openDialog();
  await saveAs('A genet', 3);
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  answers[2]?.(Response.json({ code: 'unavailable' }, { status: 503 }));
  await expect.poll(() => toasts(lost)).toBe(1);
});
