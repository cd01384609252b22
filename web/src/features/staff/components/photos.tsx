import { photoPath } from '@boma/domain/content-paths.ts';
import { CARD_SIZE, photographerName, photoTitle } from '@boma/domain/photos/photos.constants.ts';
import type { PhotoView } from '@boma/domain/photos/photos.schema.ts';
import { useCallback, useState } from 'react';
import { Button } from '../../../components/button.ts';
import { ConfirmButton } from '../../../components/confirm-button.tsx';
import { Problem } from '../../../components/form/form-frame.tsx';
import { RouterLink } from '../../../components/router-link.tsx';
import { EmptyNote } from '../../../components/staff/empty-note.tsx';
import { chakra, Flex } from '../../../components/ui.ts';
import { refusalWords } from '../../../lib/asking/refusal-words.ts';
import { useAction } from '../../../lib/asking/use-action.ts';
import { useAnswer } from '../../../lib/asking/use-answer.ts';
import { momentWords } from '../../../lib/moments.ts';
import { deletePhoto, featurePhoto, listPhotos } from '../api/staff-calls.ts';
import { personPath } from '../staff-sections.ts';
import { ListPage, type OnDone } from './list-page.tsx';

const row = {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '11rem minmax(0, 1fr)' },
  columnGap: 5,
  rowGap: 3,
  paddingY: 5,
  borderTopWidth: '1px',
  '& img': {
    width: '100%',
    height: 'auto',
    aspectRatio: '16 / 9',
    objectFit: 'cover',
    borderRadius: 'sm',
    background: 'raised',
  },
} as const;

interface RowProps {
  readonly photo: PhotoView;
  readonly onDone: OnDone;
}

function FeatureButton({ photo: { id, title, featured }, onDone }: RowProps) {
  const { busy, problem, run } = useAction(
    async () => {
      await featurePhoto({ photo_id: id, featured: !featured });
      await onDone(`${photoTitle(title)} is ${featured ? 'no longer chosen for home' : 'on home now'}.`);
    },
    { doing: 'Featuring a photo', problemOf: refusalWords },
  );
  return (
    <>
      <Button
        look="quiet"
        aria-label={`${featured ? 'Take from home' : 'Show on home'}: ${photoTitle(title)}`}
        aria-disabled={busy}
        onClick={() => void run()}
      >
        {featured ? 'Take from home' : 'Show on home'}
      </Button>
      <Problem>{problem}</Problem>
    </>
  );
}

function PhotoRow({ photo, onDone }: RowProps) {
  const { id, cover, alt, user, stream, created_ts, view_count, featured } = photo;
  const title = photoTitle(photo.title);
  const views = view_count === 1 ? '1 view' : `${view_count} views`;
  return (
    <chakra.li css={row}>
      <img src={cover} alt="" width={CARD_SIZE.width} height={CARD_SIZE.height} loading="lazy" />
      <div>
        <RouterLink to={photoPath(id)} fontWeight={600} overflowWrap="anywhere" _hover={{ color: 'accent' }}>
          {title}
        </RouterLink>
        {featured && (
          <chakra.span textStyle="small" fontWeight={600} color="good" marginLeft={3}>
            Chosen for home
          </chakra.span>
        )}
        <chakra.p textStyle="small" color="muted">
          <RouterLink to={personPath(user.id)} textDecoration="underline">
            {photographerName(user.display_name)}
          </RouterLink>
          {` · ${stream.name} · ${momentWords(created_ts * 1000)} · ${views}`}
        </chakra.p>
        <chakra.p textStyle="small">{alt || 'Without a description for viewers who cannot see it.'}</chakra.p>
        <Flex gap={3} wrap="wrap" align="flex-start" marginTop={3}>
          <FeatureButton key={`${id} ${featured}`} photo={photo} onDone={onDone} />
          <ConfirmButton
            name={`Delete ${title}`}
            question="Delete this photo for everyone? This cannot be undone."
            yes="Yes, delete it"
            no="Keep it"
            problemOf={refusalWords}
            onConfirm={async () => {
              await deletePhoto({ photo_id: id });
              await onDone(`${title} is deleted.`);
            }}
          >
            Delete
          </ConfirmButton>
        </Flex>
      </div>
    </chakra.li>
  );
}

interface PagesProps {
  readonly page: number;
  readonly last: number;
  readonly onPage: (page: number) => void;
}

function Pages({ page, last, onPage }: PagesProps) {
  return (
    <Flex as="nav" aria-label="Pages of photos" gap={4} align="center" wrap="wrap" marginTop={6}>
      <Button look="quiet" disabled={page === 1} onClick={() => onPage(page - 1)}>
        Newer
      </Button>
      <span>
        Page {page} of {last}
      </span>
      <Button look="quiet" disabled={page >= last} onClick={() => onPage(page + 1)}>
        Older
      </Button>
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
            <ul>
              {data.map((photo) => (
                <PhotoRow key={photo.id} photo={photo} onDone={onDone} />
              ))}
            </ul>
            <Pages page={meta.current_page} last={meta.last_page} onPage={turnTo} />
          </>
        )
      }
    </ListPage>
  );
}
