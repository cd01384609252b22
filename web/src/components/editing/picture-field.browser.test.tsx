import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls, refusal } from '../../test-support/answer-calls.ts';
import { pictureFile } from '../../test-support/picture-file.ts';
import { render } from '../../test-support/render.tsx';
import { PictureField } from './picture-field.tsx';

const ADDRESS = '/uploaded/abcdefghijklmnopqrstuv-sm.jpg';
const link = { id: 'abcdefghijklmnopqrstuv', url: '/put-here', additionalData: { 'content-type': 'x' } };

const field = {
  name: 'cover',
  problem: undefined,
  maxLength: undefined,
  onBlur: () => undefined,
  onFocus: () => undefined,
  onInput: () => undefined,
};

/** Answers uploads. What was sent arrives in the list. */
function takeUploads(status = 200): Blob[] {
  const sent: Blob[] = [];
  vi.spyOn(XMLHttpRequest.prototype, 'open').mockReturnValue(undefined);
  vi.spyOn(XMLHttpRequest.prototype, 'setRequestHeader').mockReturnValue(undefined);
  vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function send(this: XMLHttpRequest, body) {
    if (body instanceof Blob) sent.push(body);
    Object.defineProperty(this, 'status', { value: status });
    this.onload?.(new ProgressEvent('load'));
  });
  return sent;
}

const pixelsOf = async (blob: Blob) => {
  const picture = await createImageBitmap(blob);
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const context = canvas.getContext('2d');
  context?.drawImage(picture, 0, 0);
  const at = (x: number) => [...(context?.getImageData(x, 10, 1, 1).data ?? [])];
  const { width, height } = picture;
  return { size: [width, height], left: at(5), right: at(width - 5) };
};

it('uploads the part of a picture that staff choose, and takes its address', async () => {
  const sent = takeUploads();
  const calls = answerCalls({
    '/api/staff/open-picture': { data: link },
    '/api/staff/save-picture': { data: { address: ADDRESS } },
  });
  render(<PictureField {...field} label="Cover" shape="cover" defaultValue="/covers/tau-sm.jpg" />);
  await page.getByLabelText('Upload: Cover').upload(await pictureFile(2560, 1440));
  const zoom = page.getByRole('slider', { name: 'Closer' });
  await zoom.fill('2');
  const across = page.getByRole('slider', { name: 'Left to right' });
  await across.fill('0.99');
  (across.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await page.getByRole('button', { name: 'Use this picture' }).click();
  const cover = page.getByRole('textbox', { name: 'Cover' });
  await expect.element(cover).toHaveValue(ADDRESS);
  await expect.element(page.getByLabelText('Upload: Cover')).toHaveFocus();
  expect(calls.map(({ body }) => body)).toEqual([{ shape: 'cover' }, { id: link.id }]);
  expect(sent[0]?.type).toBe('image/jpeg');
  const { size, left, right } = await pixelsOf(sent[0] ?? new Blob());
  expect(size).toEqual([1280, 720]);
  for (const [red = 0, , blue = 0] of [left, right]) expect([red < 20, blue > 230]).toEqual([true, true]);
});

it('sends a logo whole, as a PNG that is small enough', async () => {
  const sent = takeUploads();
  answerCalls({
    '/api/staff/open-picture': { data: link },
    '/api/staff/save-picture': { data: { address: '/uploaded/abcdefghijklmnopqrstuv.png' } },
  });
  render(<PictureField {...field} label="Logo" shape="logo" defaultValue="" />);
  await page.getByLabelText('Upload: Logo').upload(await pictureFile(1920, 480));
  await expect
    .element(page.getByRole('textbox', { name: 'Logo' }))
    .toHaveValue('/uploaded/abcdefghijklmnopqrstuv.png');
  expect(sent[0]?.type).toBe('image/png');
  expect((await pixelsOf(sent[0] ?? new Blob())).size).toEqual([640, 160]);
});

it('says what is wrong with a file, an upload and an answer, and changes nothing', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  takeUploads(500);
  answerCalls({ '/api/staff/open-picture': { data: link } });
  render(<PictureField {...field} label="Logo" shape="logo" defaultValue="/lodges/naledi.svg" />);
  const [status, chooser] = [page.getByRole('status'), page.getByLabelText('Upload: Logo')];
  await chooser.upload(new File(['no picture'], 'a.png', { type: 'image/png' }));
  await expect
    .element(status)
    .toHaveTextContent('The browser cannot read this file as a picture. JPEG, PNG and WebP work.');
  await chooser.upload(await pictureFile(100, 100));
  await expect
    .element(status)
    .toHaveTextContent('The picture could not be uploaded. Please try again in a moment.');
  const alert = 'That was a lot of pictures.';
  answerCalls({ '/api/staff/open-picture': refusal(429, 'too-many-requests', { alert }) });
  await chooser.upload(await pictureFile(100, 100));
  await expect.element(status).toHaveTextContent(alert);
  await expect.element(page.getByRole('textbox', { name: 'Logo' })).toHaveValue('/lodges/naledi.svg');
});

it('shows the picture of a typed address, and goes back to none', async () => {
  render(
    <PictureField
      {...field}
      label="Cover"
      shape="cover"
      none="its newest still"
      defaultValue="/missing.jpg"
    />,
  );
  await expect.element(page.getByText('There is no picture at this address.')).toBeVisible();
  await page.getByRole('button', { name: 'Use its newest still' }).click();
  await expect.element(page.getByText('Shown: its newest still.')).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Cover' })).toHaveValue('');
});

it('a picture moves with the finger that drags it', async () => {
  vi.spyOn(Element.prototype, 'setPointerCapture').mockReturnValue(undefined);
  render(<PictureField {...field} label="Cover" shape="cover" defaultValue="" />);
  await page.getByLabelText('Upload: Cover').upload(await pictureFile(2560, 1440));
  const picture = page.getByRole('img', { name: 'The picture as it will look' });
  await expect.element(picture).toBeVisible();
  const { width, height } = picture.element().getBoundingClientRect();
  // As in Safari on iOS 16, none of them says by how much it has moved.
  const touch = (type: string, x: number, y: number, pointerId = 1) =>
    picture.element().dispatchEvent(
      new PointerEvent(type, {
        pointerId,
        clientX: width * x,
        clientY: height * y,
        buttons: 1,
        bubbles: true,
      }),
    );
  // One that was pressed elsewhere moves nothing, nor does a second finger.
  touch('pointermove', 0.9, 0.9);
  touch('pointerdown', 0.5, 0.5);
  touch('pointermove', 0.4, 0.5);
  touch('pointerdown', 0.9, 0.1, 2);
  touch('pointermove', 0.8, 0.2, 2);
  touch('pointerup', 0.8, 0.2, 2);
  touch('pointermove', 0.25, 0.75);
  touch('pointerup', 0.25, 0.75);
  touch('pointermove', 0.9, 0.9);
  await expect.element(page.getByRole('slider', { name: 'Left to right' })).toHaveValue('0.75');
  await expect.element(page.getByRole('slider', { name: 'Top to bottom' })).toHaveValue('0.25');
});
