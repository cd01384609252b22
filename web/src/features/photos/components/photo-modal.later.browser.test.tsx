import { useState } from 'react';
import { BrowserRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { answerCalls, refusal } from '../../../test-support/answer-calls.ts';
import { photoView } from '../../../test-support/photo-view.ts';
import { render } from '../../../test-support/render.tsx';
import { signIn } from '../../../test-support/session.ts';
import { AtAddress } from './photo-at-address.test-support.tsx';
import PhotoModal from './photo-modal.later.tsx';

const photo = (id: string) =>
  photoView({
    id,
    image: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"/>',
  });

const viewer = vi.hoisted(() => ({ zone: 'Asia/Kathmandu' }));
vi.mock(import('../../../lib/timing/viewer-zone.ts'), () => ({ viewerZone: () => viewer.zone }));

const photos = ['1', '2', '3', '4'].map(photo);

function Opened({ wall }: { readonly wall: typeof photos }) {
  const [id, setId] = useState<string | undefined>('2');
  if (!id) return <p>Closed</p>;
  return <PhotoModal id={id} photos={wall} onOpen={setId} onClose={() => setId(undefined)} />;
}

const proposals = { alt: '', alt_by: null, species: null, species_by: null, proposals: [] };

async function openSecond(wall = photos): Promise<void> {
  answerCalls({
    ...Object.fromEntries(wall.map((each) => [`/api/photos/${each.id}/view`, { data: each }])),
    '/api/photos/2/proposals': { data: proposals },
  });
  render(<Opened wall={wall} />);
  await expectOpen('Lion 2');
  // It hears keys once it has the focus.
  await expect.element(button('Close')).toHaveFocus();
}

async function expectOpen(title: string): Promise<void> {
  await expect.element(page.getByRole('dialog', { name: title })).toBeVisible();
}
const button = (label: string | RegExp) => page.getByRole('button', { name: label });

it('pages by the arrow keys as soon as it is open, with the focus on its close button', async () => {
  await openSecond();
  await expect.element(button('Close')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expectOpen('Lion 3');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await expectOpen('Lion 1');
});

it('pages on by the arrow keys after a button led to the last photo, and after the focused button has gone', async () => {
  await openSecond();
  await userEvent.click(button('Next photo'));
  await userEvent.click(button('Next photo'));
  await expectOpen('Lion 4');
  await expect.element(button('Next photo')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button('Next photo'), { force: true });
  await userEvent.keyboard('{ArrowLeft}');
  await expectOpen('Lion 3');
  const share = page.getByRole('link', { name: 'Share on Facebook' });
  share.element().focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expectOpen('Lion 2');
  await userEvent.keyboard('{ArrowLeft}');
  await expectOpen('Lion 1');
});

it('pages on by the arrow keys after the focused button has gone with a photo of the same title', async () => {
  await openSecond(photos.map((each) => ({ ...each, title: 'Lion 2', alt: `Picture ${each.id}` })));
  const share = page.getByRole('link', { name: 'Share on Facebook' });
  // A dialog takes the focus once it has opened.
  await expect.element(button('Close')).toHaveFocus();
  share.element().focus();
  await expect.element(share).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByAltText('Picture 3')).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByAltText('Picture 4')).toBeVisible();
});

it.each([
  [390, 844],
  [844, 390],
  [1440, 900],
])('has its arrows over the edges of the picture in a window of %i by %i, large enough for a finger', async (width, height) => {
  await page.viewport(width, height);
  await openSecond();
  const boxOf = (locator: Locator) => locator.element().getBoundingClientRect();
  const places = () => {
    const picture = boxOf(page.getByAltText('Lion 2'));
    const middle = picture.top + picture.height / 2;
    const [previous, next] = [boxOf(button('Previous photo')), boxOf(button('Next photo'))];
    return {
      fromEdges: [previous.left - picture.left, picture.right - next.right].map(Math.round),
      fromMiddle: [previous, next].map(({ top, bottom }) =>
        Math.round(Math.abs((top + bottom) / 2 - middle)),
      ),
      sizes: [previous, next].flatMap((each) => [Math.round(each.width), Math.round(each.height)]),
    };
  };
  // The dialog grows as it opens.
  await expect.poll(places).toEqual({ fromEdges: [8, 8], fromMiddle: [0, 0], sizes: [44, 44, 44, 44] });
  await userEvent.click(button('Previous photo'));
  await expectOpen('Lion 1');
  await userEvent.click(button('Next photo'));
  await expectOpen('Lion 2');
});

