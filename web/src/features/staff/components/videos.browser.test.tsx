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
  await page.getByRole('button', { name: 'Save' }).click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('A colleague has removed this. Leave the form to see the list.');
});
