import { type ReactNode, useRef } from 'react';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../../test-support/render.tsx';
import { useFullscreen } from './use-fullscreen.ts';

function Part({ name, children }: { readonly name: string; readonly children?: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  const { active, toggle } = useFullscreen(root);
  return (
    <div ref={root} id={name}>
      <button type="button" onClick={toggle}>
        {active ? `Leave ${name}` : `Fill with ${name}`}
      </button>
      {children}
    </div>
  );
}

it('fills the screen with a tile of a wall that fills it, and returns from there to the wall', async () => {
  // As the browser keeps them: the last one fills the screen.
  const filling: Element[] = [];
  const changed = async () => void document.dispatchEvent(new Event('fullscreenchange'));
  vi.spyOn(Document.prototype, 'fullscreenElement', 'get').mockImplementation(() => filling.at(-1) ?? null);
  vi.spyOn(Element.prototype, 'requestFullscreen').mockImplementation(function (this: Element) {
    filling.push(this);
    return changed();
  });
  vi.spyOn(Document.prototype, 'exitFullscreen').mockImplementation(() => {
    filling.pop();
    return changed();
  });
  const press = (name: string) => page.getByRole('button', { name }).click();
  const names = () => filling.map(({ id }) => id);
  render(
    <Part name="wall">
      <Part name="tile" />
    </Part>,
  );
  await press('Fill with wall');
  await press('Fill with tile');
  expect(names()).toEqual(['wall', 'tile']);
  await press('Leave tile');
  expect(names()).toEqual(['wall']);
  await press('Leave wall');
  expect(names()).toEqual([]);
});
