import { Suspense, useEffect, useState } from 'react';
import { lateDialog } from '../../../components/late-part.tsx';
import { chakra } from '../../../components/ui.ts';

const Palette = lateDialog(() => import('./palette.later.tsx'));

const look = {
  minHeight: '44px',
  paddingX: 3,
  color: 'muted',
  _hover: { color: 'ink' },
  '& kbd': { display: { base: 'none', md: 'inline' }, textStyle: 'clock', marginLeft: 2 },
  // A tablet has no such key.
  '@media (pointer: coarse)': { '& kbd': { display: 'none' } },
} as const;

/** Opens the palette, which Ctrl+K opens from everywhere in the staff area. */
export function PaletteButton() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key !== 'k') return;
      event.preventDefault();
      setOpen(true);
    };
    addEventListener('keydown', open);
    return () => removeEventListener('keydown', open);
  }, []);
  return (
    <>
      <chakra.button type="button" aria-haspopup="dialog" css={look} onClick={() => setOpen(true)}>
        Go to<kbd aria-hidden="true">Ctrl K</kbd>
      </chakra.button>
      {isOpen && (
        // The page stays in sight, and its focus where it was, while the code of the palette comes.
        <Suspense fallback={null}>
          <Palette onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
