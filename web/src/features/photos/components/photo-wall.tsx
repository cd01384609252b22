import type { PhotoView } from '@boma/domain/photos/photos.schema.ts';
import { memo, type ReactNode, Suspense, useCallback, useEffect, useMemo } from 'react';
import { EndlessList, type EndlessListProps } from '../../../components/endless/endless-list.tsx';
import { useEndless } from '../../../components/endless/use-endless.ts';
import { lateDialog } from '../../../components/late-part.tsx';
import type { PerRowChoice } from '../../../components/per-row/per-row-choice.ts';
import { usePerRow } from '../../../components/per-row/use-per-row.ts';
import { Box } from '../../../components/ui.ts';
import { never } from '../../../lib/store.ts';
import { photoPages } from '../api/photo-calls.ts';
import { type PhotoFilters, usePhotoNews, withNews } from '../photo-news.ts';
import { PhotoCard } from './photo-card.tsx';

const PhotoModal = lateDialog(() => import('./photo-modal.later.tsx'));

/** CSS pixels before the end at which the next page is asked for. */
const AHEAD = 1000;
/** As many columns as fit, up to three. */
const anyNumber: PerRowChoice = { read: () => undefined, subscribe: never, choose: () => undefined };

/** A page of further photos changes none of the cards that are there. */
const KeptCard = memo(PhotoCard);

interface PhotoWallProps {
  readonly label: string;
  /** Tells the walls of one page apart. */
  readonly name: string;
  readonly filters: PhotoFilters;
  readonly empty: ReactNode;
  /** The photo that is open over the page. */
  readonly openId: string | undefined;
  readonly onOpen: (id: string | undefined) => void;
  readonly aboveRow?: EndlessListProps<PhotoView>['aboveRow'];
  /** Hears how many photos there are, once the server has said it. */
  readonly onCount?: (count: number) => void;
}

const words = {
  loading: 'Loading photos …',
  all: 'All photos have been loaded.',
  failed: 'The photos could not be loaded.',
};

/** An endless list of photos, the newest first. A photo opens over the page, with its neighbours one key away. */
export function PhotoWall(props: PhotoWallProps) {
  const { label, name, empty, openId, onOpen, aboveRow, onCount } = props;
  const { stream, user, species } = props.filters;
  const filters = useMemo(
    () => ({
      ...(stream !== undefined && { stream }),
      ...(user !== undefined && { user }),
      ...(species !== undefined && { species }),
    }),
    [stream, user, species],
  );
  const ask = useMemo(() => photoPages(filters), [filters]);
  const list = useEndless<PhotoView>(ask, { doing: 'Reading photos', name });
  const { measure, columns } = usePerRow(anyNumber, 3);
  const news = usePhotoNews();
  const items = useMemo(() => withNews(list.items, filters, news), [list.items, filters, news]);
  // With what the viewer has saved and deleted since. All that have come count as they are.
  const { total = list.items.length } = list.phase === 'all-loaded' ? {} : list;
  const count = list.page === 0 ? undefined : total + items.length - list.items.length;
  useEffect(() => {
    if (count !== undefined) onCount?.(count);
  }, [onCount, count]);
  // The same function from render to render, so that rows stay when a page comes.
  const cardOf = useCallback((photo: PhotoView) => <KeptCard photo={photo} onOpen={onOpen} />, [onOpen]);
  return (
    <Box ref={measure}>
      <EndlessList
        label={label}
        list={{ ...list, items }}
        columns={columns}
        ahead={AHEAD}
        words={{ ...words, empty }}
        aboveRow={aboveRow}
      >
        {cardOf}
      </EndlessList>
      {openId !== undefined && (
        <Suspense>
          <PhotoModal id={openId} photos={items} onOpen={onOpen} onClose={() => onOpen(undefined)} />
        </Suspense>
      )}
    </Box>
  );
}
