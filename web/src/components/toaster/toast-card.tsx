import { type FocusEvent, type KeyboardEvent, useCallback, useRef, useState } from 'react';
import { dropToast, type ToastInLine } from '../../lib/toasts.ts';
import { shadows } from '../../theme/shadows.ts';
import { CloseIcon } from '../icons.tsx';
import { Box, chakra, Flex } from '../ui.ts';
import { coloursOf, toneColours } from './toast-colours.ts';
import { ToastIcon } from './toast-icon.tsx';
import { ToastLink } from './toast-link.tsx';
import { isLong, timeOf } from './toast-times.ts';
import { useToastTimer } from './use-toast-timer.ts';

const card = {
  pointerEvents: 'auto',
  display: 'flex',
  alignItems: 'flex-start',
  gap: 3,
  maxWidth: '26rem',
  paddingX: 4,
  paddingY: 3,
  borderWidth: '1px',
  borderRadius: 'md',
  boxShadow: shadows.card,
  textStyle: 'small',
  '& :focus-visible': { outlineColor: 'currentcolor' },
} as const;

const dismissButton = {
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '44px',
  height: '44px',
  margin: '-12px -14px -12px auto',
  borderRadius: 'full',
  _hover: { background: 'color-mix(in srgb, currentcolor 12%, transparent)' },
} as const;

/** The picture, else the drawing; a picture that does not come leaves no hole. */
function Picture({ toast: { image, icon, tone, colour, kind } }: { readonly toast: ToastInLine }) {
  const [missing, setMissing] = useState(false);
  if (image !== undefined && !missing) {
    return (
      <chakra.img
        src={image}
        alt=""
        width="112px"
        height="63px"
        flexShrink={0}
        objectFit="cover"
        borderRadius="sm"
        onError={() => setMissing(true)}
      />
    );
  }
  const name = icon ?? tone;
  if (name === undefined) return null;
  const tinted = colour === undefined && kind !== 'identity';
  return (
    <Box flexShrink={0} {...(tinted && { color: toneColours[tone ?? 'warning'] })}>
      <ToastIcon name={name} />
    </Box>
  );
}

/** Whether pointer or focus is on it, and where the focus came from. */
function useHeld() {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const cameFrom = useRef<HTMLElement>(null);
  const isWithin = ({ currentTarget, relatedTarget }: FocusEvent) => currentTarget.contains(relatedTarget);
  const handlers = {
    onPointerEnter: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
    onFocus: (event: FocusEvent) => {
      if (!isWithin(event)) cameFrom.current = event.relatedTarget as HTMLElement | null;
      setFocused(true);
    },
    onBlur: (event: FocusEvent) => setFocused(isWithin(event)),
  };
  return { held: pointed || focused, handlers, cameFrom };
}

/** One toast. It stays while the pointer or the focus is on it. Escape dismisses it, and a button where it stays long. */
export function ToastCard({ toast }: { readonly toast: ToastInLine }) {
  const { id, caption, text, link, kind = 'plain' } = toast;
  const { held, handlers, cameFrom } = useHeld();
  const end = useCallback(() => dropToast(id), [id]);
  useToastTimer(timeOf(toast), held, end);
  const dismiss = () => {
    cameFrom.current?.focus({ preventScroll: true });
    end();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // A dialog beneath stays open.
    event.stopPropagation();
    dismiss();
  };
  return (
    <Box data-toast={kind} css={card} {...coloursOf(toast)} {...handlers} onKeyDown={onKeyDown}>
      <Picture toast={toast} />
      <Flex direction="column" gap={1} minWidth={0}>
        {caption && (
          <chakra.strong fontFamily="display" fontSize="1.05rem" fontWeight={560} lineHeight={1.25}>
            {caption}
          </chakra.strong>
        )}
        <span>{text}</span>
        {link && <ToastLink link={link} onFollow={end} />}
      </Flex>
      {isLong(toast) && (
        <chakra.button type="button" aria-label="Dismiss" onClick={dismiss} css={dismissButton}>
          <CloseIcon size={18} />
        </chakra.button>
      )}
    </Box>
  );
}
