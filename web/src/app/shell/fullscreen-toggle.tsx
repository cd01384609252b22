import { useSyncExternalStore } from 'react';
import { iconButton } from '../../components/icon-button.ts';
import { LeaveFullscreenIcon } from '../../components/icons.tsx';
import { chakra } from '../../components/ui.ts';
import { logFailure } from '../../lib/log.ts';

function onFullscreen(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

function leave(): void {
  document.exitFullscreen().catch((cause: unknown) => logFailure('Leaving fullscreen', cause));
}

/** The way out of fullscreen. A player brings the way in. */
export function FullscreenToggle() {
  const fullscreen = useSyncExternalStore(
    onFullscreen,
    () => document.fullscreenElement !== null,
    () => false,
  );
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
