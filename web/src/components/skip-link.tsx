import { chakra } from './ui.ts';

export const CONTENT_ID = 'content';

/** The first stop of the keyboard: past header and navigation. */
export function SkipLink() {
  return (
    <chakra.a
      href={`#${CONTENT_ID}`}
      position="fixed"
      top={2}
      left={2}
      zIndex="toast"
      paddingX={5}
      paddingY={3}
      background="accent"
      color="onAccent"
      fontWeight={600}
      borderRadius="md"
      transform="translateY(-200%)"
      _focusVisible={{ transform: 'none' }}
    >
      Skip to content
    </chakra.a>
  );
}
