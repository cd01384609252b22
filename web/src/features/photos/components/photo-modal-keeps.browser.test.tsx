import { BrowserRouter } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls } from '../../../test-support/answer-calls.ts';
import { photoView } from '../../../test-support/photo-view.ts';
import { render } from '../../../test-support/render.tsx';
import { signIn } from '../../../test-support/session.ts';
import { AtAddress } from './photo-at-address.test-support.tsx';
import PhotoModal from './photo-modal.later.tsx';

const photos = ['1', '2', '3'].map((id) =>
  photoView({
    id,
    image: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"/>',
  }),
);
const button = (name: string) => page.getByRole('button', { name });

beforeEach(() => {
  answerCalls({
    '/api/photos/2/view': { data: photos[1] },
    '/api/photos/2/proposals': {
      data: { alt: '', alt_by: null, species: null, species_by: null, proposals: [] },
    },
    '/api/photo/delete': { data: { id: '2' } },
  });
});

it('asks nothing about the description of a photo that its photographer has deleted', async () => {
  signIn({ id: 'lerato', roles: [] });
  render(<AtAddress photos={photos} />, { Router: BrowserRouter });
  await userEvent.click(button('Open'));
  await userEvent.click(page.getByText('Improve the description'));
  await page.getByRole('textbox', { name: 'What can be seen' }).fill('A lion drinks.');
  await userEvent.click(button('Delete Lion 2'));
  await userEvent.click(button('Delete it'));
  await expect.element(button('Open')).toBeVisible();
});

it('an enlarged picture has no arrows over it, and a press at its edge stays with this photo', async () => {
  render(<PhotoModal id="2" photos={photos} onOpen={vi.fn()} onClose={vi.fn()} />);
  await expect.element(button('Next photo')).toBeVisible();
  await userEvent.keyboard('+');
  await expect.element(button('Show the whole picture')).toBeVisible();
  const arrow = button('Next photo').element();
  expect(getComputedStyle(arrow).opacity).toBe('0');
  const { left, top, width, height } = arrow.getBoundingClientRect();
  expect(document.elementFromPoint(left + width / 2, top + height / 2)?.closest('button')).not.toBe(arrow);
});
