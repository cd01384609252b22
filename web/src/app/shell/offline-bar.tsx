import { createPortal } from 'react-dom';
import { chakra } from '../../components/ui.ts';
import { stateWords } from '../../lib/live-state.ts';
import { useOnline } from '../../lib/online.ts';

/**
 * At the very top of the window. `--offline` is its height while it says something. The header keeps that much free, and
 * so does a page without a header.
 */
const bar = {
  position: 'fixed',
  insetX: 0,
  top: 0,
  zIndex: 'header',
  'html:has(& > p)': { '--offline': '2rem' },
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
