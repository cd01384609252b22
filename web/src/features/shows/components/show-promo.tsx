import { Fragment } from 'react';
import { CalendarIcon } from '../../../components/icons.tsx';
import { RouterLink } from '../../../components/router-link.tsx';
import { Box, chakra } from '../../../components/ui.ts';
import { LOW_LANDSCAPE } from '../../../config/breakpoints.ts';
import { overPicture } from '../../../theme/over-picture.ts';
import { showCoverOf } from '../show-words.ts';

export interface ShowPromoProps {
  /** Empty: a picture for the kind of show. */
  readonly showCover: string;
  readonly showDateTime: string;
  readonly showTitle: string;
  readonly subTitle: string;
  readonly superTitle: string;
  readonly showType: { readonly value: string };
  /** Where it leads. Absent: nowhere, because it is on that page. */
  readonly href?: string;
  /** The calendar file of the show. */
  readonly calendarHref?: string;
  /** The heading's level. Default 2. */
  readonly level?: 2 | 3;
}

/** The room above the words, in which the picture grows dark enough for them. */
const wordsFrom = (height: string) => ({
  paddingTop: height,
  backgroundImage: `linear-gradient(to bottom, transparent, ${overPicture.shade(66)} ${height}, ${overPicture.shade(86)})`,
});

const frame = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  minHeight: { base: '15rem', md: '18rem' },
  height: '100%',
  borderRadius: 'lg',
  overflow: 'hidden',
  background: 'raised',
  color: overPicture.ink,
  isolation: 'isolate',
  '& > img': {
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    width: '100%',
    height: '100%',
    objectFit: 'cover',
  },
  '& > div': {
    containerType: 'inline-size',
    paddingX: { base: 5, md: 6 },
    paddingBottom: { base: 5, md: 6 },
    ...wordsFrom('5rem'),
  },
  // So the first window has the words too.
  [LOW_LANDSCAPE]: { minHeight: '13rem', '& > div': wordsFrom('3rem') },
} as const;

const calendarLink = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  minHeight: '44px',
  marginTop: 1,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  _hover: { color: overPicture.accent },
} as const;

/**
 * Its parts, such as '16:00 · camp 17:00 · in 2 h'. They break by the width of the card alone: what is counted grows and
 * shrinks by the minute, and must not move the title.
 */
const times = {
  marginTop: 3,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  '& > span': { whiteSpace: 'nowrap' },
  '@container (width < 24rem)': {
    '& > span:last-child': { display: 'block' },
    '& > i:last-of-type': { display: 'none' },
  },
  // Each part has a line of its own, and needs no dot before it.
  '@container (width < 15rem)': { '& > span': { display: 'block' }, '& > i': { display: 'none' } },
} as const;

/** A show that is to come, over its picture. */
export function ShowPromo(props: ShowPromoProps) {
  const {
    showCover,
    showDateTime,
    showTitle,
    subTitle,
    superTitle,
    showType,
    href,
    calendarHref,
    level = 2,
  } = props;
  const Heading = level === 2 ? chakra.h2 : chakra.h3;
  return (
    <Box css={frame}>
      <img src={showCoverOf(showCover, showType.value)} alt="" loading="lazy" decoding="async" />
      <div>
        <chakra.p textStyle="label">{superTitle}</chakra.p>
        <Heading textStyle="section" marginTop={1}>
          {href === undefined ? (
            showTitle
          ) : (
            <RouterLink to={href} css={{ '&::after': { content: '""', position: 'absolute', inset: 0 } }}>
              {showTitle}
            </RouterLink>
          )}
        </Heading>
        {subTitle !== '' && <chakra.p marginTop={1}>{subTitle}</chakra.p>}
        <chakra.p css={times}>
          {showDateTime.split(' · ').map((part, index) => (
            <Fragment key={part}>
              {index > 0 && <chakra.i fontStyle="normal"> · </chakra.i>}
              <span>{part}</span>
            </Fragment>
          ))}
        </chakra.p>
        {calendarHref !== undefined && (
          <chakra.a
            href={calendarHref}
            download
            css={calendarLink}
            aria-label={`Add to calendar: ${showTitle}`}
          >
            <CalendarIcon size={18} />
            Add to calendar
          </chakra.a>
        )}
      </div>
    </Box>
  );
}
