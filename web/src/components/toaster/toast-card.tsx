import { NOTICE_DEFAULT_TIMEOUT } from '@boma/domain/notifications/notifications.constants.ts';
import { type FocusEvent, type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import type { Toast, Tone } from '../../lib/toasts.ts';
import { dropToast, type ToastInLine } from '../../lib/toasts.ts';
import { shadows } from '../../theme/shadows.ts';
import { identityToast } from '../../theme/toast-colours.ts';
import { CloseIcon, Icon } from '../icons.tsx';
import { Box, chakra, Flex } from '../ui.ts';
import { inkOn } from './ink-on.ts';
import { ToastLink } from './toast-link.tsx';

/** The colour of the sign of each tone. */
const toneColours = { success: 'good', warning: 'accent' } as const satisfies Record<Tone, string>;

const CALM = { background: 'raised', color: 'ink', borderColor: 'hairline' } as const;

/** Any CSS colour as `#rrggbb`, so that nothing else of what was given gets into a style; undefined when it is none. */
function hexOf(colour: string): string | undefined {
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen || !CSS.supports('color', colour)) return undefined;
  pen.fillStyle = colour;
  return /^#[0-9a-f]{6}$/.test(pen.fillStyle) ? pen.fillStyle : undefined;
}

/** Ground, ink and edge. Whatever colour an operator chooses, the words stay readable. */
function coloursOf({ kind, colour }: Toast) {
  if (kind === 'identity') return identityToast;
  const background = colour === undefined ? undefined : hexOf(colour);
  if (background === undefined) return CALM;
  return {
    background,
    color: inkOn(background),
    borderColor: 'color-mix(in srgb, currentcolor 24%, transparent)',
  };
}

const drawings: Readonly<Record<Tone, string> & Record<string, string>> = {
  bell: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.5h4M12 5V3.5',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3.5V7M16 3.5V7',
  camera: 'M3.5 7.5h4L9 5h6l1.5 2.5h4v11h-17zM12 9.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z',
  fire: 'M12 3c.5 3.5 4.5 5 4.5 9.5a4.5 4.5 0 0 1-9 0c0-1.8.8-3 1.8-4 .2 1.3.8 2 1.5 2.3C10.5 8 10.5 5.5 12 3zM4.5 21l15-2.5M4.5 18.5l15 2.5',
  leaf: 'M5 19C4 10 9 4.5 20 4c0 11-5.5 16-13 14M5 20.5C7 15 10 11.5 15 9',
  paw: 'M12 12c-2.5 0-5.5 3.5-5.5 6a2 2 0 0 0 2.5 2c1.2-.3 2-.5 3-.5s1.8.2 3 .5a2 2 0 0 0 2.5-2c0-2.5-3-6-5.5-6zM8.5 4.5c-1 0-1.6 1-1.5 2.3s.9 2.4 1.9 2.3 1.5-1.2 1.4-2.4-.8-2.2-1.8-2.2zM15.5 4.5c1 0 1.6 1 1.5 2.3s-.9 2.4-1.9 2.3-1.5-1.2-1.4-2.4.8-2.2 1.8-2.2zM4.4 9.7c-.9.3-1.2 1.3-.8 2.3s1.4 1.6 2.2 1.3 1.1-1.3.7-2.3-1.3-1.6-2.1-1.3zM19.6 9.7c.9.3 1.2 1.3.8 2.3s-1.4 1.6-2.2 1.3-1.1-1.3-.7-2.3 1.3-1.6 2.1-1.3z',
  star: 'M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9L3.5 9.7l5.9-.8z',
  success: 'M5 12.5l4.5 4.5L19 7.5',
  warning: 'M12 4l9 15.5H3zM12 10v4.5M12 17v.01',
};

/** The drawing of that name; nothing when there is none. */
function ToastIcon({ name }: { readonly name: string }) {
  const path = Object.hasOwn(drawings, name) ? drawings[name] : undefined;
  if (path === undefined) return null;
  return (
    <Icon>
      <path d={path} />
    </Icon>
  );
}

/** The least time, in milliseconds, that a toast stays after the pointer or the focus has left it. */
const AFTER_HELD = 1000;

/** Ends a toast after this many milliseconds without the pointer or the focus on it. */
function useToastTimer(timeout: number, held: boolean, end: () => void): void {
  const left = useRef(timeout);
  useEffect(() => {
    if (held) return;
    const begun = Date.now();
    const timer = setTimeout(end, left.current);
    return () => {
      clearTimeout(timer);
      // The device's clock may be set back meanwhile.
      const shown = Math.max(0, Date.now() - begun);
      left.current = Math.max(AFTER_HELD, left.current - shown);
    };
  }, [held, end]);
}

/** Milliseconds that each kind stays, unless the toast itself says otherwise. */
const TOAST_TIMES = {
  app: 3000,
  plain: NOTICE_DEFAULT_TIMEOUT,
  identity: 30_000,
  notice: NOTICE_DEFAULT_TIMEOUT,
} as const;

/** What stays longer than this can be put away by hand, in milliseconds. */
const LONG = 5000;

function timeOf({ kind = 'plain', timeout = TOAST_TIMES[kind] }: Toast): number {
  return timeout;
}

const isLong = (toast: Toast) => timeOf(toast) > LONG;

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
    event.stopPropagation();
    dismiss();
  };
  return (
    <Box
      data-toast={kind}
      data-own-escape=""
      css={card}
      {...coloursOf(toast)}
      {...handlers}
      onKeyDown={onKeyDown}
    >
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
