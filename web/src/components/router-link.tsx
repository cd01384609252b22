import { chakra } from '@chakra-ui/react/styled-system';
import type { MouseEvent } from 'react';
import { Link } from 'react-router';

/** The router discovers no pages by their links: the site knows them all. Without, each link of a document has a mark for it. */
export const notDiscovered = { discover: 'none' } as const;

/** A link inside the site that takes style props. */
export const RouterLink = chakra(Link, {}, { defaultProps: notDiscovered });

/** For a link to what `open` shows over the page. A press that asks for a new tab or window follows the link. */
export const opensInPlace = (open: () => void) => (event: MouseEvent) => {
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  open();
};
