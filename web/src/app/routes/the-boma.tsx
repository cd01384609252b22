import { GENERAL_CHAT } from '@boma/domain/chat/chat.policy.ts';
import { Suspense } from 'react';
import { lateOrnament } from '../../components/late-part.tsx';
import { pageColumn } from '../../components/page-column.ts';
import { Box, chakra } from '../../components/ui.ts';
import { STREAM_HEADER_WIDE } from '../../config/breakpoints.ts';
import { ChatPlace } from '../../features/chat/components/chat-place.tsx';
import { mediaQuery, useMedia } from '../../lib/use-media.ts';
import type { RouteProps } from '../page.ts';
import { HEADER_HEIGHT } from '../shell/header.tsx';
import { tabsRoom } from '../shell/tabs-room.ts';

const frame = {
  ...pageColumn,
  display: 'flex',
  flexDirection: 'column',
  // A camera may play on in the corner, where the viewer writes.
  height: `calc(100dvh - ${HEADER_HEIGHT} - var(--mini-room, 0px) - var(--tabs, 0px))`,
  minHeight: 'calc(20rem + var(--float-room, 6rem))',
  // On a phone the chat takes the whole width.
  paddingX: { ...pageColumn.paddingX, base: 0 },
  paddingTop: { base: 3, md: 8 },
  // Viewers can write while a notice floats over the page's lower end.
  paddingBottom: { base: 'var(--float-room, 0px)', md: 'max(1.5rem, var(--float-room, 0px))' },
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
  [`@media ${WIDE}`]: { gridTemplateColumns: 'minmax(0, 60rem) minmax(18rem, 1fr)', columnGap: 8 },
} as const;

const panel = {
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
} as const;

const CamerasBeside = lateOrnament(() => import('./the-boma/cameras-beside.later.tsx'));

/** The general chat, as large as the screen allows, and beside it what the cameras see. */
export default function TheBomaRoute({ page }: RouteProps) {
  const isWide = useMedia(wideWindow);
  return (
    // The bar comes late. The chat is as high from the first as beside it.
    <Box css={[tabsRoom, frame]}>
      <Box paddingX={{ base: 4, md: 0 }} marginBottom={{ base: 3, md: 5 }}>
        <chakra.h1 textStyle="title">{page.title}</chakra.h1>
        <chakra.p color="muted" marginTop={1} display={{ base: 'none', md: 'block' }}>
          {page.description}
        </chakra.p>
      </Box>
      <Box css={columns}>
        <Box css={panel}>
          <ChatPlace chat={GENERAL_CHAT} />
        </Box>
        <Box css={beside}>
          <Suspense>{isWide && <CamerasBeside />}</Suspense>
        </Box>
      </Box>
    </Box>
  );
}
