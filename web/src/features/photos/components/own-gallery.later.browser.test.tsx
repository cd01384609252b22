import type { PhotoView } from '@boma/domain/photos/photos.schema.ts';
import { freeStream, paidStream } from '@boma/domain/streams/streams.fixtures.ts';
import { toStreamView } from '@boma/domain/streams/streams.policy.ts';
import { useEffect } from 'react';
import { type NavigateFunction, Route, Routes, useNavigate } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls } from '../../../test-support/answer-calls.ts';
import { photoView } from '../../../test-support/photo-view.ts';
import { render } from '../../../test-support/render.tsx';
import { signIn } from '../../../test-support/session.ts';
import { streamsResource } from '../../streams/api/streams.ts';
import OwnGallery from './own-gallery.later.tsx';

const SEARCH = '/api/photos/search';
const media = { mediaServer: 'https://media.test', mediaApplication: 'boma' };
const tau = toStreamView(freeStream, true, media);

const photo = photoView({ id: 'a', title: 'Lioness at noon' });

const answerOf = (photos: readonly PhotoView[], total = photos.length) => ({
  data: photos,
  meta: { current_page: 1, last_page: 1, per_page: 12, total, next: null },
});

const isOfCamera = (body: unknown) => 'stream' in (body as { filters: object }).filters;

beforeEach(async () => {
  await page.viewport(1280, 900);
  const den = { ...toStreamView(paidStream, true, media), name: 'Hyena Den' };
  streamsResource.replace([den, tau]);
});

const searches = (calls: ReturnType<typeof answerCalls>) =>
  calls.filter(({ path }) => path === SEARCH).map(({ body }) => body);

it('counts the pictures of the user, and shows those of one camera', async () => {
  signIn();
  const all = answerCalls({ [SEARCH]: answerOf([photo]) });
  render(<OwnGallery />);
  await expect.element(page.getByText('1 picture')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Lioness at noon' })).toBeVisible();
  expect(searches(all)).toEqual([{ page: 1, per_page: 12, filters: { user: 'lerato' } }]);
  const ofTau = answerCalls({ [SEARCH]: answerOf([]) });
  await page.getByRole('combobox', { name: 'Camera' }).selectOptions('Tau');
  await expect.element(page.getByText('You have no pictures of this camera yet.')).toBeVisible();
  await expect.element(page.getByText('0 pictures')).toBeVisible();
  expect(searches(ofTau)).toEqual([{ page: 1, per_page: 12, filters: { user: 'lerato', stream: tau.code } }]);
});

it('keeps the focus on the choice of a camera on the way back from one without pictures', async () => {
  signIn({ id: 'pule' });
  const sent = answerCalls({
    [SEARCH]: () => Response.json(answerOf(isOfCamera(sent.at(-1)?.body) ? [] : [photo])),
  });
  render(<OwnGallery />);
  await expect.element(page.getByText('1 picture')).toBeVisible();
  const choice = page.getByRole('combobox', { name: 'Camera' });
  choice.element().focus();
  await choice.selectOptions('Tau');
  await expect.element(page.getByText('0 pictures')).toBeVisible();
  await choice.selectOptions('All cameras');
  await expect.element(page.getByText('1 picture')).toBeVisible();
  await expect.element(choice).toHaveFocus();
});

it('leads from an empty gallery to all cameras where none that is free is known', async () => {
  streamsResource.replace([]);
  signIn({ id: 'sipho' });
  answerCalls({ [SEARCH]: answerOf([]) });
  render(<OwnGallery />);
  await expect.element(page.getByText(/^You have no pictures yet\./)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Choose a camera' }))
    .toHaveAttribute('href', '/wildlife/live-african-wildlife-safari-streams');
});

it('leads from an empty gallery to a free camera', async () => {
  signIn({ id: 'thandi' });
  answerCalls({ [SEARCH]: answerOf([]) });
  render(<OwnGallery />);
  await expect.element(page.getByRole('heading', { name: 'Your first picture is waiting' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Watch Tau' }))
    .toHaveAttribute('href', '/wildlife/stream/tau-live');
  await expect.element(page.getByRole('combobox', { name: 'Camera' })).not.toBeInTheDocument();
});

it('still knows after Back how many pictures there are, before all of them have come', async () => {
  signIn({ id: 'naledi' });
  const first = Array.from({ length: 40 }, (_, at) => photoView({ id: `p${at}`, title: `Photo ${at}` }));
  const { data, meta } = answerOf(first, 120);
  answerCalls({ [SEARCH]: { data, meta: { ...meta, last_page: 3, per_page: 40, next: 'p39' } } });
  let go: NavigateFunction = () => undefined;
  function Place() {
    const navigate = useNavigate();
    useEffect(() => {
      go = navigate;
    }, [navigate]);
    return (
      <Routes>
        <Route path="/" element={<OwnGallery />} />
        <Route path="/elsewhere" element="Elsewhere" />
      </Routes>
    );
  }
  render(<Place />);
  await expect.element(page.getByText('120 pictures')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Photo 0', exact: true })).toBeVisible();
  void go('/elsewhere');
  await expect.element(page.getByText('Elsewhere')).toBeVisible();
  void go(-1);
  await expect.element(page.getByRole('link', { name: 'Photo 0', exact: true })).toBeVisible();
  await expect.element(page.getByText('120 pictures')).toBeVisible();
});
