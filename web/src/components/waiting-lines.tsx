import { keyframes } from '@emotion/react';
import { Box } from './ui.ts';
import { waiting } from './waiting.ts';

const widths = ['38%', '72%', '55%'] as const;
const appear = keyframes({ from: { opacity: 0 } });

export interface WaitingLinesProps {
  /** What is on its way. */
  readonly label: string;
  /** About as high as what will stand here, at all widths or by breakpoint. */
  readonly minHeight?: string | Readonly<Record<string, string>>;
  /** How many there are, of three. */
  readonly lines?: number;
}

/** A placeholder for a part that is still loading. It appears late, so that a quick answer does not flash. */
export function WaitingLines({ label, minHeight = '9rem', lines = 3 }: WaitingLinesProps) {
  return (
    <Box
      {...waiting}
      role="group"
      aria-busy="true"
      aria-label={label}
      minHeight={minHeight}
      display="grid"
      alignContent="start"
      gap={4}
      css={{ animation: `${appear} 200ms 400ms both` }}
    >
      {widths.slice(0, lines).map((width) => (
        <Box
          key={width}
          width={width}
          height="0.875rem"
          borderRadius="full"
          // White on a light page would look like a field to write in.
          background={{ base: 'raised', _light: 'hairline' }}
        />
      ))}
    </Box>
  );
}
