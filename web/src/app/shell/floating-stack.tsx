import { type ReactNode, useEffect, useRef } from 'react';
import { Box } from '../../components/ui.ts';
import { LOW_WIDE_WINDOW } from '../../config/breakpoints.ts';

const stack = {
  position: 'fixed',
  // On a phone the room beside it does not grow with the text.
  right: { base: '3vw', sm: 'calc(1.25rem + var(--chat-drawer, 0px))' },
  left: { base: '3vw', sm: 'auto' },
  maxWidth: { sm: 'calc(100vw - 2.5rem - var(--chat-drawer, 0px))' },
  bottom: {
    base: 'calc(0.75rem + var(--mini-room, 0px) + var(--tabs, 0px))',
    sm: 'calc(1.25rem + var(--mini-room, 0px) + var(--tabs, 0px))',
  },
  zIndex: 'notice',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: 3,
  pointerEvents: 'none',
} as const;

const cards = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: 3,
  width: '100%',
  maxWidth: '26rem',
  // A low window has its room at the sides.
  [LOW_WIDE_WINDOW]: { maxWidth: '48rem' },
} as const;

/** CSS pixels between the cards and the lower end of the window, and as many above them. */
const AROUND = 32;

/**
 * Publishes the height that the cards take as `--float-room`. What must stay within reach keeps it free. Before the cookie
 * notice is there, the theme says how high it will be.
 */
function useRoomForCards() {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { style } = document.documentElement;
    const free = () => void style.removeProperty('--float-room');
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.contentRect.height ?? 0;
      if (height === 0) free();
      else style.setProperty('--float-room', `${Math.ceil(height) + AROUND}px`);
    });
    if (element.current) observer.observe(element.current);
    return () => {
      observer.disconnect();
      free();
    };
  }, []);
  return element;
}

interface FloatingStackProps {
  /** Buttons, which are small enough to lie over a page. */
  readonly buttons: ReactNode;
  /** Cards to read, which would cover what is below. */
  readonly cards: ReactNode;
}

/** What floats over the lower corner of a page, without blocking presses beside it. */
export function FloatingStack({ buttons, cards: read }: FloatingStackProps) {
  const element = useRoomForCards();
  return (
    <Box css={stack}>
      <Box marginRight={{ sm: 'var(--chat-beside, 0px)' }}>{buttons}</Box>
      <Box ref={element} css={cards}>
        {read}
      </Box>
    </Box>
  );
}
