import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../test-support/render.tsx';
import { Dialog } from './dialog.tsx';
import { PictureAndWords } from './picture-and-words.tsx';

async function showAt(width: number, height: number) {
  await page.viewport(width, height);
  render(
    <Dialog title="Two cubs at the dam" open onClose={() => undefined} closeWord="CLOSE">
      <PictureAndWords
        picture={
          <div role="img" aria-label="Two cubs" style={{ aspectRatio: '16 / 9', background: 'tan' }} />
        }
      >
        <p>Filmed at Naledi Dam</p>
      </PictureAndWords>
    </Dialog>,
  );
  const picture = page.getByRole('img', { name: 'Two cubs' });
  const words = page.getByText('Filmed at Naledi Dam');
  await expect.element(words).toBeVisible();
  return {
    picture: picture.element().getBoundingClientRect(),
    words: words.element().getBoundingClientRect(),
  };
}

it('shows the whole picture in the window of a phone on its side, with the words beside it', async () => {
  const { picture, words } = await showAt(844, 390);
  expect(picture.width).toBeGreaterThan(500);
  expect(picture.bottom).toBeLessThanOrEqual(390);
  expect(words.left).toBeGreaterThan(picture.right);
  expect(words.bottom).toBeLessThan(390);
});

it('is on a phone as wide as the dialog, and so wider than the card that opened it', async () => {
  const { picture, words } = await showAt(390, 844);
  expect(picture.width).toBeGreaterThan(358);
  expect(words.top).toBeGreaterThan(picture.bottom);
});

it('leaves room for the words below it where the window is not high', async () => {
  const { picture, words } = await showAt(1000, 640);
  expect(picture.height).toBeCloseTo(640 - 304, 0);
  expect(words.bottom).toBeLessThan(640);
});

it('has one button that closes it, which may say so', async () => {
  await showAt(1300, 900);
  await expect.element(page.getByRole('button', { name: 'CLOSE', exact: true })).toHaveFocus();
  expect(page.getByRole('button').elements()).toHaveLength(1);
  const [button, words] = [page.getByRole('button'), page.getByText('Filmed at Naledi Dam')].map((part) =>
    part.element().getBoundingClientRect(),
  );
  expect(button?.right).toBeCloseTo(words?.right ?? 0, 0);
});
