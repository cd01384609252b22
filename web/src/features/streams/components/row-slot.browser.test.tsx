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

it('the place between two rows shows that an advert is on its way until it is there, in the same room', async () => {
  await page.viewport(1440, 900);
  const { host, rerender } = render(slotWith(undefined), { style: 'width:1100px' });
  const shown = () => {
    const place = host.querySelector('li') ?? host;
    const [word, frame] = ['::before', '::after'].map((part) => getComputedStyle(place, part).content);
    return { word, frame, height: place.getBoundingClientRect().height };
  };
  // Its code may never come: it is blocked, or the site has no adverts.
  expect(shown()).toEqual({ word: 'none', frame: 'none', height: 120 });
  // Its code has come, and nothing of the advert.
  rerender(slotWith(<div data-unit="" />));
  expect(shown()).toEqual({ word: '"Advert"', frame: '""', height: 120 });
  rerender(slotWith(<div data-place="">The camp by pictures</div>));
  expect(shown()).toEqual({ word: 'none', frame: 'none', height: 120 });
  // A site without adverts.
  rerender(slotWith(<div data-unit="" hidden />));
  expect(shown()).toEqual({ word: 'none', frame: 'none', height: 120 });
});
