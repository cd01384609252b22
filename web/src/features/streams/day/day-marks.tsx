import { campDay } from '@boma/domain/camp-time.ts';
import { linkTo } from '@boma/domain/site-paths.ts';
import type { DayMark } from '@boma/domain/streams/camera-days.schema.ts';
import { memo } from 'react';
import { RouterLink } from '../../../components/router-link.tsx';
import { chakra } from '../../../components/ui.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import { dayOf, markKinds, markTitle, slotOfMark, timeOf } from './day-words.ts';
import { useWatching } from './watched-day.tsx';

const signs = {
  sighting: <circle cx="6" cy="6" r="4.5" />,
  photo: <rect x="1.5" y="2.5" width="9" height="7" rx="1" />,
  moment: <path d="M2.5 1.5v9l8-4.5z" />,
} as const;

/** The sign of a kind of mark, on the line and in the list: a dot, a picture, a film. */
export const MarkSign = ({ kind }: Pick<DayMark, 'kind'>) => (
  <chakra.svg
    viewBox="0 0 12 12"
    width="14px"
    height="14px"
    flexShrink={0}
    aria-hidden="true"
    fill="accent"
    stroke="ground"
    strokeWidth={1.5}
    css={{ paintOrder: 'stroke' }}
  >
    {signs[kind]}
  </chakra.svg>
);

/** Where a mark leads: a sighting to the logbook, a snapshot or a moment to itself. */
function markPath({ kind, id, ts }: DayMark, slug: string): string {
  if (kind !== 'sighting') return `${linkTo('photoHighlights')}?photo=${encodeURIComponent(id)}`;
  const query = new URLSearchParams({ camera: slug, day: campDay(ts * 1000) });
  return `${linkTo('logbook')}?${query}#sighting-${id}`;
}

/** Beside the picture it is as high as that, and scrolls. */
const column = {
  display: 'flex',
  flexDirection: 'column',
  position: { base: 'static', md: 'relative' },
  height: { base: '11rem', md: 'auto' },
  '& > *': { position: { md: 'absolute' }, inset: { md: 0 } },
  '& > p': { color: 'muted' },
  '& > ul': {
    position: { base: 'relative', md: 'absolute' },
    overflowY: 'auto',
    overscrollBehavior: 'auto',
    minHeight: 0,
    flex: 1,
  },
  '& li + li': { borderTopWidth: '1px' },
} as const;

const entry = {
  display: 'flex',
  gap: 3,
  alignItems: 'center',
  minHeight: '44px',
  paddingY: 2,
  paddingX: 2,
  borderRadius: 'sm',
  _hover: { background: 'raised' },
  '&[data-near]': { background: 'accentSoft' },
  '& img': {
    width: '72px',
    height: 'auto',
    aspectRatio: '16 / 9',
    objectFit: 'cover',
    borderRadius: 'sm',
    flexShrink: 0,
  },
} as const;

interface MarkLinkProps {
  readonly mark: DayMark;
  readonly slug: string;
  /** It is of about the time that is shown. */
  readonly near: boolean;
  readonly onPoint: (slot: number | undefined) => void;
}

/** While the thumb is dragged only those marks are drawn again that it passes. */
const MarkLink = memo(function MarkLink({ mark, slug, near, onPoint }: MarkLinkProps) {
  const slot = slotOfMark(mark);
  return (
    <RouterLink
      to={markPath(mark, slug)}
      css={entry}
      data-near={near ? '' : undefined}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onPoint(slot)}
      onPointerLeave={() => onPoint(undefined)}
      onFocus={() => onPoint(slot)}
      onBlur={() => onPoint(undefined)}
    >
      <img src={mark.picture} alt="" width={160} height={90} loading="lazy" />
      <chakra.span minWidth={0}>
        <chakra.span display="block" fontWeight={600} lineHeight={1.3} lineClamp={2} data-written="">
          {markTitle(mark)}
        </chakra.span>
        <chakra.span textStyle="small" color="muted" display="inline-flex" alignItems="center" gap="6px">
          <MarkSign kind={mark.kind} />
          {markKinds[mark.kind]} · {dayOf(slot, serverNow())}, {timeOf(slot)}
        </chakra.span>
      </chakra.span>
    </RouterLink>
  );
});

/** The marks, as far as the day is known. Those of about the time that is shown are highlighted. */
function Marks() {
  const { stream, day, at, onPoint } = useWatching();
  if (!day) return null;
  if (day.marks.length === 0)
    return (
      <p>
        Nothing was recorded at {stream.name} in these 48 hours. Sightings by our rangers, and snapshots and
        moments of viewers, are listed here.
      </p>
    );
  return (
    <ul aria-label="What happened">
      {day.marks.toReversed().map((mark) => (
        <li key={`${mark.kind} ${mark.id}`}>
          <MarkLink
            mark={mark}
            slug={stream.slug}
            near={Math.abs(slotOfMark(mark) - at) <= 2}
            onPoint={onPoint}
          />
        </li>
      ))}
    </ul>
  );
}

/** What happened in the 48 hours, the newest first, each with a link to it. */
export const DayMarks = () => (
  <chakra.div data-marks="" css={column}>
    <Marks />
  </chakra.div>
);
