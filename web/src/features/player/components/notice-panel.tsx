import type { ReactNode } from 'react';
import { Box, chakra } from '../../../components/ui.ts';
import { overPicture } from '../../../theme/over-picture.ts';

/** What stands where the picture would be. */
export function NoticePanel({
  compact,
  children,
}: {
  readonly compact: boolean;
  readonly children: ReactNode;
}) {
  return (
    <Box
      data-notice=""
      position="absolute"
      inset={0}
      display="grid"
      alignContent="center"
      justifyItems="center"
      textAlign="center"
      gap={compact ? 2 : 3}
      padding={4}
      paddingBlockEnd={compact ? 10 : 12}
      background="scrim"
    >
      {children}
    </Box>
  );
}

export function NoticeText({
  compact,
  children,
}: {
  readonly compact: boolean;
  readonly children: ReactNode;
}) {
  return <chakra.p textStyle={compact ? 'small' : 'section'}>{children}</chakra.p>;
}

export function TextButton({
  children,
  onClick,
}: {
  readonly children: ReactNode;
  readonly onClick: () => void;
}) {
  return (
    <chakra.button
      type="button"
      onClick={onClick}
      textStyle="small"
      fontWeight="600"
      minHeight={10}
      paddingInline={5}
      borderRadius="full"
      borderWidth="1px"
      borderColor={overPicture.light(45)}
      _hover={{ background: overPicture.light(12) }}
    >
      {children}
    </chakra.button>
  );
}
