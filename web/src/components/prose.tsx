import type { ReactNode } from 'react';
import { TEXT_WIDTH } from './page-column.ts';
import { Box } from './ui.ts';

const style = {
  maxWidth: TEXT_WIDTH,
  // On the whole, so that a paragraph may have a tone of its own.
  color: 'ink',
  lineHeight: 1.65,
  '& > * + *, & > section > * + *': { marginTop: 4 },
  '& h2': { textStyle: 'section', marginTop: '2.75rem' },
  '& h2 + *': { marginTop: 3 },
  '& ul': { listStyle: 'disc', paddingLeft: 5, display: 'grid', gap: 2 },
  '& li::marker': { color: 'accent' },
  '& a:not(.button)': {
    color: 'accent',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    textDecorationThickness: '1px',
  },
  '& address': { fontStyle: 'normal' },
} as const;

/** Running text: headings, paragraphs, lists and links. */
export function Prose({ children }: { readonly children: ReactNode }) {
  return <Box css={style}>{children}</Box>;
}
