import { Box, chakra, Flex } from '../../../components/ui.ts';

/** The row at the top of a chat. */
export const chatHead = {
  display: 'flex',
  // With text at 200 % the buttons take a second row.
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  minHeight: '3.5rem',
  paddingLeft: 4,
  paddingRight: 2,
  borderBottomWidth: '1px',
} as const;

const title = {
  fontFamily: 'display',
  fontWeight: 560,
  fontSize: '1.125rem',
  lineHeight: 1.25,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
} as const;

export const JOINING = 'Joining…';

interface ChatNameProps {
  readonly name: string;
  readonly headingId?: string;
  /** New messages arrive. */
  readonly live: boolean;
  /** The same in words. */
  readonly words: string;
}

/** The chat's name, and below it whether new messages arrive. */
export function ChatName({ name, headingId, live, words }: ChatNameProps) {
  return (
    <Box flex="1 1 4rem" minWidth={0}>
      <chakra.h2 id={headingId} css={title}>
        {name}
      </chakra.h2>
      <Flex align="center" gap={2} fontSize="0.75rem" lineHeight={1.3} color="muted">
        <Box
          width="7px"
          height="7px"
          flexShrink={0}
          borderRadius="full"
          background={live ? 'good' : 'transparent'}
          boxShadow={live ? 'none' : 'inset 0 0 0 1.5px var(--b-colors-muted)'}
        />
        <span data-words="">{words}</span>
      </Flex>
    </Box>
  );
}
