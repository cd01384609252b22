/**
 * The primitives that the first load carries. Chakra's composed parts (dialog, menu, tooltip …) come with the lazy
 * chunk that needs them: imported here they would triple what a visitor downloads before the page is alive.
 */

export { Box } from '@chakra-ui/react/box';
export { Flex } from '@chakra-ui/react/flex';
export { Grid } from '@chakra-ui/react/grid';
export { chakra } from '@chakra-ui/react/styled-system';
export { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
