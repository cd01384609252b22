import type { PhotoView } from '@boma/domain/photos/photos.schema.ts';
import { freeStream } from '@boma/domain/streams/streams.fixtures.ts';
import { toStreamView } from '@boma/domain/streams/streams.policy.ts';
import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { dropToast, toastsInLine } from '../../../lib/toasts.ts';
import { answerCalls } from '../../../test-support/answer-calls.ts';
import { photoView } from '../../../test-support/photo-view.ts';
import { render } from '../../../test-support/render.tsx';
import { signIn } from '../../../test-support/session.ts';
import { MomentButton } from './moment-button.tsx';
import { PhotoActions } from './photo-actions.tsx';
import { PhotoWall } from './photo-wall.tsx';
import { SnapshotButton } from './snapshot-button.tsx';
import { SnapshotForm } from './snapshot-form.tsx';

const photo = (id: string, change: Partial<PhotoView> = {}) => photoView({ id, ...change });

vi.mock(import('./moment-film.later.tsx'), () => ({
  default: ({ photo: { title } }: { photo: PhotoView }) => <p>The film of {title}</p>,
}));

const answerOf = (photos: readonly PhotoView[]) => ({
  data: photos,
  meta: { current_page: 1, last_page: 1, per_page: 12, total: photos.length, next: null },
});

it('R9-010 a wall asks for pages of the database page size, and names what is missing', async () => {
  await page.viewport(1280, 900);
  const calls = answerCalls({ '/api/photos/search': answerOf([photo('1', { title: null }), photo('2')]) });
  render(
    <PhotoWall
      label="Photos"
      name="test"
      filters={{ user: 'lerato' }}
      empty={null}
      openId={undefined}
      onOpen={vi.fn()}
    />,
  );
  await expect.element(page.getByRole('link', { name: 'Snapshot' })).toBeVisible();
  await expect.element(page.getByText('Anonymous', { exact: false }).first()).toBeVisible();
  expect(calls[0]?.body).toEqual({ page: 1, per_page: 12, filters: { user: 'lerato' } });
});

it('R2-250 R4-086 opens a photo by a press, and says when there is none', async () => {
  answerCalls({ '/api/photos/search': answerOf([photo('7')]) });
  const onOpen = vi.fn();
  render(
    <PhotoWall label="Photos" name="press" filters={{}} empty={null} openId={undefined} onOpen={onOpen} />,
  );
  await page.getByRole('link', { name: 'Lion 7' }).click();
  expect(onOpen).toHaveBeenCalledWith('7');
  answerCalls({ '/api/photos/search': answerOf([]) });
  render(
    <PhotoWall
      label="None"
      name="none"
      filters={{}}
      empty={<p>Nothing here</p>}
      openId={undefined}
      onOpen={onOpen}
    />,
  );
  await expect.element(page.getByText('Nothing here')).toBeVisible();
});

it.each([
  ['its owner', { id: 'lerato', roles: [] }, true, false],
  ['another user', { id: 'someone', roles: [] }, false, false],
  ['a zoomie', { id: 'someone', roles: ['zoomie'] }, true, true],
  ['an admin', { id: 'someone', roles: ['admin'] }, true, true],
] as const)('R6-045 offers %s what they may do with a photo', async (_who, user, deletes, features) => {
  signIn({ ...user, roles: [...user.roles] });
  render(<PhotoActions photo={photo('1')} onDeleted={vi.fn()} />);
  await expect.element(page.getByRole('link', { name: 'Share on Facebook' })).toBeVisible();
  expect(page.getByRole('button', { name: 'Delete Lion 1' }).elements()).toHaveLength(deletes ? 1 : 0);
  expect(page.getByRole('button', { name: 'Show on home' }).elements()).toHaveLength(features ? 1 : 0);
});

it('says whether a photo is chosen for home as the newest answer has it', async () => {
  signIn({ id: 'someone', roles: ['zoomie'] });
  const { rerender } = render(<PhotoActions photo={{ ...photo('1'), featured: true }} onDeleted={vi.fn()} />);
  await expect.element(page.getByRole('button', { name: 'Chosen for home' })).toBeVisible();
  rerender(<PhotoActions photo={photo('1')} onDeleted={vi.fn()} />);
  await expect.element(page.getByRole('button', { name: 'Show on home' })).toBeVisible();
});

