import { useState } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../../test-support/render.tsx';
import { ChatFocus } from './chat-focus.tsx';

/** A chat that can be hidden. Its code may still be on its way when it is shown. */
function Page({ hasCome }: { readonly hasCome: boolean }) {
  const [shown, setShown] = useState(true);
  return (
    <>
      {!shown && (
        <button type="button" data-shows-chat="" onClick={() => setShown(true)}>
          Show the chat
        </button>
      )}
      <button type="button" data-shows-chat="" hidden>
        For another window
      </button>
      {shown && (
        <div data-chat-area="">
          {hasCome && (
            <section data-chat="" aria-label="Chat" tabIndex={-1}>
              <button type="button" onClick={() => setShown(false)}>
                Hide the chat
              </button>
            </section>
          )}
        </div>
      )}
      <ChatFocus shown={shown} over={false} />
    </>
  );
}

it('moves the focus from the button that hides the chat to the one that shows it, and from that one to the chat, also when it comes late', async () => {
  const { rerender } = render(<Page hasCome />);
  expect(document.activeElement).toBe(document.body);
  await page.getByRole('button', { name: 'Hide the chat' }).click();
  const show = page.getByRole('button', { name: 'Show the chat' });
  await expect.element(show).toHaveFocus();
  rerender(<Page hasCome={false} />);
  await show.click();
  await expect.poll(() => document.activeElement).toBe(document.body);
  rerender(<Page hasCome />);
  await expect.element(page.getByRole('region', { name: 'Chat' })).toHaveFocus();
});
