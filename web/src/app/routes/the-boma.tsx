import { GENERAL_CHAT } from '@boma/domain/chat/chat.policy.ts';
import { Suspense } from 'react';
import { lateOrnament } from '../../components/late-part.tsx';
import { pageColumn } from '../../components/page-column.ts';
import { Box, chakra } from '../../components/ui.ts';
import { LOW_WINDOW, STREAM_HEADER_WIDE } from '../../config/breakpoints.ts';
import { ChatPlace } from '../../features/chat/components/chat-place.tsx';
import { mediaQuery, useMedia } from '../../lib/use-media.ts';
import type { RouteProps } from '../page.ts';
import { HEADER_HEIGHT } from '../shell/header.tsx';
import { tabsRoom } from '../shell/tabs-room.ts';
import { BesideRoom } from './the-boma/beside-room.tsx';

/** What floats over the corner of the window is then beside the chat. A low window has wider cards (`floating-stack.tsx`). */
const CARDS_BESIDE = '@media (min-width: 90em) and (min-height: 480.02px)';

const frame = {
  ...pageColumn,
  display: 'flex',
  flexDirection: 'column',
  // A camera may play on in the corner, where the viewer writes.
  height: `calc(100dvh - ${HEADER_HEIGHT} - var(--mini-room, 0px) - var(--tabs, 0px))`,
  minHeight: 'calc(20rem + var(--float-room, 1rem))',
  // On a phone the chat takes the whole width.
  paddingX: { ...pageColumn.paddingX, base: 0 },
  paddingTop: { base: 2, md: 6 },
  // Viewers can write while a notice floats over the page's lower end.
  paddingBottom: { base: 'var(--float-room, 0px)', md: 'max(1.5rem, var(--float-room, 0px))' },
  // On a phone on its side every line above the messages is one message less.
  [LOW_WINDOW]: { paddingTop: 2, paddingBottom: 'max(0.5rem, var(--float-room, 0px))' },
  [CARDS_BESIDE]: { minHeight: '21rem', paddingBottom: 6 },
} as const;

// In em: large text needs the room for the chat.
const WIDE = `(min-width: ${STREAM_HEADER_WIDE / 16}em)`;
const wideWindow = mediaQuery(WIDE);

/** From the first paint there is room for the cameras. */
const columns = {
  flex: 1,
  minHeight: 0,
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [`@media ${WIDE}`]: { gridTemplateColumns: 'minmax(0, 1fr) clamp(18rem, 32%, 26rem)', columnGap: 8 },
} as const;

/** The heading, and beside it what the page is for. */
const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 4,
  paddingX: { base: 4, md: 0 },
  marginBottom: { base: 1, md: 3 },
} as const;

const talk = { display: 'flex', flexDirection: 'column', minHeight: 0 } as const;

const panel = {
  flex: 1,
  minHeight: 0,
  // The page's heading names the chat already.
  '& h2': { srOnly: true },
  borderWidth: { base: '1px 0 0', md: '1px' },
  borderRadius: { md: 'lg' },
  overflow: 'hidden',
} as const;

/** The ring of a focused card needs room inside of what is cut off. */
const beside = {
  display: 'none',
  [`@media ${WIDE}`]: { display: 'block' },
  overflowY: 'auto',
  margin: '-4px',
  padding: '4px',
  // Where the window ends within a camera, it fades out: there is more to scroll to.
  maskImage: 'linear-gradient(to top, transparent, black 2.5rem)',
  '& > :last-child': { paddingBottom: '2.5rem' },
  // The last camera can be scrolled to above what floats.
  [CARDS_BESIDE]: { paddingBottom: 'max(4px, var(--float-room, 0px) - 1.5rem)' },
} as const;

const CamerasBeside = lateOrnament(() => import('./the-boma/cameras-beside.later.tsx'));

const besideRoom = <BesideRoom />;

/** One line, whose room is there from the first paint. */
const seen = {
  height: '40px',
  paddingX: { base: 4, md: 0 },
  marginBottom: { md: 2 },
  [LOW_WINDOW]: { display: 'none' },
} as const;

const SightingsLine = lateOrnament(() => import('./the-boma/sightings-line.later.tsx'));

/** The general chat, as large as the screen allows, and beside it what the cameras see. */
export default function TheBomaRoute({ page }: RouteProps) {
  const isWide = useMedia(wideWindow);
  return (
    // A page that was opened without a document gets the bar late. The chat is as high from the first as beside it.
    <Box css={[tabsRoom, frame]}>
      <Box css={head}>
        <chakra.h1 textStyle="title">{page.title}</chakra.h1>
        <chakra.p color="muted" display={{ base: 'none', md: 'block' }}>
          {page.description}
        </chakra.p>
      </Box>
      <Box css={columns}>
        <Box css={talk}>
          <Box css={seen}>
            <Suspense>
              <SightingsLine />
            </Suspense>
          </Box>
          <Box css={panel}>
            <ChatPlace chat={GENERAL_CHAT} />
          </Box>
        </Box>
        <Box css={beside}>
          <Suspense fallback={besideRoom}>{isWide ? <CamerasBeside /> : besideRoom}</Suspense>
        </Box>
      </Box>
    </Box>
  );
}
