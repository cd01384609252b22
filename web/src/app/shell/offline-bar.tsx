import { createPortal } from 'react-dom';
import { chakra } from '../../components/ui.ts';
import { stateWords } from '../../lib/live-state.ts';
import { useOnline } from '../../lib/online.ts';
import { HEADER_HEIGHT } from './header.tsx';

const bar = {
  position: 'fixed',
  insetX: 0,
  top: 0,
  zIndex: 'header',
  // Below the header, in the layouts that have one.
  'body:has(#root header) &': { top: HEADER_HEIGHT },
  '& > p': {
    paddingX: 4,
    paddingY: '0.375rem',
    textAlign: 'center',
    textStyle: 'small',
    background: 'accentSoft',
    color: 'ink',
    borderBottomWidth: '1px',
  },
} as const;

/** Says on every page that this browser has no network. It lies over the page, so that nothing moves. */
export function OfflineBar() {
  const online = useOnline();
  return createPortal(
    <chakra.div role="status" css={bar} data-offline-bar="">
      {!online && (
        <p>
          <strong>{stateWords.offline}.</strong> What you see may be old. The page catches up when you are
          back.
        </p>
      )}
    </chakra.div>,
    document.body,
  );
}
