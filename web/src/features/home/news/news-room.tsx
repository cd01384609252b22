import type { ReactNode } from 'react';
import { Box, Flex } from '../../../components/ui.ts';

/** In what is left of the room below the sentence, however long that is. */
const left = {
  flex: '1 1 0',
  minHeight: 0,
  maxWidth: '38rem',
  overflow: 'hidden',
  alignContent: 'safe center',
} as const;

interface NewsRoomProps {
  /** The news, once their code is there. */
  readonly children: ReactNode;
  /** The sentence that stands there until then. */
  readonly before: ReactNode;
}

/** The room of the news of home, which come late: until their code is there it has their shape, and it stays as high. */
export const NewsRoom = ({ children, before }: NewsRoomProps) => (
  <Box minHeight="7rem" marginBottom={{ base: 6, md: 8 }}>
    {children ?? (
      <Flex direction="column" minHeight="inherit">
        {before}
        {/* Not `WaitingShape`: its module would be one more request of home. */}
        <Box aria-hidden="true" data-waits="lines" css={left}>
          <i />
          <i />
        </Box>
      </Flex>
    )}
  </Box>
);