it('R4-080 R4-081 R4-082 says how far the saving is, in the words of the specification', async () => {
  const form = (saving: Parameters<typeof SnapshotForm>[0]['saving']) => (
    <SnapshotForm hasPicture saving={saving} problem={undefined} onRetake={vi.fn()} onSave={vi.fn()} />
  );
  const { rerender } = render(form({ step: 'starting' }));
  const status = page.getByRole('status').first();
  await expect.element(status).toHaveTextContent('STARTING UPLOAD');
  rerender(form({ step: 'uploading', percent: 10 }));
  await expect.element(page.getByText('10%')).toBeVisible();
  rerender(form({ step: 'uploading', percent: 90 }));
  await expect.element(page.getByText('90%')).toBeVisible();
  // A screen reader that announced each number would announce nothing else.
  expect(status.element().textContent).toBe('');
  await expect.element(page.getByRole('progressbar', { name: 'Upload' })).toHaveAttribute('value', '90');
  rerender(form({ step: 'validating' }));
  await expect.element(status).toHaveTextContent('Validating Snapshot.');
});

it('R5-045 R8-039 warns of a snapshot without a description, and saves one with', async () => {
  const onSave = vi.fn();
  render(
    <SnapshotForm hasPicture saving={undefined} problem={undefined} onRetake={vi.fn()} onSave={onSave} />,
  );
  const title = page.getByLabelText('What did you see?');
  await page.getByRole('button', { name: 'SAVE SNAPSHOT' }).click();
  await expect.element(title).toHaveAccessibleDescription('Please provide a description.');
  const toasts = toastsInLine().map(({ id, text, tone }) => {
    dropToast(id);
    return { text, tone };
  });
  expect(toasts).toEqual([{ text: 'Please provide a description.', tone: 'warning' }]);
  await title.fill('  A leopard ');
  await page.getByRole('button', { name: 'SAVE SNAPSHOT' }).click();
  await expect.poll(() => onSave.mock.calls).toEqual([[{ title: 'A leopard', alt: '' }]]);
});

it.each([
  ['an open camera', {}, false, 1],
  ['a camera of YouTube', { source_kind: 'youtube' }, false, 0],
  ['a members’ camera, to a guest', { subscriber_only: true }, false, 0],
  ['a members’ camera, to a member', { subscriber_only: true }, true, 1],
] as const)('R2-202 offers a snapshot of %s only where the viewer may watch', async (_what, change, member, count) => {
  if (member) signIn({ is_subscribed: true });
  const stream: StreamView = {
    ...toStreamView(freeStream, true, { mediaServer: 'https://media.example', mediaApplication: 'boma' }),
    ...change,
  };
  render(
    <>
      <p>Ready</p>
      <SnapshotButton stream={stream}>{() => <button type="button">Snapshot</button>}</SnapshotButton>
    </>,
  );
  await expect.element(page.getByText('Ready')).toBeVisible();
  await expect.poll(() => page.getByRole('button', { name: 'Snapshot' }).elements().length).toBe(count);
});

const moment = photo('9', { film: { seconds: 32, premium: true } });

/** Opens a photo over a list with this name. */
function openPhoto(openId: string, name: string): void {
  render(<PhotoWall label="Photos" name={name} filters={{}} empty={null} openId={openId} onOpen={vi.fn()} />);
}

it('a wall says which photo is a moment, and the modal plays it in the place of the picture', async () => {
  answerCalls({ '/api/photos/search': answerOf([moment]), '/api/photos/9/view': { data: moment } });
  openPhoto('9', 'film');
  await expect.element(page.getByText('The film of Lion 9')).toBeVisible();
  expect(page.getByRole('button', { name: /zoom/i }).elements()).toHaveLength(0);
  expect(page.getByText('Film of').elements()).not.toHaveLength(0);
  expect(page.getByText('Premium', { exact: true }).elements()).not.toHaveLength(0);
});

