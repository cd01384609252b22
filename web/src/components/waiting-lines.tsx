import type { ReactNode } from 'react';
import { Box } from './ui.ts';
import { waiting } from './waiting.ts';
import { WaitingShape } from './waiting-shape.tsx';

export interface WaitingLinesProps {
  /** What is on its way. */
  readonly label: string;
  /** About as high as what will stand here, at all widths or by breakpoint. */
  readonly minHeight?: string | Readonly<Record<string, string>>;
  /** How many there are, of three. */
  readonly lines?: number;
  /** The shape of what comes, instead of lines. */
  readonly children?: ReactNode;
}

/** A placeholder for a part that is still loading. */
export function WaitingLines({ label, minHeight = '9rem', lines = 3, children }: WaitingLinesProps) {
  return (
    <Box {...waiting} role="group" aria-busy="true" aria-label={label} minHeight={minHeight}>
      {children ?? <WaitingShape shape="lines" count={lines} />}
    </Box>
  );
}
