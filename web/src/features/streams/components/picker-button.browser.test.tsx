import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { toastsInLine } from '../../../lib/toasts.ts';
import { render } from '../../../test-support/render.tsx';
import { PickerButton } from './picker-button.tsx';

vi.mock(import('./stream-picker.later.tsx'), () => {
  throw new Error('The code did not come.');
});

it('says so when the cameras to choose from do not come', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  render(<PickerButton streams={[]} />);
  await page.getByRole('button', { name: 'Streams' }).click();
  await expect
    .poll(() => toastsInLine().map(({ text }) => text))
    .toEqual(['That could not be loaded. Please try again.']);
});
