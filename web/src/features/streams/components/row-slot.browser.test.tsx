import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../../test-support/render.tsx';
import { CameraContainer } from './camera-container.tsx';
import { RowSlot } from './row-slot.tsx';

const slotWith = (content: ReactNode) => (
  <CameraContainer>
    <ul>
      <RowSlot index={3}>{content}</RowSlot>
    </ul>
  </CameraContainer>
);

it('the place between two rows shows where an advert comes until one is there, in the same room', async () => {
  await page.viewport(1440, 900);
  const { host, rerender } = render(slotWith(undefined), { style: 'width:1100px' });
  const shown = () => {
    const place = host.querySelector('li') ?? host;
    const [word, frame] = ['::before', '::after'].map((part) => getComputedStyle(place, part).content);
    return { word, frame, height: place.getBoundingClientRect().height };
  };
  const waiting = { word: '"Advert"', frame: '""', height: 120 };
  expect(shown()).toEqual(waiting);
  // Its code has come, and nothing of the advert.
  rerender(slotWith(<div data-unit="" />));
  expect(shown()).toEqual(waiting);
  rerender(slotWith(<div data-place="">The camp by pictures</div>));
  expect(shown()).toEqual({ word: 'none', frame: 'none', height: 120 });
  // A site without adverts.
  rerender(slotWith(<div hidden />));
  expect(shown()).toEqual({ word: 'none', frame: 'none', height: 120 });
});
