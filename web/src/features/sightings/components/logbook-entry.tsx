import { isSightingStill } from '@boma/domain/content-paths.ts';
import { firstWords } from '@boma/domain/sightings/sightings.policy.ts';
import type { Sighting } from '@boma/domain/sightings/sightings.schema.ts';
import { streamPath } from '@boma/domain/site-paths.ts';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { ConfirmButton } from '../../../components/confirm-button.tsx';
import { RouterLink } from '../../../components/router-link.tsx';
import { chakra, Flex } from '../../../components/ui.ts';
import { LARGE_TEXT } from '../../../config/breakpoints.ts';
import { removeSighting } from '../api/sighting-calls.ts';
import { campWords, clockWords, sightingProblem } from '../sighting-words.ts';

const row = {
  display: 'grid',
  gridTemplateColumns: { base: '6.5rem minmax(0, 1fr)', sm: '9rem minmax(0, 1fr)' },
  columnGap: { base: 3, sm: 5 },
  rowGap: 2,
  // With text at 200 % on a phone the words need the whole width.
  [LARGE_TEXT]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  alignItems: 'start',
  paddingY: 4,
  borderTopWidth: '1px',
  scrollMarginTop: '6rem',
  '&[data-sought]': { background: 'accentSoft', outline: '8px solid', outlineColor: 'accentSoft' },
  '& img': {
    width: '100%',
    height: 'auto',
    aspectRatio: '16 / 9',
    objectFit: 'cover',
    borderRadius: 'sm',
    background: 'raised',
  },
} as const;

const first = {
  paddingX: '9px',
  paddingY: '3px',
  borderRadius: 'full',
  background: 'accentSoft',
  color: 'accent',
  fontSize: '0.8125rem',
  fontWeight: 600,
} as const;

/** A cover shows no moment. */
const pictureWords = (address: string, camera: string) =>
  isSightingStill(address) ? `The camera ${camera} at that moment` : `The camera ${camera}`;

interface LogbookEntryProps {
  readonly sighting: Sighting;
  /** The name of its camera. */
  readonly camera: string;
  /** Absent: the viewer may not remove it. */
  readonly onRemoved: ((id: string) => void) | undefined;
}

/** One sighting of the logbook: its picture, who was seen, where and when. */
export function LogbookEntry({ sighting, camera, onRemoved }: LogbookEntryProps) {
  const { id, caption, message, created_ts, stream, avatar } = sighting;
  const news = firstWords(sighting);
  const anchor = `sighting-${id}`;
  const sought = useLocation().hash === `#${anchor}`;
  const place = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // The list comes after the page: the browser has not found its place.
    if (sought) place.current?.focus();
  }, [sought]);
  return (
    <chakra.li
      ref={place}
      id={anchor}
      css={row}
      data-sighting={id}
      data-sought={sought ? '' : undefined}
      tabIndex={sought ? -1 : undefined}
    >
      <img src={avatar} alt={pictureWords(avatar, camera)} width={640} height={360} loading="lazy" />
      <div>
        <Flex align="center" columnGap={3} rowGap={1} wrap="wrap">
          <chakra.h3 fontWeight={600} fontSize="1.0625rem" lineHeight={1.35}>
            {caption}
          </chakra.h3>
          {news && <chakra.span css={first}>{news}</chakra.span>}
        </Flex>
        <chakra.p textStyle="small" color="muted">
          <RouterLink
            to={streamPath(stream.slug)}
            css={{ textDecoration: 'underline', textUnderlineOffset: '3px', _hover: { color: 'accent' } }}
          >
            {camera}
          </RouterLink>
          {' · '}
          <time dateTime={new Date(created_ts * 1000).toISOString()}>{clockWords(created_ts)}</time>
          {' · '}
          <chakra.span whiteSpace="nowrap">camp {campWords(created_ts)}</chakra.span>
        </chakra.p>
        {message && <chakra.p marginTop={1}>{message}</chakra.p>}
        {onRemoved && (
          <chakra.div marginTop={2}>
            <ConfirmButton
              name={`Remove: ${caption} at ${camera}`}
              question="Remove this sighting, its picture and its notice in the chat?"
              yes="Yes, remove it"
              no="Keep it"
              onConfirm={() => removeSighting(id).then(() => onRemoved(id))}
              problemOf={sightingProblem}
            >
              Remove
            </ConfirmButton>
          </chakra.div>
        )}
      </div>
    </chakra.li>
  );
}
