import { streamPath } from '@boma/domain/site-paths.ts';
import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { type ComponentType, use, useId } from 'react';
import { opensInPlace, RouterLink } from '../../../components/router-link.tsx';
import { Box, Flex } from '../../../components/ui.ts';
import type { CardNow } from '../hooks/use-card-now.ts';
import { OpenPreview } from '../preview-context.ts';
import type { CardDetailsProps } from './card-details.tsx';
import { LiveStill } from './live-still.tsx';

/** A card narrower than this many CSS pixels shows its small variant. */
const SMALL_BELOW = 400;

export interface StreamCardProps {
  readonly stream: StreamView;
  readonly refresh: number;
  readonly now: CardNow | undefined;
  /** As for `LiveStill`. */
  readonly first?: boolean | undefined;
  /** What there is to know of the camera, below its picture. A page whose first load is full brings it later. */
  readonly details?: ComponentType<CardDetailsProps> | undefined;
}

/** A camera's preview: a link to its page, that opens the preview modal where the page has one. */
export function StreamCard({ stream, refresh, now, first, details: Details }: StreamCardProps) {
  const openPreview = use(OpenPreview);
  const note = useId();
  const hasNote = stream.status_update !== '';
  return (
    <Box
      className="stream-card"
      position="relative"
      containerType="inline-size"
      containerName="card"
      data-has-note={hasNote || undefined}
    >
      <RouterLink
        to={streamPath(stream.slug)}
        {...(hasNote ? { 'aria-describedby': note } : {})}
        onClick={openPreview ? opensInPlace(() => openPreview(stream)) : undefined}
        display="block"
        borderRadius="md"
        css={{
          '& [data-still]': { transition: 'box-shadow 0.2s' },
          '&:hover [data-still]': { boxShadow: '0 0 0 2px var(--b-colors-accent)' },
        }}
      >
        <Box borderRadius="md" css={{ '& [data-still]': { borderRadius: 'inherit' } }}>
          <LiveStill stream={stream} refresh={refresh} first={first} />
        </Box>
        <Flex
          data-card-name=""
          align="center"
          justify="space-between"
          gap={3}
          paddingTop="10px"
          fontSize="1.0625rem"
          fontWeight={600}
          lineHeight={1.35}
          css={{
            [`@container card (width < ${SMALL_BELOW}px)`]: { fontSize: '0.9375rem', paddingTop: '8px' },
          }}
        >
          <span data-written="">{stream.name}</span>
          {now && <now.ViewersNow slug={stream.slug} />}
        </Flex>
      </RouterLink>
      {hasNote && now && (
        <now.StatusTooltip
          {...(Details ? {} : { id: note })}
          text={stream.status_update}
          overWords={Details !== undefined}
        />
      )}
      {Details && <Details stream={stream} now={now} noteId={note} />}
    </Box>
  );
}
