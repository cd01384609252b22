import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ChatPlace } from '../../../features/chat/components/chat-place.tsx';
import { render } from '../../../test-support/render.tsx';
import { ChatFocus } from './chat-focus.tsx';

vi.mock(import('../../../features/chat/components/chat-panel.later.tsx'), () => {
  throw new Error('The code did not come.');
});

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
      <p>The camera</p>
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

it('leaves the focus alone once the viewer has gone on before the code of the chat came', async () => {
  const { rerender } = render(<Page hasCome />);
  await page.getByRole('button', { name: 'Hide the chat' }).click();
  rerender(<Page hasCome={false} />);
  await page.getByRole('button', { name: 'Show the chat' }).click();
  await expect.poll(() => document.activeElement).toBe(document.body);
  await page.getByText('The camera').click();
  rerender(<Page hasCome />);
  await expect.element(page.getByRole('region', { name: 'Chat' })).toBeVisible();
  expect(document.activeElement).toBe(document.body);
});

function PageWithoutCode() {
  const [shown, setShown] = useState(false);
  return (
    <>
      {shown ? (
        <div data-chat-area="">
          <ChatPlace chat="chat-general" />
        </div>
      ) : (
        <button type="button" data-shows-chat="" onClick={() => setShown(true)}>
          Show the chat
        </button>
      )}
      <ChatFocus shown={shown} over={false} />
    </>
  );
}

it('moves the focus to the words that the code of the chat did not come', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  render(<PageWithoutCode />);
  await page.getByRole('button', { name: 'Show the chat' }).click();
  await expect.element(page.getByText("Chat couldn't load")).toBeVisible();
  await expect.element(page.getByRole('alert')).toHaveFocus();
});
