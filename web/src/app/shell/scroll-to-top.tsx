import { useSyncExternalStore } from 'react';
import { iconButton } from '../../components/icon-button.ts';
import { ArrowUpIcon } from '../../components/icons.tsx';
import { chakra } from '../../components/ui.ts';
import { SCROLL_TO_TOP_OFFSET } from '../../config/scroll-to-top.ts';

function onScroll(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true });
  return () => removeEventListener('scroll', listener);
}

const style = {
  ...iconButton,
  color: 'ink',
  background: 'raised',
  borderWidth: '1px',
  pointerEvents: 'auto',
} as const;

/** A button back to the top, shown once the viewer has scrolled far. */
export function ScrollToTop() {
  const far = useSyncExternalStore(
    onScroll,
    () => window.scrollY > SCROLL_TO_TOP_OFFSET,
    () => false,
  );
  if (!far) return null;
  return (
    <chakra.button
      type="button"
      aria-label="Back to the top"
      css={style}
      onClick={() => {
        window.scrollTo({ top: 0 });
        document.querySelector<HTMLElement>('header a')?.focus({ preventScroll: true });
      }}
    >
      <ArrowUpIcon />
    </chakra.button>
  );
}
