import { freeStream, paidStream } from '@boma/domain/streams/streams.fixtures.ts';
import { toStreamView } from '@boma/domain/streams/streams.policy.ts';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../../test-support/render.tsx';
import { Benefits } from './benefits.tsx';

const media = { mediaServer: 'https://media.test', mediaApplication: 'boma' };
const free = (name: string, animal?: string) =>
  toStreamView(
    {
      ...freeStream,
      name,
      slug: name.toLowerCase(),
      cover: `/covers/${name.toLowerCase()}-sm.jpg`,
      species: animal === undefined ? [] : [{ name: animal, likelihood: 'often' }],
    },
    true,
    media,
  );
const cameras = [
  toStreamView(paidStream, true, media),
  free('Tau', 'lion'),
  free('Tembe'),
  free('Nkorho', 'fish eagle'),
  free('Ridge', 'zebra'),
  free('Rosies', 'elephant'),
];

it.each([
  390, 1440,
])('shows each benefit by a picture, which has its room before it comes, at %i pixels', async (width) => {
  await page.viewport(width, 900);
  render(<Benefits streams={cameras} />);
  const names = page.getByRole('heading', { level: 2 }).elements();
  const pictures = names.map((name) => name.previousElementSibling ?? document.body);
  expect(pictures.map((picture) => [picture.getAttribute('aria-hidden'), picture.textContent])).toEqual([
    ['true', 'SEENLion at TauSEENFish eagle at NkorhoSEENZebra at Ridge'],
    ['true', '60 s'],
    ['true', ''],
    ['true', ''],
  ]);
  const addresses = (picture: Element) =>
    [...picture.querySelectorAll('img')].map((image) => image.getAttribute('src'));
  expect(pictures.map(addresses)).toEqual([
    ['/covers/tau-sm.jpg', '/covers/nkorho-sm.jpg', '/covers/ridge-sm.jpg'],
    ['/covers/rosies-sm.jpg'],
    ['/covers/tau-sm.jpg', '/covers/tembe-sm.jpg', '/covers/nkorho-sm.jpg', '/covers/ridge-sm.jpg'],
    ['/pictures/camp-640.webp'],
  ]);
  for (const picture of pictures) {
    const box = picture.getBoundingClientRect();
    expect(box.width / box.height).toBeCloseTo(16 / 9, 1);
    // What does not fit would be cut off.
    expect(picture.scrollHeight).toBeLessThanOrEqual(picture.clientHeight);
  }
});

it('shows no camera where there is none yet', () => {
  render(<Benefits streams={[]} />);
  expect([...document.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
    '/pictures/camp-640.webp',
  ]);
});
