import { iconButton } from '../../components/icon-button.ts';
import { ArrowUpIcon } from '../../components/more-icons.tsx';
import { chakra } from '../../components/ui.ts';
import { SCROLL_TO_TOP_OFFSET } from '../../config/scroll-to-top.ts';
import { onEvents, useStore } from '../../lib/store.ts';

const isFarDown = {
  read: () => window.scrollY > SCROLL_TO_TOP_OFFSET,
  subscribe: onEvents(() => window, 'scroll'),
};

const style = {
  ...iconButton,
  color: 'ink',
  background: 'raised',
  borderWidth: '1px',
  pointerEvents: 'auto',
} as const;

/** A button back to the top, shown once the viewer has scrolled far. */
export function ScrollToTop() {
  const far = useStore(isFarDown, false);
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
