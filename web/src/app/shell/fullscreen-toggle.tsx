import { iconButton } from '../../components/icon-button.ts';
import { LeaveFullscreenIcon } from '../../components/more-icons.tsx';
import { chakra } from '../../components/ui.ts';
import { logFailure } from '../../lib/log.ts';
import { onEvents, useStore } from '../../lib/store.ts';

const isFullscreen = {
  // Some browsers have none, and know no such element.
  read: () => Boolean(document.fullscreenElement),
  subscribe: onEvents(() => document, 'fullscreenchange'),
};

function leave(): void {
  document.exitFullscreen().catch((cause: unknown) => logFailure('Leaving fullscreen', cause));
}

/** The way out of fullscreen. A player brings the way in. */
export function FullscreenToggle() {
  const fullscreen = useStore(isFullscreen, false);
  if (!fullscreen) return null;
  return (
    <chakra.button
      type="button"
      aria-label="Leave fullscreen"
      onClick={leave}
      css={{ ...iconButton, color: 'ink', background: 'raised', borderWidth: '1px', pointerEvents: 'auto' }}
    >
      <LeaveFullscreenIcon />
    </chakra.button>
  );
}
