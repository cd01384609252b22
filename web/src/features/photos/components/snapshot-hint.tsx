import { useEffect, useState } from 'react';
import { chakra } from '../../../components/ui.ts';
import { overPicture } from '../../../theme/over-picture.ts';
import { CameraIcon } from './camera-icon.tsx';

/** Milliseconds after the camera was opened, and for how long. */
const APPEARS_AFTER = 4000;
const SHOWN_FOR = 6000;

/** In the picture, above the player's controls, so that it covers neither the camera's name nor the chat. */
const style = {
  position: 'absolute',
  bottom: 3,
  '[data-stage]:has([data-controls][data-shown]) &': { bottom: '4.5rem' },
  insetInline: 3,
  marginX: 'auto',
  width: 'fit-content',
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  paddingX: 4,
  paddingY: 2,
  borderRadius: 'lg',
  background: overPicture.shade(78),
  color: overPicture.ink,
  textStyle: 'small',
  '& > svg': { flexShrink: 0 },
  pointerEvents: 'none',
} as const;

/** Names the snapshot button, some seconds after a camera was opened. `openedAt`: when, by `performance.now()`. */
export function SnapshotHint({ openedAt }: { readonly openedAt: number }) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const open = performance.now() - openedAt;
    const appears = setTimeout(() => setShown(true), APPEARS_AFTER - open);
    const goes = setTimeout(() => setShown(false), APPEARS_AFTER + SHOWN_FOR - open);
    return () => {
      clearTimeout(appears);
      clearTimeout(goes);
    };
  }, [openedAt]);
  if (!shown) return null;
  return (
    <chakra.p css={style}>
      <CameraIcon size={18} />
      Seen something? Press the camera button to take a snapshot.
    </chakra.p>
  );
}
