import { AnimatePresence, domAnimation, LazyMotion, MotionConfig, m } from 'framer-motion';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Box } from '../../components/ui.ts';
import { breakpoints } from '../../config/breakpoints.ts';
import { ChatPlace } from '../../features/chat/components/chat-place.tsx';
import { onEvents, useStore } from '../../lib/store.ts';

/** From here the drawer pushes the page aside; below it lies over the page. */
const DOCKED = breakpoints.xl;

const wide = () => matchMedia(`(min-width: ${DOCKED}px)`);

const docked = { read: () => wide().matches, subscribe: onEvents(wide, 'change') };

/** Is there room for the chat drawer beside the page? */
const useDocked = (): boolean => useStore(docked, false);

const WIDTH = 'min(80vw, 450px)';
const AWAY = { x: '100%' };
const slide = { type: 'tween', ease: 'easeOut', duration: 0.22 } as const;

const drawer = {
  position: 'fixed',
  insetBlock: 0,
  right: 0,
  width: WIDTH,
  zIndex: 'var(--b-z-index-drawer)',
  outline: 'none',
} as const;

const scrim = { position: 'fixed', inset: 0, zIndex: 'drawer', background: 'scrim' } as const;

/** Beside the page the drawer takes its room from it; over the page nothing but the drawer takes input. */
function useRoomForDrawer(docked: boolean): void {
  useEffect(() => {
    const page = document.getElementById('root');
    if (!page) return;
    if (docked) {
      document.documentElement.style.setProperty('--chat-drawer', WIDTH);
      page.style.paddingRight = WIDTH;
    } else page.inert = true;
    return () => {
      document.documentElement.style.removeProperty('--chat-drawer');
      page.style.removeProperty('padding-right');
      page.inert = false;
    };
  }, [docked]);
}

interface DrawerProps {
  readonly chat: string;
  readonly onClose: () => void;
}

function OpenDrawer({ chat, onClose }: DrawerProps) {
  const docked = useDocked();
  const element = useRef<HTMLElement>(null);
  useRoomForDrawer(docked);
  useEffect(() => {
    const own = element.current;
    const before = document.activeElement;
    // A dialog that the panel opens stands elsewhere in the document: its Esc is its own.
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && !event.defaultPrevented && onClose();
    own?.addEventListener('keydown', onKey);
    own?.focus({ preventScroll: true });
    return () => {
      own?.removeEventListener('keydown', onKey);
      // The page takes input again only once this effect's neighbours have been undone as well.
      requestAnimationFrame(() => {
        if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
      });
    };
  }, [onClose]);
  const modal = docked ? {} : { role: 'dialog', 'aria-modal': true };
  return (
    <>
      {!docked && <Box css={scrim} data-scrim="" onClick={onClose} />}
      <m.aside
        ref={element}
        aria-label="Chat drawer"
        tabIndex={-1}
        style={drawer}
        initial={AWAY}
        animate={{ x: 0 }}
        exit={AWAY}
        transition={slide}
        {...modal}
      >
        <Box height="100%" borderLeftWidth="1px">
          <ChatPlace chat={chat} onClose={onClose} />
        </Box>
      </m.aside>
    </>
  );
}

/** The members' chat, at the right of whatever page they are on. */
export default function ChatDrawer({ open, ...props }: DrawerProps & { readonly open: boolean }) {
  return createPortal(
    <LazyMotion features={domAnimation} strict>
      <MotionConfig reducedMotion="user">
        <AnimatePresence>{open && <OpenDrawer key="drawer" {...props} />}</AnimatePresence>
      </MotionConfig>
    </LazyMotion>,
    document.body,
  );
}
