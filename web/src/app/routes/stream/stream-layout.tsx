import type { ReactNode } from 'react';
import {
  bareWindow,
  foldedNavigation,
  headerScrollsAway,
  narrow,
  phoneOnItsSide,
  wide,
} from '../../../components/stage.ts';
import { Box } from '../../../components/ui.ts';
import { overPicture } from '../../../theme/over-picture.ts';
import { HEADER_HEIGHT } from '../../shell/header.tsx';

/** How much of the camera's name is shown below the picture. */
const PEEK = '4.5rem';

/** How much of what follows is shown below the chat of a narrow window. */
const NEXT = '3rem';

// With large text its lines still hold a few words, and the picture keeps two thirds.
const CHAT_WIDTH = 'clamp(min(18.75rem, 34vw), 22vw, 400px)';

/** True from the first paint of the page: guests and registered users find the offer in place of a members' camera. */
const OFFERED = 'html:is([data-user=guest], [data-user=registered]) &[data-members-only]';

const layout = {
  '--head': HEADER_HEIGHT,
  '--seen': 'var(--visible-height, 100dvh)',
  ...foldedNavigation,
  [narrow]: {
    '--picture': 'min(56.25vw, var(--seen) * 0.45)',
    ...headerScrollsAway,
    // What is scrolled to is below the picture and its bar.
    'html:has(&)': {
      scrollPaddingTop: 'calc(min(56.25vw, var(--visible-height, 100dvh) * 0.45) + var(--bar, 0px))',
    },
  },
  [wide]: {
    '--picture': `calc(var(--seen) - var(--head) - ${PEEK})`,
    '--chat': CHAT_WIDTH,
    // What floats over the corner of the page stays beside the chat.
    'html:has(&[data-chat=shown])': { '--chat-beside': CHAT_WIDTH },
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) var(--chat)',
    gridTemplateRows: 'auto auto 1fr',
    gridTemplateAreas: '"watch chat" "title chat" "more chat"',
    '&[data-chat=hidden]': { '--chat': '0px' },
    // The picture and the offer share the width; the chat begins below them.
    [OFFERED]: { gridTemplateAreas: '"watch watch" "title chat" "more chat"' },
    '&[data-theatre]': {
      '--head': '0px',
      '--picture': 'calc(var(--seen) - var(--bar, 0px))',
    },
    ...bareWindow('[data-theatre]'),
  },
  [phoneOnItsSide]: { '--head': '0px', '--picture': 'calc(var(--seen) - var(--bar, 0px))', ...bareWindow() },
} as const;

const watch = {
  gridArea: 'watch',
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  background: overPicture.ground,
  '& > [data-stage]': { width: 'min(100%, var(--picture) * 16 / 9)' },
  // An offer is a part of the page, not a stage.
  'html:is([data-user=guest], [data-user=registered]) [data-members-only] > &': {
    background: 'transparent',
    '& > [data-stage]': { width: '100%' },
  },
  [narrow]: {
    position: 'sticky',
    top: 'var(--visible-top, 0px)',
    zIndex: 20,
    // An offer scrolls away. With large text it is higher than the window, and nothing below could be reached.
    'html:is([data-user=guest], [data-user=registered]) [data-members-only] > &': {
      position: 'relative',
      top: 0,
    },
  },
  [wide]: { '[data-theatre] > &': { minHeight: 'var(--seen)' } },
  [phoneOnItsSide]: {
    position: 'relative',
    top: 0,
    minHeight: 'var(--seen)',
    // While the chat is over it, the picture stays; at the left, clear of the chat.
    '[data-chat-over] > &': { position: 'sticky', justifyItems: 'start' },
  },
} as const;

/** The name and the chat: on a narrow screen they fill together what the picture leaves of the window, less the beginning of what follows. */
const screenful = {
  [narrow]: {
    display: 'flex',
    flexDirection: 'column',
    '&:has([data-chat-area])': {
      minHeight: `calc(var(--seen) - var(--head) - var(--picture) - var(--bar, 0px) - ${NEXT})`,
    },
  },
  [wide]: { display: 'contents' },
} as const;

const title = { gridArea: 'title', minWidth: 0, paddingX: { base: 4, md: 6 } } as const;

const chatArea = {
  gridArea: 'chat',
  minWidth: 0,
  // Also below the chat, where the room for what floats over it is.
  background: 'surface',
  '& > *': { position: 'absolute', inset: '0 0 var(--float-room, 0px) 0' },
  [narrow]: {
    position: 'relative',
    flex: 1,
    minHeight: 'max(16rem, 10rem + var(--float-room, 0px))',
    borderTopWidth: '1px',
    scrollMarginTop: 'var(--bar, 0px)',
    '&[data-composing]': {
      flex: 'none',
      height: 'calc(var(--seen) - var(--picture) - var(--bar, 0px))',
      minHeight: 'calc(9rem + var(--float-room, 0px))',
    },
  },
  [wide]: {
    position: 'sticky',
    top: 'var(--head)',
    alignSelf: 'start',
    height: 'calc(100dvh - var(--head))',
    borderLeftWidth: '1px',
  },
  [phoneOnItsSide]: {
    display: 'none',
    '[data-chat-over] &': {
      display: 'block',
      position: 'fixed',
      insetBlock: 0,
      right: 0,
      zIndex: 'drawer',
      width: 'min(22rem, 46vw)',
      height: 'auto',
      minHeight: 0,
      borderLeftWidth: '1px',
    },
  },
} as const;

const more = {
  gridArea: 'more',
  minWidth: 0,
  paddingX: { base: 4, md: 6 },
  paddingBottom: { base: 12, md: 20 },
} as const;

interface StreamLayoutProps {
  /** The camera, or what is shown until it is known. */
  readonly children: ReactNode;
  readonly title: ReactNode;
  /** Absent if the viewer has hidden it. */
  readonly chat?: ReactNode;
  readonly more?: ReactNode;
  readonly theatre?: boolean;
  /** True if the chat lies over the picture, where a phone on its side has no other place for it. */
  readonly chatOver?: boolean;
  /** True if guests and registered users find an offer in place of the picture. */
  readonly membersOnly?: boolean;
  /** True if the player's controls are below its picture. */
  readonly barBelow?: boolean;
}

/**
 * A camera and its chat. The picture is as large as the window allows. Where the window is wide the chat is beside it;
 * else the picture stays at the top and the chat fills the rest, above the on-screen keyboard too. On a phone on its
 * side there is the picture alone.
 */
export function StreamLayout(props: StreamLayoutProps) {
  const room = props.barBelow ? { 'html:has(&)': { '--bar': '3rem' } } : {};
  return (
    <Box
      css={[layout, room]}
      data-no-tabs=""
      data-chat={props.chat ? 'shown' : 'hidden'}
      data-members-only={props.membersOnly ? '' : undefined}
      data-theatre={props.theatre ? '' : undefined}
      data-chat-over={props.chatOver ? '' : undefined}
    >
      <Box css={watch}>{props.children}</Box>
      <Box css={screenful}>
        <Box css={title}>{props.title}</Box>
        {props.chat && (
          <Box css={chatArea} data-chat-area="">
            {props.chat}
          </Box>
        )}
      </Box>
      <Box css={more}>{props.more}</Box>
    </Box>
  );
}
