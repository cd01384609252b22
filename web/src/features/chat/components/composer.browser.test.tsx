import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
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
