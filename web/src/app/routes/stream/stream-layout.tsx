import type { ReactNode } from 'react';
import { Box } from '../../../components/ui.ts';
import { HEADER_HEIGHT } from '../../shell/header.tsx';

/** CSS pixels from which a camera's chat is beside it; on narrower screens it is below. */
export const CHAT_BESIDE = 1280;

const beside = `@media (min-width: ${CHAT_BESIDE}px)`;

const oneColumn = {
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"watch" "chat" "more"',
} as const;

const layout = {
  display: 'grid',
  ...oneColumn,
  [beside]: {
    '&[data-chat-place=beside]': {
      gridTemplateColumns: 'minmax(0, 1fr) clamp(20rem, 25vw, 25rem)',
      gridTemplateRows: 'auto 1fr',
      gridTemplateAreas: '"watch chat" "more chat"',
      columnGap: 6,
    },
    '[data-user=subscriber] &[data-chat-place]': { ...oneColumn, gridTemplateRows: 'auto' },
  },
} as const;

const chatArea = {
  gridArea: 'chat',
  minWidth: 0,
  '[data-user=subscriber] &': { display: 'none' },
  marginTop: { base: 6, md: 8 },
  [beside]: {
    '[data-chat-place=beside] > &': {
      position: 'sticky',
      top: `calc(${HEADER_HEIGHT} + 1.5rem)`,
      alignSelf: 'start',
      marginTop: 0,
    },
  },
} as const;

interface StreamLayoutProps {
  readonly children: ReactNode;
  readonly more?: ReactNode;
  readonly chat?: ReactNode;
  /** True if the layout reserves no space next to the camera. */
  readonly chatHidden: boolean;
}

/**
 * A camera, its chat and the other cameras: side by side where the screen is wide, else one below the other. Members
 * have the chat in the drawer, so nothing is kept free for it.
 */
export function StreamLayout({ children, more, chat, chatHidden }: StreamLayoutProps) {
  return (
    <Box css={layout} data-chat-place={chatHidden ? 'hidden' : 'beside'}>
      <Box gridArea="watch" minWidth={0}>
        {children}
      </Box>
      <Box css={chatArea}>{chat}</Box>
      <Box gridArea="more" minWidth={0}>
        {more}
      </Box>
    </Box>
  );
}
