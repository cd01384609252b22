import { createPortal } from 'react-dom';
import { chakra } from '../../components/ui.ts';
import { stateWords } from '../../lib/live-state.ts';
import { useOnline } from '../../lib/online.ts';
import { HEADER_HEIGHT } from './header.tsx';

/** Of its one line. */
const HEIGHT = '2rem';

const bar = {
  position: 'fixed',
  insetX: 0,
  top: 0,
  zIndex: 'header',
  // In the lower part of the header, in the layouts that have one. The header is higher then, so that no heading is covered.
  'body:has(#root header) &': { top: `calc(${HEADER_HEIGHT} - ${HEIGHT})` },
  'html:has(& > p)': { '--offline': HEIGHT, '--b-sizes-header': `calc(4rem + ${HEIGHT})` },
  '@media(max-height:480px)': { 'html:has(& > p)': { '--b-sizes-header': `calc(3rem + ${HEIGHT})` } },
  '& > p': {
    paddingX: 4,
    paddingY: '0.3125rem',
    minHeight: HEIGHT,
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
