import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from '../../test-support/render.tsx';
import { onPageKey, wantPageKeys } from './page-keys.ts';

const act = vi.fn((key: string) => key === 'k');
let end = () => {};

beforeEach(() => {
  localStorage.clear();
  act.mockClear();
  end = onPageKey(act);
});
afterEach(() => end());

const focus = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus();

it('takes a letter wherever the focus is, in lower case', async () => {
  render(<button type="button">Elsewhere</button>);
  await userEvent.keyboard('K');
  focus('button');
  await userEvent.keyboard('k');
  expect(act.mock.calls).toEqual([['k'], ['k']]);
});

it.each([
  ['a text field', <input key="1" aria-label="Field" data-here="" />],
  ['a text area', <textarea key="2" aria-label="Field" data-here="" />],
  [
    'a choice',
    <select key="3" aria-label="Field" data-here="">
      <option>Karoo</option>
    </select>,
  ],
  [
    'a menu',
    <div key="4" role="menu">
      <button type="button" role="menuitem" data-here="">
        Keep
      </button>
    </div>,
  ],
])('leaves the keys to %s', async (_name, element) => {
  render(element);
  focus('[data-here]');
  await userEvent.keyboard('k');
  expect(act).not.toHaveBeenCalled();
});

it('leaves the keys to an open dialog, even if the focus is outside', async () => {
  render(<div role="dialog" aria-modal="true" />);
  await userEvent.keyboard('k');
  expect(act).not.toHaveBeenCalled();
});

it('leaves key combinations to the browser', async () => {
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(act).not.toHaveBeenCalled();
});

it('is silent once the viewer has turned the letters off, and until they turn them on', async () => {
  wantPageKeys(false);
  await userEvent.keyboard('k');
  expect(act).not.toHaveBeenCalled();
  wantPageKeys(true);
  await userEvent.keyboard('k');
  expect(act).toHaveBeenCalledOnce();
});