it('a guest who wants to keep a moment gets the invitation', async () => {
  const stream = toStreamView(freeStream, true, { mediaServer: 'https://m', mediaApplication: 'boma' });
  render(
    <MomentButton stream={stream}>
      {(open) => (
        <button type="button" onClick={open}>
          Keep
        </button>
      )}
    </MomentButton>,
  );
  await page.getByRole('button', { name: 'Keep' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Keep the moment' })).toBeVisible();
  await page.getByRole('button', { name: 'No Thanks' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

it('a viewer agrees with a proposal and takes it back, and the photo says on whose word it stands', async () => {
  signIn({ id: 'someone' });
  const said = (votes: number, mine: boolean) => ({
    alt: 'A lion drinks.',
    alt_by: 'viewers',
    species: votes > 2 ? 'lion' : null,
    species_by: votes > 2 ? 'viewers' : null,
    proposals: [{ field: 'species', value: 'lion', votes, mine }],
  });
  const calls = answerCalls({
    '/api/photos/search': answerOf([photo('7')]),
    '/api/photos/7/view': { data: photo('7') },
    '/api/photos/7/proposals': { data: said(2, false) },
    '/api/photos/propose': { data: said(3, true) },
  });
  openPhoto('7', 'said');
  await page.getByText('Improve the description').click();
  await page.getByRole('button', { name: 'Agree: Lion' }).click();
  await expect.element(page.getByText(/named by our viewers/)).toBeVisible();
  await expect.element(page.getByText('Described by our viewers')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Take back: Lion' })).toBeVisible();
  const sent = calls.filter(({ path }) => path === '/api/photos/propose').map(({ body }) => body);
  expect(sent).toEqual([{ photo_id: '7', field: 'species', value: 'lion' }]);
});

it('a viewer proposes a text, and reads why an empty one is not sent', async () => {
  signIn({ id: 'someone' });
  const said = { alt: 'A lion drinks.', alt_by: 'viewers', species: null, species_by: null, proposals: [] };
  const calls = answerCalls({
    '/api/photos/search': answerOf([photo('7')]),
    '/api/photos/7/view': { data: photo('7') },
    '/api/photos/7/proposals': { data: said },
    '/api/photos/propose': { data: said },
  });
  openPhoto('7', 'proposed');
  await page.getByText('Improve the description').click();
  const text = page.getByRole('textbox', { name: 'What can be seen' });
  await page.getByRole('button', { name: 'Propose this text' }).click();
  await expect.element(text).toHaveAccessibleDescription('Please say what can be seen.');
  await expect.element(text).toHaveAttribute('maxlength', '240');
  await text.fill('  A lion sleeps. ');
  await page.getByRole('button', { name: 'Propose this text' }).click();
  const sent = () => calls.filter(({ path }) => path === '/api/photos/propose').map(({ body }) => body);
  await expect.poll(sent).toEqual([{ photo_id: '7', field: 'alt', value: 'A lion sleeps.' }]);
});

it('the focus stays beside a proposal that its only supporter takes back', async () => {
  signIn({ id: 'someone' });
  const said = (votes: number) => ({
    alt: 'A lion drinks.',
    alt_by: 'viewers',
    species: null,
    species_by: null,
    proposals: votes === 0 ? [] : [{ field: 'species', value: 'lion', votes, mine: true }],
  });
  answerCalls({
    '/api/photos/search': answerOf([photo('7')]),
    '/api/photos/7/view': { data: photo('7') },
    '/api/photos/7/proposals': { data: said(1) },
    '/api/photos/propose': { data: said(0) },
  });
  openPhoto('7', 'taken-back');
  await page.getByText('Improve the description').click();
  const takeBack = page.getByRole('button', { name: 'Take back: Lion' });
  await takeBack.click();
  await expect.element(takeBack).not.toBeInTheDocument();
  await expect.element(page.getByRole('group', { name: 'Which animal is it?' })).toHaveFocus();
});
