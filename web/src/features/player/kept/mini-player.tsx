import { useEffect } from 'react';
import { iconButton } from '../../../components/icon-button.ts';
import { CloseIcon } from '../../../components/icons.tsx';
import { RouterLink } from '../../../components/router-link.tsx';
import { CONTENT_ID } from '../../../components/skip-link.tsx';
import { Box, chakra } from '../../../components/ui.ts';
import { shadows } from '../../../theme/shadows.ts';
import { setCorner } from './kept-camera.ts';

/** CSS pixels. Its picture is 16:9, its title row as high as a thumb needs. */
const WIDTH = 'clamp(200px, 24vw, 360px)';
const HEIGHT = `calc(${WIDTH} * 9 / 16 + 48px)`;
/** What it takes of the lower end of the window: what must stay within reach keeps it free. */
const ROOM = `calc(${HEIGHT} + 1.25rem)`;

const card = {
  position: 'fixed',
  right: { base: 3, sm: 'calc(1.25rem + var(--chat-drawer, 0px))' },
  bottom: { base: 'calc(0.75rem + var(--tabs, 0px))', sm: 'calc(1.25rem + var(--tabs, 0px))' },
  zIndex: 'notice',
  width: WIDTH,
  overflow: 'hidden',
  borderWidth: '1px',
  borderRadius: 'md',
  background: 'surface',
  boxShadow: shadows.card,
  '&[hidden]': { display: 'none' },
  animation: 'mini-player-in 220ms ease-out',
  '@keyframes mini-player-in': { from: { opacity: 0, transform: 'translateY(16px)' } },
  // On a phone it makes room while the viewer fills in a field. The sound plays on.
  '@media (max-width: 767px)': {
    'body:has(:is(input, textarea, select):focus) &': { visibility: 'hidden' },
  },
} as const;

const back = {
  flex: 1,
  minWidth: 0,
  alignSelf: 'stretch',
  display: 'flex',
  alignItems: 'center',
  paddingLeft: 3,
  outlineOffset: '-4px',
  fontWeight: 600,
  textStyle: 'small',
  _hover: { color: 'accent' },
  '& span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
} as const;

/** Keeps the lower end of the page free: the last lines scroll clear of the player, and a focused field as well. */
function useRoomBelow(shown: boolean): void {
  useEffect(() => {
    if (!shown) return;
    const { style } = document.documentElement;
    style.setProperty('--mini-room', ROOM);
    style.scrollPaddingBottom = `calc(${ROOM} + var(--tabs, 0px))`;
    return () => {
      style.removeProperty('--mini-room');
      style.removeProperty('scroll-padding-bottom');
    };
  }, [shown]);
}

interface MiniPlayerProps {
  /** The camera that plays in the corner, and its page. */
  readonly camera: { readonly name: string; readonly href: string } | undefined;
  readonly onClose: () => void;
}

/** The corner in which a camera plays on while the viewer is on another page. */
export function MiniPlayer({ camera, onClose }: MiniPlayerProps) {
  useRoomBelow(camera !== undefined);
  const close = () => {
    onClose();
    // The button goes with the player.
    document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
  };
  return (
    <>
      {camera && <Box aria-hidden="true" height={ROOM} />}
      <chakra.section aria-label="Mini player" hidden={!camera} css={card}>
        <div ref={setCorner} />
        {camera && (
          <Box display="flex" alignItems="center" height="48px">
            <RouterLink to={camera.href} aria-label={`Back to ${camera.name}`} css={back}>
              <span>{camera.name}</span>
            </RouterLink>
            <chakra.button
              type="button"
              aria-label={`Stop watching ${camera.name}`}
              title="Close"
              onClick={close}
              css={iconButton}
              outlineOffset="-4px"
            >
              <CloseIcon />
            </chakra.button>
          </Box>
        )}
      </chakra.section>
    </>
  );
}
