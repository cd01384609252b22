import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../../test-support/render.tsx';
import { videoView } from '../../../test-support/video-view.ts';
import { VideoStandIn } from './video-stand-in.tsx';

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

const middleOf = (element: Element | null | undefined) => {
  const { left = 0, top = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
  return { x: left + width / 2, y: top + height / 2 };
};

it.each([390, 1440])('has a play sign in the middle of its picture, at %i', async (width) => {
  await page.viewport(width, 900);
  render(<VideoStandIn video={videoView({ id: 12, title: 'Eleven lions', cover: PIXEL })} />);
  const picture = page.getByRole('img', { name: 'Eleven lions' }).element();
  const [sign, middle] = [picture.parentElement?.querySelector('svg'), picture].map(middleOf);
  expect(sign?.x).toBeCloseTo(middle?.x ?? 0, 0);
  expect(sign?.y).toBeCloseTo(middle?.y ?? 0, 0);
});

it('has for what it cannot know yet a shape as high as one line of it', async () => {
  await page.viewport(1440, 900);
  const video = videoView({ id: 12, title: 'Eleven lions', description: 'They drink.', camera: 'tau' });
  render(<VideoStandIn video={video} />);
  const words = page.getByText('They drink.').element().parentElement;
  const shapes = [...(words?.querySelectorAll('[data-waits=lines]') ?? [])];
  // Small text is 14 pixels high, in lines of 1.45.
  expect(shapes).toHaveLength(2);
  for (const shape of shapes) expect(shape.getBoundingClientRect().height).toBeCloseTo(20.3, 0);
});
