import type { ErrorCode } from '@boma/domain/errors.ts';
import { closesAccount, kindBehind, kindOf } from '@boma/domain/moderation/sanction-kinds.ts';
import { Button } from '../../../components/button.ts';
import { Box, chakra, Flex } from '../../../components/ui.ts';

export interface SanctionNoticeProps {
  /** The code of the refusal, which belongs to a kind of sanction. */
  readonly refusal: ErrorCode | undefined;
  /** The reason that staff gave, and when the sanction ends. */
  readonly words: string;
  readonly onRetry: () => void;
  /** Drops the refused message. Absent: the user has not written one. */
  readonly onDiscard?: () => void;
}

/** Takes the place of the field to write in: why a viewer cannot write just now, and until when. */
export function SanctionNotice({ refusal, words, onRetry, onDiscard }: SanctionNoticeProps) {
  const kind = kindBehind(refusal);
  return (
    <Box role="alert" paddingX={1} paddingY={1}>
      <chakra.p fontFamily="display" fontWeight={560} fontSize="1.0625rem">
        {kind && kindOf(kind).caption}
      </chakra.p>
      <chakra.p marginTop={1} fontSize="0.9375rem" lineHeight={1.5}>
        {words}
      </chakra.p>
      {!closesAccount(kind) && (
        <Flex gap={2} wrap="wrap" marginTop={3}>
          {/* oxlint-disable-next-line house/asks-again -- It sends the refused message once more. */}
          <Button look="quiet" onClick={onRetry}>
            Try again
          </Button>
          {onDiscard && (
            <Button look="quiet" onClick={onDiscard}>
              Discard the message
            </Button>
          )}
        </Flex>
      )}
    </Box>
  );
}
