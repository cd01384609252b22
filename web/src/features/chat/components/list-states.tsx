import { Button } from '../../../components/button.ts';
import { FireIcon } from '../../../components/icons.tsx';
import { Box, chakra, Flex } from '../../../components/ui.ts';

const widths = ['62%', '84%', '47%', '71%', '90%', '55%', '78%'] as const;

/** Shown until the list has loaded. */
export function JoiningList() {
  return (
    <Flex
      role="status"
      aria-label="Joining the chat"
      direction="column"
      justify="flex-end"
      gap={5}
      flex={1}
      minHeight={0}
      overflow="hidden"
      padding={4}
    >
      {widths.map((width) => (
        <Box key={width} opacity={0.8}>
          <Box width="5.5rem" height="0.625rem" borderRadius="full" background="raised" marginBottom={2} />
          <Box width={width} height="0.875rem" borderRadius="full" background="raised" />
        </Box>
      ))}
    </Flex>
  );
}

const middle = {
  flex: 1,
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 3,
  padding: 6,
  textAlign: 'center',
  overflowY: 'auto',
} as const;

const circle = {
  display: 'grid',
  placeItems: 'center',
  width: '3.5rem',
  height: '3.5rem',
  borderRadius: 'full',
  borderWidth: '1px',
  color: 'accent',
} as const;

/** Shown when the chat could not be joined. An empty chat looks different. */
export function FailedList({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Box css={middle} role="alert">
      <chakra.p fontFamily="display" fontSize="1.25rem" fontWeight={560}>
        Chat couldn't load
      </chakra.p>
      <chakra.p color="muted" maxWidth="22rem">
        We cannot reach the chat just now. We keep trying, and you can try, too.
      </chakra.p>
      {/* oxlint-disable-next-line house/asks-again -- The chat keeps trying by itself, which `Failed` does not say. */}
      <Button look="quiet" onClick={onRetry} marginTop={2}>
        Retry
      </Button>
    </Box>
  );
}

export function EmptyList() {
  return (
    <Box css={middle}>
      <Box css={circle}>
        <FireIcon size={26} />
      </Box>
      <chakra.p fontFamily="display" fontSize="1.25rem" fontWeight={560}>
        No messages yet
      </chakra.p>
      <chakra.p color="muted" maxWidth="20rem">
        The fire is lit and the seats are free. Say hello, and the others will find you.
      </chakra.p>
    </Box>
  );
}
