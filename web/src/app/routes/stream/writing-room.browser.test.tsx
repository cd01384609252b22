import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../../test-support/render.tsx';
import { WritingRoom } from './writing-room.tsx';

/** A chat below its camera on a phone, and something else on the page. */
const Page = ({ hasCome }: { readonly hasCome: boolean }) => (
  <>
    <div style={{ height: 2000 }} />
    <section data-chat-area="" aria-label="Chat" style={{ height: 400 }}>
      <button type="button">An older message</button>
      <textarea aria-label="Your message" />
      {hasCome && <WritingRoom />}
    </section>
    <button type="button">Elsewhere</button>
    <div style={{ height: 2000 }} />
  </>
);

const chat = () => page.getByRole('region', { name: 'Chat' });
const top = () => Math.round(chat().element().getBoundingClientRect().top);

it('brings the chat of a phone to the top while the viewer writes, until they turn to another part of the page', async () => {
  await page.viewport(390, 844);
  render(<Page hasCome />);
  await page.getByLabelText('Your message').click();
  await expect.element(chat()).toHaveAttribute('data-composing');
  // The page keeps 5rem free below its header.
  await expect.poll(top).toBe(80);
  await page.getByRole('button', { name: 'An older message' }).click();
  await expect.element(chat()).toHaveAttribute('data-composing');
  await page.getByRole('button', { name: 'Elsewhere' }).click();
  await expect.element(chat()).not.toHaveAttribute('data-composing');
});

it('does so for a viewer who had begun to write before it came', async () => {
  await page.viewport(390, 844);
  const { rerender } = render(<Page hasCome={false} />);
  await page.getByLabelText('Your message').click();
  await expect.element(chat()).not.toHaveAttribute('data-composing');
  rerender(<Page hasCome />);
  await expect.element(chat()).toHaveAttribute('data-composing');
});

it('leaves the chat beside the picture of a wide window where it is', async () => {
  await page.viewport(1440, 900);
  render(<Page hasCome />);
  const message = page.getByLabelText('Your message');
  await message.click();
  await expect.element(message).toHaveFocus();
  await expect.element(chat()).not.toHaveAttribute('data-composing');
});
