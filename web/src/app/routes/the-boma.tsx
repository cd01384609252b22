import { GENERAL_CHAT } from '@boma/domain/chat/chat.policy.ts';
import { pageColumn } from '../../components/page-column.ts';
import { Box, chakra } from '../../components/ui.ts';
import { ChatPlace } from '../../features/chat/components/chat-place.tsx';
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

const panel = {
  flex: 1,
  minHeight: 0,
  borderWidth: { base: '1px 0 0', md: '1px' },
  borderRadius: { md: 'lg' },
  overflow: 'hidden',
  maxWidth: '60rem',
} as const;

/** The general chat, as large as the screen allows. */
export default function TheBomaRoute({ page }: RouteProps) {
  return (
    // The bar comes late. The chat is as high from the first as beside it.
    <Box css={[tabsRoom, frame]}>
      <Box paddingX={{ base: 4, md: 0 }} marginBottom={{ base: 3, md: 5 }}>
        <chakra.h1 textStyle="title">{page.title}</chakra.h1>
        <chakra.p color="muted" marginTop={1} display={{ base: 'none', md: 'block' }}>
          {page.description}
        </chakra.p>
      </Box>
      <Box css={panel}>
        <ChatPlace chat={GENERAL_CHAT} />
      </Box>
    </Box>
  );
}
