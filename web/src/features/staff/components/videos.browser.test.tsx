import type { Video } from '@boma/domain/videos/videos.schema.ts';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls, refusal } from '../../../test-support/answer-calls.ts';
import { render } from '../../../test-support/render.tsx';
import { Videos } from './videos.tsx';

const video: Video = {
  id: 12,
  type: 'highlight',
  title: 'Lions at dusk',
  description: '',
  source: { kind: 'hls', code: 'tau-1' },
  cover: null,
  duration: 60,
  show_type_id: null,
  lodge_id: null,
  created_at: Date.UTC(2026, 2, 5, 12),
  view_count: 0,
  version: 3,
};
const gone = refusal(404, 'not-found');
const captions = page.getByLabelText('Captions');
const save = page.getByRole('button', { name: 'Save' });
const lists = {
  '/api/staff/show-types': { data: { show_types: [] } },
  '/api/staff/lodges': { data: { lodges: [] } },
  '/api/staff/cameras': { data: { cameras: [] } },
};

it('says of a video that there is none, and of one in the form that a colleague has removed it', async () => {
  const answers: Record<string, object> = {
    ...lists,
    '/api/staff/videos/12': { data: video },
    '/api/staff/videos/13': gone,
    '/api/staff/change-video': gone,
  };
  answerCalls(answers);
  const { rerender } = render(<Videos item="13" />);
  await expect
    .element(page.getByText('There is no such video. A colleague may have removed it.'))
    .toBeVisible();
  rerender(<Videos item="12" />);
  await page.getByLabelText('Title').fill('Lions in the rain');
  answers['/api/staff/videos/12'] = gone;
  await save.click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('A colleague has removed this. Leave the form to see the list.');
});

it('adds a video with captions once, although the first answer is lost and its list shows no captions', async () => {
  const added = { ...video, id: 31, version: 0 };
  const said = 'WEBVTT\n\n00:01.000 --> 00:04.000\nLook at the bank.';
  const lost = refusal(503, 'unavailable');
  const answers: Record<string, object> = {
    ...lists,
    '/api/staff/videos': { data: { videos: [] } },
    '/api/staff/add-video': () => {
      answers['/api/staff/videos'] = { data: { videos: [{ video: added, picture: '' }] } };
      answers['/api/staff/videos/31'] = { data: { ...added, captions: said } };
      return lost();
    },
  };
  const calls = answerCalls(answers);
  const count = (asked: string) => calls.filter(({ path }) => path === asked).length;
  render(<Videos item="new" />);
  await page.getByLabelText('Title').fill('Lions at dusk');
  await page.getByLabelText('Code at the media server').fill('tau-1');
  await page.getByLabelText('Duration').fill('1:00');
  await captions.fill(said);
  await save.click();
  await expect.element(page.getByText('That did not work. Please try again in a moment.')).toBeVisible();
  await save.click();
  // When the form was opened, when what was added was looked for, and when it was found.
  await expect.poll(() => count('/api/staff/videos')).toBe(3);
  expect(count('/api/staff/add-video')).toBe(1);
});

it('keeps pasted captions whole, and says when they are too long', async () => {
  const calls = answerCalls({ ...lists, '/api/staff/videos/12': { data: video } });
  render(<Videos item="12" />);
  const pasted = `${'Look at the bank. '.repeat(50)}\n`.repeat(140);
  await captions.fill(pasted);
  await expect.element(captions).toHaveAccessibleDescription(/At most 120,000 characters\.$/);
  await expect.element(captions).not.toHaveAttribute('maxlength');
  await save.click();
  await expect.element(captions).toHaveAccessibleDescription('Captions have at most 120,000 characters.');
  await expect.element(captions).toHaveValue(pasted);
  expect(calls.some(({ path }) => path === '/api/staff/change-video')).toBe(false);
});
