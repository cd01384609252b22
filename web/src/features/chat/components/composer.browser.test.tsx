import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { toastsInLine } from '../../../lib/toasts.ts';
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
