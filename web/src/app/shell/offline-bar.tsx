import { createPortal } from 'react-dom';
import { chakra } from '../../components/ui.ts';
import { stateWords } from '../../lib/live-state.ts';
import { useOnline } from '../../lib/online.ts';

const whileOffline = 'html:has(& > p)';
/**
 * The page of a camera, which pins its picture and its chat to the top of the window. What follows is said here, because it need
 * not come before the page is alive.
 */
const cameraPage = `${whileOffline} [data-no-tabs]`;

/**
 * At the very top of the window. `--offline` is its height while it says something. The header keeps that much free, and
 * so does a page without a header.
 */
const bar = {
  position: 'fixed',
  insetX: 0,
  top: 0,
  zIndex: 'header',
  [whileOffline]: { '--offline': '2rem' },
  [cameraPage]: {
    '--seen': 'calc(var(--visible-height, 100dvh) - var(--offline))',
    '--visible-top': 'var(--offline)',
    // Only where it has no header.
    paddingTop: 'calc(var(--offline) - min(var(--offline), var(--head)))',
  },
  [`${cameraPage}[data-chat-over] [data-chat-area]`]: { insetBlock: 'var(--offline) 0' },
  '& > p': {
    paddingX: 4,
    paddingY: '0.3125rem',
    minHeight: 'var(--offline)',
    textAlign: 'center',
    textStyle: 'small',
    background: 'accentSoft',
    color: 'ink',
    borderBottomWidth: '1px',
  },
  // Letters of another font would make the line higher than the room that is kept free for it.
  '& strong': { lineHeight: 0 },
} as const;

/** Says on every page that this browser has no network. On a phone its second sentence is for screen readers alone. */
export function OfflineBar() {
  const online = useOnline();
  return createPortal(
    <chakra.div role="status" css={bar} data-offline-bar="">
      {!online && (
        <p>
          <strong>{stateWords.offline}.</strong> What you see may be old.
          <chakra.span srOnly={{ base: true, md: false }}>
            {' '}
            The page catches up when you are back.
          </chakra.span>
        </p>
      )}
    </chakra.div>,
    document.body,
  );
}
