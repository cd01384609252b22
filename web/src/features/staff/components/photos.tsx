import { photoPath } from '@boma/domain/content-paths.ts';
import { photographerName, photoTitle } from '@boma/domain/photos/photos.constants.ts';
import type { PhotoView } from '@boma/domain/photos/photos.schema.ts';
import { useCallback, useRef, useState } from 'react';
import { Button } from '../../../components/button.ts';
import { ConfirmQuestion } from '../../../components/confirm-button.tsx';
import { Problem } from '../../../components/form/form-frame.tsx';
import { RouterLink } from '../../../components/router-link.tsx';
import { EmptyNote } from '../../../components/staff/empty-note.tsx';
import { RowMenu } from '../../../components/staff/row-menu.tsx';
import { type RowState, rowButton, StaffList, StaffRow } from '../../../components/staff/staff-list.tsx';
import { Flex } from '../../../components/ui.ts';
import { refusalWords } from '../../../lib/asking/refusal-words.ts';
import { useAction } from '../../../lib/asking/use-action.ts';
import { useAnswer } from '../../../lib/asking/use-answer.ts';
import { deletePhoto, featurePhoto, listPhotos } from '../api/staff-calls.ts';
import { personPath } from '../staff-sections.ts';
import { ListPage, type OnDone } from './list-page.tsx';

interface RowProps {
  readonly photo: PhotoView;
  readonly onDone: OnDone;
}

const featureText = (featured: boolean) => (featured ? 'Take from home' : 'Show on home');

function FeatureButton({ photo, busy, run }: Pick<RowProps, 'photo'> & Pick<Feature, 'busy' | 'run'>) {
  const text = featureText(photo.featured);
  return (
    <Button
      {...rowButton}
      display={{ base: 'none', lg: 'inline-flex' }}
      aria-label={`${text}: ${photoTitle(photo.title)}`}
      aria-disabled={busy}
      onClick={() => void run()}
    >
      {text}
    </Button>
  );
}

type Feature = ReturnType<typeof useFeature>;

/** Shows a photo on home, or takes it from there. */
function useFeature({ photo: { id, title, featured }, onDone }: RowProps) {
  return useAction(
    async () => {
      await featurePhoto({ photo_id: id, featured: !featured });
      await onDone(`${photoTitle(title)} is ${featured ? 'no longer chosen for home' : 'on home now'}.`);
    },
    { doing: 'Featuring a photo', problemOf: refusalWords },
  );
}

function factsOf({ user, stream, view_count }: PhotoView) {
  const views = view_count === 1 ? '1 view' : `${view_count} views`;
  return (
    <>
      <RouterLink to={personPath(user.id)} textDecoration="underline">
        {photographerName(user.display_name)}
      </RouterLink>
      {` · ${stream.name} · ${views}`}
    </>
  );
}

const stateOf = ({ featured, alt }: PhotoView): RowState | undefined => {
  if (featured) return { text: 'Chosen for home', tone: 'good' };
  return alt === '' ? { text: 'Not described', tone: 'muted' } : undefined;
};

function PhotoRow({ photo, onDone }: RowProps) {
  const { id, cover, created_ts, featured } = photo;
  const title = photoTitle(photo.title);
  const own = useRef<HTMLLIElement>(null);
  const [asking, setAsking] = useState(false);
  const { busy, problem, run } = useFeature({ photo, onDone });
  return (
    <StaffRow
      ref={own}
      picture={cover}
      title={title}
      to={photoPath(id)}
      note={factsOf(photo)}
      state={stateOf(photo)}
      at={created_ts * 1000}
      end={
        <>
          <FeatureButton photo={photo} busy={busy} run={run} />
          <RowMenu
            name={title}
            actions={[
              { text: featureText(featured), disabled: busy, onChoose: () => void run() },
              { text: 'Delete', danger: true, onChoose: () => setAsking(true) },
            ]}
          />
        </>
      }
      below={
        <>
          <Problem>{problem}</Problem>
          {asking && (
            <ConfirmQuestion
              question="Delete this photo for everyone? This cannot be undone."
              yes="Yes, delete it"
              no="Keep it"
              problemOf={refusalWords}
              onConfirm={async () => {
                await deletePhoto({ photo_id: id });
                await onDone(`${title} is deleted.`);
              }}
              onLeave={() => {
                setAsking(false);
                own.current?.querySelector<HTMLElement>('[data-more]')?.focus();
              }}
            />
          )}
        </>
      }
    />
  );
}

interface PagesProps {
  readonly page: number;
  readonly last: number;
  readonly onPage: (page: number) => void;
}

interface PageButtonProps extends Pick<PagesProps, 'onPage'> {
  readonly text: string;
  /** Undefined: there is no further page this way. */
  readonly to: number | undefined;
}

/** Not `disabled` at the end: the pressed button would lose the focus. */
function PageButton({ text, to, onPage }: PageButtonProps) {
  return (
    <Button
      look="quiet"
      aria-disabled={to === undefined}
      _disabled={{ color: 'muted', cursor: 'default' }}
      onClick={() => to !== undefined && onPage(to)}
    >
      {text}
    </Button>
  );
}

function Pages({ page, last, onPage }: PagesProps) {
  return (
    <Flex as="nav" aria-label="Pages of photos" gap={4} align="center" wrap="wrap" marginTop={6}>
      <PageButton text="Newer" to={page === 1 ? undefined : page - 1} onPage={onPage} />
      <span>
        Page {page} of {last}
      </span>
      <PageButton text="Older" to={page >= last ? undefined : page + 1} onPage={onPage} />
    </Flex>
  );
}

/** For staff: all photos of viewers, the newest first. */
export function Photos() {
  const [page, setPage] = useState(1);
  const ask = useCallback(() => listPhotos(page), [page]);
  const answer = useAnswer(ask, { doing: 'Reading the photos' });
  const last = answer.answer?.meta.last_page ?? page;
  // The last photo of the last page has been deleted.
  if (page > last) setPage(last);
  // A page that did not come is asked for again: the one before it still stands.
  const turnTo = (next: number) => (next === page ? answer.retry() : setPage(next));
  return (
    <ListPage
      title="Photos"
      lead="What viewers have kept. The one that was chosen last is on home."
      what="photos"
      answer={answer}
    >
      {({ data, meta }, onDone) =>
        data.length === 0 ? (
          <EmptyNote>No viewer has kept a picture yet.</EmptyNote>
        ) : (
          <>
            <StaffList>
              {data.map((photo) => (
                <PhotoRow key={photo.id} photo={photo} onDone={onDone} />
              ))}
            </StaffList>
            <Pages page={meta.current_page} last={meta.last_page} onPage={turnTo} />
          </>
        )
      }
    </ListPage>
  );
}
