import { AnimatePresence, domAnimation, LazyMotion, MotionConfig } from 'framer-motion';
import * as m from 'framer-motion/m';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { dropToast, type ToastInLine, useToasts } from '../../lib/toasts.ts';
import { Box } from '../ui.ts';
import { shownOf } from './shown-toasts.ts';
import { ToastCard } from './toast-card.tsx';

/** Milliseconds between an empty live region and its first text. Screen readers do not announce both at once. */
const REGION_FIRST = 100;

const stack = {
  position: 'fixed',
  insetX: 0,
  zIndex: 'toast',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 2,
  paddingX: 3,
  pointerEvents: 'none',
} as const;
const places = {
  // On a narrow screen a toast is as wide as the page: it lies below the header, whose buttons it may name.
  top: {
    ...stack,
    top: {
      base: 'calc(env(safe-area-inset-top, 0px) + 4.5rem)',
      md: 'calc(env(safe-area-inset-top, 0px) + 0.75rem)',
    },
  },
  bottom: {
    ...stack,
    // On a narrow screen a camera that plays in the corner is in the way.
    bottom: {
      base: 'calc(env(safe-area-inset-bottom, 0px) + 1.25rem + var(--mini-room, 0px) + var(--tabs, 0px))',
      md: 'calc(env(safe-area-inset-bottom, 0px) + 1.25rem)',
    },
  },
} as const;

/** With this listener, motion runs by animation frames, which a test's clock can drive. */
const byFrames = () => {};

const calm = { duration: 0.22, ease: 'easeOut' } as const;

function Stack({
  place,
  toasts,
}: {
  readonly place: 'top' | 'bottom';
  readonly toasts: readonly ToastInLine[];
}) {
  const from = { opacity: 0, y: place === 'top' ? -14 : 14 };
  return (
    <Box css={places[place]}>
      <AnimatePresence>
        {toasts.map((toast) => (
          <m.div
            key={toast.id}
            initial={from}
            animate={{ opacity: 1, y: 0 }}
            exit={from}
            transition={calm}
            onUpdate={byFrames}
          >
            <ToastCard toast={toast} />
          </m.div>
        ))}
      </AnimatePresence>
    </Box>
  );
}

const isPlain = ({ kind = 'plain' }: ToastInLine) => kind === 'plain';

/**
 * Shows the toasts in line: those of a part of the page at the bottom, all others at the top. They are outside the
 * page, so that they can be read and pressed while the page behind a drawer or a dialog takes no input.
 */
export default function Toaster() {
  const line = useToasts();
  const [ready, setReady] = useState(false);
  const shown = ready ? shownOf(line) : [];
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), REGION_FIRST);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    const kept = shownOf(line);
    for (const toast of line) if (!kept.includes(toast)) dropToast(toast.id);
  }, [line]);
  return createPortal(
    <LazyMotion features={domAnimation} strict>
      <MotionConfig reducedMotion="user">
        <div role="status" aria-live="polite" aria-atomic="false" data-toaster="">
          <Stack place="top" toasts={shown.filter((toast) => !isPlain(toast))} />
          <Stack place="bottom" toasts={shown.filter(isPlain)} />
        </div>
      </MotionConfig>
    </LazyMotion>,
    document.body,
  );
}
