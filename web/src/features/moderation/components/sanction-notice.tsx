import { Button } from '../../../components/button.ts';
import { Box, chakra, Flex } from '../../../components/ui.ts';

export interface SanctionNoticeProps {
  readonly isBanned: boolean;
  /** The reason that staff gave, and when a mute ends. */
  readonly words: string;
  readonly onRetry: () => void;
  readonly onDiscard: () => void;
}

/** Takes the place of the field to write in: why a viewer cannot write just now, and until when. */
export function SanctionNotice({ isBanned, words, onRetry, onDiscard }: SanctionNoticeProps) {
  return (
    <Box role="alert" paddingX={1} paddingY={1}>
      <chakra.p fontFamily="display" fontWeight={560} fontSize="1.0625rem">
        {isBanned ? 'This account has been closed' : 'A quiet moment'}
      </chakra.p>
      <chakra.p marginTop={1} fontSize="0.9375rem" lineHeight={1.5}>
        {words}
      </chakra.p>
      {!isBanned && (
        <Flex gap={2} wrap="wrap" marginTop={3}>
          <Button look="quiet" onClick={onRetry}>
            Try again
          </Button>
          <Button look="quiet" onClick={onDiscard}>
            Put it away
          </Button>
        </Flex>
      )}
    </Box>
  );
}
