import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { toastsInLine } from '../../../lib/toasts.ts';
import { unmountAll } from '../../../test-support/render.tsx';
import { signIn } from '../../../test-support/session.ts';
import { textStyles } from '../../../theme/text-styles.ts';
import { registered, stage } from './chat-stage.test-support.tsx';

const input = () => page.getByRole('textbox', { name: 'Write to Boma' });

it.each([
  { isComposing: true },
  { keyCode: 229 },
])('does not send text that is still being composed, which browsers report by %j', async (composing) => {
  const shown = await stage({}, registered);
  await input().fill('ライオン');
  const enter = { key: 'Enter', bubbles: true, cancelable: true };
  input()
    .element()
    .dispatchEvent(new KeyboardEvent('keydown', { ...enter, ...composing }));
  expect(shown.room.send).not.toHaveBeenCalled();
  input().element().dispatchEvent(new KeyboardEvent('keydown', enter));
  expect(shown.room.send).toHaveBeenLastCalledWith('ライオン');
});

it('R5-044 tells the writer what is taken out of a message', async () => {
  await stage({}, registered);
  const enter = { key: 'Enter', bubbles: true, cancelable: true };
  await input().fill('an <b>old</b> bull <-- look');
  input().element().dispatchEvent(new KeyboardEvent('keydown', enter));
  expect(toastsInLine().map(({ text }) => text)).toEqual([
    'We took out <b> </b>, because our pages show no HTML.',
  ]);
  await input().fill('می\u200cخواهم <grin>');
  input().element().dispatchEvent(new KeyboardEvent('keydown', enter));
  expect(toastsInLine()).toHaveLength(1);
});

const field = () => input().element() as HTMLTextAreaElement;

function transferOf(text: string): DataTransfer {
  const transfer = new DataTransfer();
  transfer.setData('text/plain', text);
  return transfer;
}

/** Pastes as the browser does: a page that takes the event inserts the text itself. True if the page took it. */
const paste = (text: string) =>
  !field().dispatchEvent(
    new ClipboardEvent('paste', { clipboardData: transferOf(text), bubbles: true, cancelable: true }),
  );

it('says what of a pasted text did not fit, until the writer goes on', async () => {
  await stage({}, registered);
  await input().fill('Look: ');
  expect(paste(`${'a'.repeat(294)} and nine more at the water`)).toBe(true);
  expect(field().value).toBe(`Look: ${'a'.repeat(294)}`);
  const words = page.getByText(
    'A message has at most 300 characters. This did not fit: “and nine more at the water”',
  );
  await expect.element(words).toBeVisible();
  await expect.element(page.getByText('0 left')).toBeVisible();
  await expect.element(input()).not.toHaveAttribute('aria-invalid', 'true');
  await input().fill('Look: a lion');
  expect(words.elements()).toEqual([]);
});

it('says the same of a dropped text, and puts a paste where the selection is', async () => {
  await stage({}, registered);
  await input().fill('b'.repeat(290));
  field().setSelectionRange(0, 290);
  paste('a'.repeat(301));
  expect(field().value).toBe('a'.repeat(300));
  field().dispatchEvent(
    new DragEvent('drop', { dataTransfer: transferOf('One more'), bubbles: true, cancelable: true }),
  );
  await expect.element(page.getByText('This did not fit: “One more”', { exact: false })).toBeVisible();
});

it('counts composed what macOS writes apart, and leaves what fits to the browser', async () => {
  await stage({}, registered);
  await input().fill('');
  expect(paste('A lion')).toBe(false);
  expect(paste('é'.repeat(300).normalize('NFD'))).toBe(true);
  expect(field().value).toBe('é'.repeat(300));
  expect(page.getByText('did not fit', { exact: false }).elements()).toEqual([]);
});

it('still has half a message after a reload', async () => {
  signIn({ id: 'naledi' });
  await stage({}, registered);
  await input().fill('Half a mess');
  unmountAll();
  await stage({}, registered);
  await expect.element(input()).toHaveValue('Half a mess');
  expect(localStorage.getItem('boma:drafts')).toContain('Half a mess');
});

it('grows with its text, and shrinks again, where field-sizing is unknown', async () => {
  const supports = vi.spyOn(CSS, 'supports').mockReturnValue(false);
  try {
    await stage({}, registered);
    const field = input().element() as HTMLTextAreaElement;
    field.style.setProperty('field-sizing', 'fixed');
    await input().fill('lions');
    const line = field.clientHeight;
    await input().fill(`${'lions at the water '.repeat(12)}`);
    expect(field.clientHeight).toBeGreaterThan(line * 1.8);
    expect(field.clientHeight).toBe(Math.min(field.scrollHeight, 136));
    await input().fill('lions');
    expect(field.clientHeight).toBe(line);
  } finally {
    supports.mockRestore();
  }
});

it('begins a text from the right at the right, whatever the side of its list', async () => {
  await stage({}, registered);
  const list = document.createElement('ul');
  list.style.textAlign = 'left';
  // The document carries the styles of texts.
  list.innerHTML = `<style>${textStyles}</style><li><p dir="auto">שלום לכולם</p></li>`;
  document.body.append(list);
  const text = list.querySelector('p');
  expect(text && getComputedStyle(text).textAlign).toBe('start');
  list.remove();
});
