import type { ReactNode } from 'react';
import { shadows } from '../theme/shadows.ts';
import { iconButton } from './icon-button.ts';
import { CloseIcon } from './icons.tsx';
import { chakra } from './ui.ts';

const card = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 2,
  width: '100%',
  maxWidth: '26rem',
  paddingY: 2,
  paddingLeft: { base: 4, sm: 5 },
  paddingRight: 2,
  background: 'raised',
  borderWidth: '1px',
  borderColor: 'accent',
  borderRadius: 'lg',
  boxShadow: shadows.card,
  pointerEvents: 'auto',
  overflowWrap: 'anywhere',
  fontSize: '0.9375rem',
  '& a': { color: 'accent', fontWeight: 600, textDecoration: 'underline', textUnderlineOffset: '3px' },
} as const;

interface FloatingNoteProps {
  readonly label: string;
  /** The name of the button that closes it. */
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Some words in the corner of a page, until the viewer closes them. */
export function FloatingNote({ label, closeLabel, onClose, children }: FloatingNoteProps) {
  return (
    <chakra.section aria-label={label} css={card}>
      <chakra.div paddingY="10px">{children}</chakra.div>
      <chakra.button type="button" aria-label={closeLabel} css={iconButton} onClick={onClose}>
        <CloseIcon />
      </chakra.button>
    </chakra.section>
  );
}
