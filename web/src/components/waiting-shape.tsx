import type { SystemStyleObject } from '@chakra-ui/react/styled-system';
import { Box } from './ui.ts';

interface WaitingShapeProps {
  /** `renderer/waiting-shapes.ts` draws each shape. */
  readonly shape: 'lines' | 'cards' | 'rows' | 'stage' | 'modules' | 'fields';
  readonly count: number;
  /** The layout of what comes, so that it takes the place exactly. */
  readonly css?: SystemStyleObject;
}

/** The shape of what is on its way. The document carries how it looks, so that no script does. */
export const WaitingShape = ({ shape, count, css }: WaitingShapeProps) => (
  <Box aria-hidden="true" data-waits={shape} css={css}>
    {Array.from({ length: count }, (_, at) => (
      <i key={at} />
    ))}
  </Box>
);
