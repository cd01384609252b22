import { Button } from '../../../components/button.ts';
import { Box, chakra, Flex } from '../../../components/ui.ts';
import type { ChatRow } from '../chat-state.ts';

interface SanctionNoticeProps {
  readonly row: ChatRow;
  readonly onRetry: (id: string) => void;
  readonly onDiscard: (id: string) => void;
}

/** Stands where one would write: why somebody may not just now, and until when. */
export function SanctionNotice({ row, onRetry, onDiscard }: SanctionNoticeProps) {
  const { id } = row.message;
  const banned = row.refusal === 'banned';
  return (
    <Box role="alert" paddingX={1} paddingY={1}>
      <chakra.p fontFamily="display" fontWeight={560} fontSize="1.0625rem">
        {banned ? 'This account has been closed' : 'A quiet moment'}
      </chakra.p>
      <chakra.p marginTop={1} fontSize="0.9375rem" lineHeight={1.5}>
        {row.problem}
      </chakra.p>
      {!banned && (
        <Flex gap={2} wrap="wrap" marginTop={3}>
          <Button look="quiet" onClick={() => onRetry(id)}>
            Try again
          </Button>
          <Button look="quiet" onClick={() => onDiscard(id)}>
            Put it away
          </Button>
        </Flex>
      )}
    </Box>
  );
}

/** The refusal that keeps somebody from writing, as long as what it refused lies there. */
export function sanctionOf(rows: readonly ChatRow[]): ChatRow | undefined {
  return rows.findLast(
    ({ state, refusal }) => state === 'failed' && (refusal === 'muted' || refusal === 'banned'),
  );
}
