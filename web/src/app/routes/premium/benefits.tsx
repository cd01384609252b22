import { capital } from '@boma/domain/capital.ts';
import { CATEGORY_LIMIT } from '@boma/domain/notifications/notifications.constants.ts';
import { MOMENT_SECONDS } from '@boma/domain/photos/photos.constants.ts';
import { linkTo, profilePath } from '@boma/domain/site-paths.ts';
import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import type { ReactNode } from 'react';
import { AllLink } from '../../../components/all-link.tsx';
import { PlayIcon } from '../../../components/more-icons.tsx';
import { lengthBadge } from '../../../components/picture-badge.ts';
import { chakra } from '../../../components/ui.ts';
import { subscribersOnly } from '../../../components/user-visibility.ts';
import { overPicture } from '../../../theme/over-picture.ts';
import { frame } from './members-cameras.tsx';

// The pictures are of the cameras' covers and of the looks of the site. The words below them say it all.

const Picture = ({ address }: { readonly address: string }) => (
  <img src={address} alt="" width={640} height={360} loading="lazy" />
);

const Frame = ({ children }: { readonly children: ReactNode }) => (
  <chakra.div aria-hidden="true" css={frame}>
    {children}
  </chakra.div>
);

/** As many as the picture has room for. */
const ALERTS = 3;

const alerts = {
  position: 'absolute',
  inset: 3,
  display: 'grid',
  alignContent: 'center',
  gap: '5px',
  // As in the header, where alerts appear.
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    gap: 2,
    padding: '4px',
    borderWidth: '1px',
    borderRadius: 'sm',
    background: 'surface',
    fontSize: '0.75rem',
    lineHeight: 1.25,
    fontWeight: 600,
    whiteSpace: 'nowrap',
  },
  '& img': { width: '44px', height: '25px', borderRadius: 'sm', objectFit: 'cover' },
  '& b': { fontSize: '0.6875rem', fontWeight: 700, letterSpacing: '0.07em', color: 'accent' },
  '& span': { overflow: 'hidden', textOverflow: 'ellipsis' },
} as const;

/** Alerts as viewers get them, each of an animal that comes to the camera. */
const AlertsPicture = ({ streams }: { readonly streams: readonly StreamView[] }) => (
  <Frame>
    <chakra.ul css={alerts}>
      {streams
        .flatMap(({ slug, name, cover, species: [animal] }) =>
          animal ? [{ slug, name, cover, animal }] : [],
        )
        .slice(0, ALERTS)
        .map(({ slug, name, cover, animal }) => (
          <li key={slug}>
            <Picture address={cover} />
            <b>SEEN</b>
            <span>
              {capital(animal.name)} at {name}
            </span>
          </li>
        ))}
    </chakra.ul>
  </Frame>
);

const play = {
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  color: overPicture.ink,
  '& > span': {
    display: 'grid',
    placeItems: 'center',
    boxSize: '48px',
    borderRadius: 'full',
    background: overPicture.shade(66),
  },
} as const;

interface MomentPictureProps {
  readonly stream: StreamView | undefined;
  readonly seconds: number;
}

/** A moment as it is in a gallery. */
const MomentPicture = ({ stream, seconds }: MomentPictureProps) => (
  <Frame>
    {stream && <Picture address={stream.cover} />}
    <chakra.div css={play}>
      <span>
        <PlayIcon />
      </span>
    </chakra.div>
    <chakra.span css={lengthBadge}>
      <PlayIcon size={14} />
      {seconds} s
    </chakra.span>
  </Frame>
);

const wall = {
  ...frame,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gridTemplateRows: 'repeat(2, minmax(0, 1fr))',
  gap: '3px',
  '& > img': { ...frame['& > img'], position: 'static' },
} as const;

/** A wall of cameras, and nothing beside it. */
const WallPicture = ({ streams }: { readonly streams: readonly StreamView[] }) => (
  <chakra.div aria-hidden="true" css={wall}>
    {streams.map(({ slug, cover }) => (
      <Picture key={slug} address={cover} />
    ))}
  </chakra.div>
);

interface Benefit {
  readonly picture: ReactNode;
  readonly title: string;
  readonly text: string;
  /** For members, the way there and its words. */
  readonly to: string;
  readonly way: string;
}

/** The last seconds of a camera that a moment may keep. */
const LONGEST_MOMENT = Math.max(...MOMENT_SECONDS);
/** The wall of the multiview has the cameras before this one. */
const WALL = 4;

/** What members have besides cameras and videos of their own. @param free the cameras that everyone watches */
const benefitsOf = (free: readonly StreamView[]): readonly Benefit[] => [
  {
    picture: <AlertsPicture streams={free} />,
    title: 'Any choice of alerts',
    text: `Free viewers get all alerts, or choose up to ${CATEGORY_LIMIT} kinds. Members choose as many as they like, rare ones too.`,
    to: profilePath('notifications'),
    way: 'Choose your alerts',
  },
  {
    picture: <MomentPicture stream={free[WALL] ?? free[0]} seconds={LONGEST_MOMENT} />,
    title: 'Moments to keep',
    text: 'Keep the last minute of any camera as a video, and share it.',
    to: profilePath('gallery'),
    way: 'Your gallery',
  },
  {
    picture: <WallPicture streams={free.slice(0, WALL)} />,
    title: 'No adverts',
    text: 'Members see no advert on any page.',
    to: linkTo('multiview'),
    way: 'Open the multiview',
  },
  {
    picture: (
      <Frame>
        <Picture address="/pictures/camp-640.webp" />
      </Frame>
    ),
    title: 'You keep the cameras running',
    text: 'Batteries, cables and climbing cost money. Memberships pay for them, and keep the other cameras free.',
    to: linkTo('cause'),
    way: 'See what they help',
  },
];

const list = {
  display: 'grid',
  gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))', xl: 'repeat(4, minmax(0, 1fr))' },
  columnGap: 6,
  rowGap: { base: 8, md: 10 },
  marginBottom: { base: 10, md: 12 },
  '& h2': { textStyle: 'section', marginTop: 3 },
  '& li > p': { color: 'muted', marginTop: 2 },
} as const;

/** Each benefit with a picture of it. */
export const Benefits = ({ streams }: { readonly streams: readonly StreamView[] }) => (
  <chakra.ul css={list}>
    {benefitsOf(streams.filter((stream) => !stream.subscriber_only)).map(
      ({ picture, title, text, to, way }) => (
        <li key={title}>
          {picture}
          <h2>{title}</h2>
          <p>{text}</p>
          <chakra.div css={subscribersOnly}>
            <AllLink to={to}>{way}</AllLink>
          </chakra.div>
        </li>
      ),
    )}
  </chakra.ul>
);