it('says of one picture alone that it is not here any more', async () => {
  await openSecond(photos.map((each) => (each.id === '2' ? { ...each, image: 'data:,' } : each)));
  const gone = page.getByText('This photo is not here any more.');
  await expect.element(gone).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  await expectOpen('Lion 3');
  await expect.element(page.getByAltText('Lion 3')).toBeVisible();
  await expect.element(gone).not.toBeInTheDocument();
});

it('never shows the picture before under the next title, and keeps the focus on the button that zooms', async () => {
  await openSecond();
  const before = page.getByAltText('Lion 2').element();
  // A dialog takes the focus once it has opened.
  await expect.element(button('Close')).toHaveFocus();
  button('Show the picture larger').element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await expectOpen('Lion 3');
  expect(page.getByAltText('Lion 3').element()).not.toBe(before);
  await expect.element(button('Show the picture larger')).toHaveFocus();
});

it('a shared link to a photo that could not be read offers to try again', async () => {
  answerCalls({ '/api/photos/9/view': refusal(503, 'unavailable') });
  render(<PhotoModal id="9" photos={photos} onOpen={vi.fn()} onClose={vi.fn()} />);
  const alert = page.getByRole('alert');
  await expect.element(alert.getByText('We could not load this photo.', { exact: false })).toBeVisible();
  expect(page.getByText('This photo is not here any more.').elements()).toEqual([]);
  answerCalls({ '/api/photos/9/view': { data: photo('9') } });
  await userEvent.click(button('Retry'));
  await expectOpen('Lion 9');
  await expect.element(alert).not.toBeInTheDocument();
});

it('a shared link to a photo that was deleted says so', async () => {
  answerCalls({ '/api/photos/9/view': refusal(404, 'not-found') });
  render(<PhotoModal id="9" photos={photos} onOpen={vi.fn()} onClose={vi.fn()} />);
  await expect.element(page.getByText('This photo is not here any more.')).toBeVisible();
  expect(button('Retry').elements()).toEqual([]);
});

it('zooms by + and -, and leaves keys with Alt or Ctrl to the browser', async () => {
  await openSecond();
  await userEvent.keyboard('+');
  await expect.element(button('Show the whole picture')).toBeVisible();
  await userEvent.keyboard('-');
  await expect.element(button('Show the picture larger')).toBeVisible();
  await userEvent.keyboard('{Control>}+{/Control}{Alt>}{ArrowRight}{/Alt}');
  await userEvent.keyboard('{ArrowRight}');
  await expectOpen('Lion 3');
  await expect.element(button('Show the picture larger')).toBeVisible();
});

it('leaves the arrow keys of a text field to the field', async () => {
  signIn({ id: 'lerato', roles: [] });
  await openSecond();
  await userEvent.click(page.getByText('Improve the description'));
  const field = page.getByRole('textbox');
  await userEvent.type(field, 'A lion{ArrowLeft}{ArrowRight}+');
  await expect.element(field).toHaveValue('A lion+');
  await expectOpen('Lion 2');
});

const described = page.getByRole('textbox', { name: 'What can be seen' });

async function describe(): Promise<void> {
  await userEvent.click(page.getByText('Improve the description'));
  await described.fill('A lion drinks.');
}

