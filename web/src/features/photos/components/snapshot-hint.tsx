import { useEffect, useState } from 'react';
import { wide } from '../../../components/stage.ts';
import { chakra } from '../../../components/ui.ts';
import { STREAM_HEADER_WIDE } from '../../../config/breakpoints.ts';

/** Milliseconds after the camera was opened, and for how long. */
const APPEARS_AFTER = 4000;
const SHOWN_FOR = 6000;

const style = {
  position: 'absolute',
  // Without a top it is below its button, in whichever row of the header that is.
  marginTop: '8px',
  // The button is the first of its row: at the left of a row of its own, at the right beside the camera's name.
  left: { md: 0 },
  right: { base: 0, md: 'auto' },
  [`@media (min-width: ${STREAM_HEADER_WIDE / 16}em)`]: { left: 'auto', right: 0 },
  // Here the window ends at the button.
  [wide]: { bottom: 'calc(100% + 8px)' },
  zIndex: 30,
  width: 'max-content',
  maxWidth: 'min(20rem, 80vw)',
  paddingX: 4,
  paddingY: 3,
  borderWidth: '1px',
  borderColor: 'accent',
  borderRadius: 'md',
  background: 'surface',
  color: 'ink',
  textStyle: 'small',
  pointerEvents: 'none',
} as const;

/** Points to the snapshot button, some seconds after a camera was opened. `openedAt`: when, by `performance.now()`. */
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
  return <chakra.p css={style}>Seen something? Press the camera button to take a snapshot.</chakra.p>;
}
