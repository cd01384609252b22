import { freeStream } from '@boma/domain/streams/streams.fixtures.ts';
import { toStreamView } from '@boma/domain/streams/streams.policy.ts';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../../test-support/render.tsx';
import { signIn } from '../../../test-support/session.ts';
import { SnapshotButton } from './snapshot-button.tsx';

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"/>';

vi.mock(import('../api/take-snapshot.ts'), () => {
  const take = async () => ({ jpeg: new Blob([PICTURE], { type: 'image/svg+xml' }), isSeen: true });
  return { takeSnapshot: take, takeEnd: take };
});

const stream = toStreamView(freeStream, true, {
  mediaServer: 'https://media.example',
  mediaApplication: 'boma',
});

/** Gives links to upload to, and takes uploads that never end. They arrive in the list. */
function takeEndlessUploads(): XMLHttpRequest[] {
  const link = { url: '/put-here', additionalData: { 'content-type': 'image/jpeg' } };
  vi.spyOn(window, 'fetch').mockImplementation(async (input) =>
    (input instanceof Request ? input.url : String(input)).includes('/api/s3-url')
      ? Response.json({ data: link })
      : new Response('', { status: 404 }),
  );
  const sent: XMLHttpRequest[] = [];
  vi.spyOn(XMLHttpRequest.prototype, 'open').mockReturnValue(undefined);
  vi.spyOn(XMLHttpRequest.prototype, 'setRequestHeader').mockReturnValue(undefined);
  vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function send(this: XMLHttpRequest) {
    sent.push(this);
  });
  return sent;
}

it('R9-081 the upload of a snapshot has no time limit, and ends when the viewer leaves the dialog, which asks first', async () => {
  signIn();
  const sent = takeEndlessUploads();
  const abort = vi.spyOn(XMLHttpRequest.prototype, 'abort');
  render(
    <SnapshotButton stream={stream}>
      {(open) => (
        <button type="button" onClick={open}>
          Open
        </button>
      )}
    </SnapshotButton>,
  );
  await page.getByRole('button', { name: 'Open' }).click();
  await page.getByLabelText('What did you see?').fill('A leopard');
  await page.getByRole('button', { name: 'SAVE SNAPSHOT' }).click();
  await expect.poll(() => sent.length).toBe(1);
  expect(sent[0]?.timeout).toBe(0);
  expect(abort).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  const question = page.getByRole('dialog', { name: 'Leave without sending?' });
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect.element(page.getByLabelText('What did you see?')).toHaveValue('A leopard');
  expect(abort).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await question.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(abort).toHaveBeenCalledOnce();
});