it('keeps a description when it is folded, and asks before a press outside, a key or a button loses it', async () => {
  signIn({ id: 'thandi', roles: [] });
  await page.viewport(1280, 900);
  await openSecond();
  await describe();
  await userEvent.click(page.getByText('Improve the description'));
  await userEvent.click(page.getByText('Improve the description'));
  await expect.element(described).toHaveValue('A lion drinks.');
  for (const leave of [
    () => userEvent.click(document.documentElement, { position: { x: 4, y: 4 } }),
    () => userEvent.keyboard('{Escape}'),
    () => userEvent.click(button('Next photo')),
  ]) {
    await leave();
    await userEvent.click(button('Stay here'));
    await expect.element(described).toHaveValue('A lion drinks.');
  }
  await userEvent.click(button('Next photo'));
  await userEvent.click(button(/^Leave$/));
  await expectOpen('Lion 3');
});

it('asks about a description until it has arrived', async () => {
  signIn({ id: 'thandi', roles: [] });
  await openSecond();
  await describe();
  answerCalls({ '/api/photos/propose': refusal(503, 'unavailable') });
  await userEvent.click(button('Propose this text'));
  await expect.element(page.getByText('That did not work. Please try again in a moment.')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(button('Stay here'));
  const arrived = { ...proposals, alt: 'A lion drinks.', alt_by: 'viewers' };
  answerCalls({ '/api/photos/propose': { data: arrived } });
  await userEvent.click(button('Propose this text'));
  await expect.element(page.getByText('Described by our viewers')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('Closed')).toBeVisible();
});

it('asks once where closing goes back in the history', async () => {
  signIn({ id: 'thandi', roles: [] });
  answerCalls({
    '/api/photos/2/view': { data: photo('2') },
    '/api/photos/2/proposals': { data: proposals },
  });
  render(<AtAddress photos={photos} />, { Router: BrowserRouter });
  await userEvent.click(button('Open'));
  await expectOpen('Lion 2');
  await describe();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(button(/^Leave$/));
  await expect.element(button('Open')).toBeVisible();
});

it('reports the photo of another viewer, and leaves the keys of the report to its dialog', async () => {
  signIn({ id: 'thandi', roles: [] });
  await openSecond();
  await userEvent.click(button('Report Lion 2'));
  await expectOpen('Report this photo');
  await expect.element(page.getByRole('blockquote')).toHaveTextContent('Lion 2');
  button('Leave it').element().focus();
  await userEvent.keyboard('{ArrowRight}');
  const calls = answerCalls({ '/api/report': { data: { id: 'r1' } } });
  await userEvent.click(button('Send the report'));
  await userEvent.click(button('Back to the photo'));
  await expectOpen('Lion 2');
  expect(calls.map(({ body }) => body)).toEqual([{ kind: 'photo', id: '2', reason: '' }]);
});

it.each([
  ['another page, which takes the dialog with it', '/wildlife/photo-highlights', 0],
  ['the page of the camera itself, and closes', '/wildlife/stream/tau-live', 1],
])('leads to the camera from %s', async (_where, at, closed) => {
  const onClose = vi.fn();
  answerCalls({ '/api/photos/2/view': { data: photo('2') } });
  render(<PhotoModal id="2" photos={photos} onOpen={vi.fn()} onClose={onClose} />, { at });
  const camera = page.getByRole('link', { name: 'Tau' });
  await expect.element(camera).toHaveAttribute('href', '/wildlife/stream/tau-live');
  await userEvent.click(camera);
  expect(onClose).toHaveBeenCalledTimes(closed);
});

it('offers a guest and the photographer no report', async () => {
  await openSecond();
  expect(button(/^Report/).elements()).toEqual([]);
  signIn({ id: 'lerato', roles: [] });
  await expect.element(button('Delete Lion 2')).toBeVisible();
  expect(button(/^Report/).elements()).toEqual([]);
});

it.each([
  [
    'where the viewer is and at camp in one way',
    'Asia/Kathmandu',
    /\d{1,2}:\d\d [AP]M your time, \d{1,2}:\d\d [AP]M at camp/,
  ],
  [
    'once where both clocks show the same',
    'Africa/Johannesburg',
    /^\w+ \d{1,2}(, \d{4})?, \d{1,2}:\d\d [AP]M at camp/,
  ],
])('R9-088 writes the time of a photo %s', async (_, zone, times) => {
  viewer.zone = zone;
  await openSecond();
  await expect.element(page.getByText(times)).toBeVisible();
});
