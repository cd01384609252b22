import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls, refusal } from '../../../test-support/answer-calls.ts';
import { drawn } from '../../../test-support/drawn.ts';
import { render, unmountAll } from '../../../test-support/render.tsx';
import { signIn } from '../../../test-support/session.ts';
import { DeleteAccount } from '../components/delete-account.tsx';
import { askDeletion, refreshLeaving, undoDeletion, useLeaving } from './deletion.ts';

afterEach(() => {
  unmountAll();
  vi.useRealTimers();
});

function Part() {
  return (
    <DeleteAccount
      leaving={useLeaving()}
      roles={[]}
      isMember={false}
      hasPassword
      onLeave={() => askDeletion('a-fresh-token')}
      onUndo={undoDeletion}
      onLookAgain={refreshLeaving}
    />
  );
}

it('waits as long as the server works, and looks again at once and later where the answer was lost all the same', async () => {
  const patience = vi.spyOn(AbortSignal, 'timeout');
  let read = refusal(503, 'unavailable');
  answerCalls({
    '/api/user/deletion': (sent) =>
      sent === undefined ? read() : Promise.reject(new TypeError('Failed to fetch')),
  });
  signIn();
  render(<Part />);
  await expect.element(page.getByText('We could not check', { exact: false })).toBeVisible();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  read = () => Response.json({ data: { deletion: null } });
  await expect(askDeletion('a-fresh-token')).rejects.toMatchObject({ code: 'unavailable' });
  expect(patience).toHaveBeenCalledWith(30_000);
  await expect.element(page.getByRole('button', { name: 'Delete my account' })).toBeVisible();
  await drawn();
  // The server has stored the request only now.
  const due_at = Date.now() + 604_800_000;
  read = () => Response.json({ data: { deletion: { asked_at: 1, due_at } } });
  vi.advanceTimersByTime(30_000);
  await expect.element(page.getByText('Your account will be deleted on', { exact: false })).toBeVisible();
});
