import { freeStream, partnerStream } from '@boma/domain/streams/streams.fixtures.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { ShownForm } from '../../../components/editing/edit-kind.ts';
import { answerCalls, refusal } from '../../../test-support/answer-calls.ts';
import { render } from '../../../test-support/render.tsx';
import { type CameraField, cameraValues } from '../camera-fields.ts';
import { CameraHealth } from './camera-health.tsx';
import { CameraTrial } from './camera-trial.tsx';

const press = () => page.getByRole('button', { name: 'Try this camera' }).click();
const save = vi.fn<ShownForm<CameraField>['saveWith']>();
beforeEach(() => save.mockReset());

const status = page.getByRole('status');

it('tries what the form shows, saved or not, and lists what was found', async () => {
  const lines = [
    { about: 'Playlist', state: 'ok', text: 'The playlist and its segments are there.' },
    { about: 'Picture', state: 'wrong', text: 'This camera sends HEVC.' },
    { about: 'Viewers', state: 'advice', text: 'No number is shown.' },
  ];
  const calls = answerCalls({ '/api/staff/try-camera': { data: { lines } } });
  const values = { ...cameraValues(), code: ' khaya-dam ', subscriber_only: 'on' };
  render(<CameraTrial read={() => values} saveWith={save} />);
  await press();
  await expect.element(status).toHaveTextContent('1 thing is wrong.');
  expect(calls[0]?.body).toEqual({ code: 'khaya-dam', subscriber_only: true });
  const rows = page.getByRole('listitem').elements();
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'OKPlaylistThe playlist and its segments are there.',
    'WrongPictureThis camera sends HEVC.',
    'NoteViewersNo number is shown.',
  ]);
});

it('tries a partner’s camera at its address', async () => {
  const calls = answerCalls({ '/api/staff/try-camera': { data: { lines: [] } } });
  const address = 'https://live.partner.example/dam.m3u8?key=7';
  render(
    <CameraTrial
      read={() => ({ ...cameraValues(partnerStream), address: ` ${address} ` })}
      saveWith={save}
    />,
  );
  await press();
  await expect.element(status).toHaveTextContent('All is well.');
  expect(calls[0]?.body).toEqual({ code: 'dam', subscriber_only: false, address });
});

it('says why it could not try, such as for a code that is none', async () => {
  answerCalls({
    '/api/staff/try-camera': refusal(422, 'invalid-input', { errors: { code: ['A code is lower-case.'] } }),
  });
  render(<CameraTrial read={() => cameraValues()} saveWith={save} />);
  await press();
  await expect.element(status).toHaveTextContent('A code is lower-case.');
  expect(page.getByRole('listitem').elements()).toEqual([]);
});

const tryWith = async (state: string, values = cameraValues()) => {
  answerCalls({
    '/api/staff/try-camera': { data: { lines: [{ about: 'Picture', state, text: 'H.264.' }] } },
  });
  render(<CameraTrial read={() => values} saveWith={save} />);
  await press();
  await expect.element(page.getByRole('listitem')).toBeVisible();
};

it('publishes a draft that plays by one press', async () => {
  await tryWith('advice');
  await page.getByRole('button', { name: 'Save and publish', exact: true }).click();
  expect(save).toHaveBeenCalledExactlyOnceWith({ publish: 'now' });
});

it('warns before it publishes a draft that does not play', async () => {
  await tryWith('wrong');
  await expect
    .element(page.getByText('This camera is not public yet. Published now, it would not work for viewers.'))
    .toBeVisible();
  await page.getByRole('button', { name: 'Save and publish all the same' }).click();
  expect(save).toHaveBeenCalledExactlyOnceWith({ publish: 'now' });
});

it('tries again, and publishes nothing, where the form shows another camera than the tried one', async () => {
  const calls = answerCalls({
    '/api/staff/try-camera': { data: { lines: [{ about: 'Picture', state: 'ok', text: 'H.264.' }] } },
  });
  let values = { ...cameraValues(), code: 'khaya' };
  render(<CameraTrial read={() => values} saveWith={save} />);
  await press();
  await expect.element(page.getByRole('listitem')).toBeVisible();
  values = { ...values, code: 'naledi' };
  const publish = page.getByRole('button', { name: 'Save and publish', exact: true });
  await publish.click();
  await expect.poll(() => calls.map(({ body }) => Object(body).code)).toEqual(['khaya', 'naledi']);
  expect(save).not.toHaveBeenCalled();
  await publish.click();
  expect(save).toHaveBeenCalledExactlyOnceWith({ publish: 'now' });
});

it('offers nothing for a camera that viewers see already', async () => {
  await tryWith('ok', cameraValues(freeStream));
  expect(page.getByRole('button', { name: 'Save and publish' }).elements()).toEqual([]);
});

it.each([
  ['sends HEVC', { codec: 'hevc' }, 'most browsers cannot play it. Set it to H.264.', 'Live, in HEVC'],
  ['shows the same picture', { same_since: 0 }, 'The picture has not changed since', 'Live, frozen'],
  ['is open though it is for members', { unlocked: true }, 'Everyone can watch', 'Open to everyone'],
] as const)('tells staff that a camera %s, and what to do', async (_, found, words, badge) => {
  const check = {
    live: true,
    sequence: 7,
    seen: [7],
    advanced_at: 1_770_120_000_000,
    misses: 0,
    viewers: null,
    still: 'there',
    still_slot: 14_751_000,
    moved: 0,
    same_since: null,
    codec: 'h264',
    unlocked: false,
    spared: false,
    ...found,
  } as const;
  render(<CameraHealth thing={{ version: '1', camera: freeStream, picture: '', check, outages: [] }} />);
  await expect.element(page.getByText(words, { exact: false })).toBeVisible();
  await expect.element(page.getByText(badge)).toBeVisible();
});
