import type { ReactNode } from 'react';
import { LARGE_TEXT } from '../../config/breakpoints.ts';
import { RouterLink } from '../router-link.tsx';
import { chakra } from '../ui.ts';

// Each cell brings its own distance, so that a row without content has no height.
const head = {
  display: 'grid',
  columnGap: 4,
  alignItems: 'center',
  marginBottom: 4,
  gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) auto auto' },
  gridTemplateAreas: {
    base: '"back back" "title action" "line line" "tools tools"',
    md: '"back back back" "title tools action" "line tools action"',
  },
  [LARGE_TEXT]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateAreas: '"back" "title" "line" "action" "tools"',
    justifyItems: 'start',
  },
} as const;

const line = {
  gridArea: 'line',
  fontSize: '0.9375rem',
  lineHeight: 1.4,
  maxWidth: '46rem',
  marginTop: 1,
} as const;

const toolsRow = {
  gridArea: 'tools',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  marginTop: { base: 3, md: 0 },
  minWidth: 0,
} as const;

const backLink = {
  gridArea: 'back',
  justifySelf: 'start',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '32px',
  '@media (pointer: coarse)': { minHeight: '44px' },
  fontSize: '0.9375rem',
  color: 'muted',
  _hover: { color: 'accent' },
} as const;

interface StaffHeadProps {
  readonly title: string;
  /** One short sentence: what the page is for. */
  readonly lead?: ReactNode;
  /** The list that this page belongs to. */
  readonly back?: { readonly to: string; readonly text: string } | undefined;
  /** What searches, filters and orders the list: `SearchBox`, `ToolSelect`, `ToolChoice`, quiet buttons. */
  readonly tools?: ReactNode;
  /** The one gold button of the page. */
  readonly action?: ReactNode;
  /** What was done last. It takes the place of the lead, so that nothing below moves. Absent: nothing is ever said. */
  readonly said?: string;
}

/** The head of a page of the staff area: its heading and purpose, and at the same height what can be done. */
export function StaffHead({ title, lead, back, tools, action, said }: StaffHeadProps) {
  const isSaid = said !== undefined && said !== '';
  return (
    <chakra.div css={head}>
      {back && (
        <RouterLink to={back.to} css={backLink}>
          ← {back.text}
        </RouterLink>
      )}
      <chakra.h1 gridArea="title" textStyle="title" fontSize={{ base: '1.5rem', lg: '1.75rem' }}>
        {title}
      </chakra.h1>
      {lead !== undefined && (
        <chakra.p css={line} color="muted" {...(isSaid && { visibility: 'hidden' })}>
          {lead}
        </chakra.p>
      )}
      {said !== undefined && (
        <chakra.p css={line} role="status" color="good" fontWeight={600} marginTop={isSaid ? 1 : 0}>
          {said}
        </chakra.p>
      )}
      {tools && <chakra.div css={toolsRow}>{tools}</chakra.div>}
      {action && (
        <chakra.div gridArea="action" whiteSpace={{ sm: 'nowrap' }}>
          {action}
        </chakra.div>
      )}
    </chakra.div>
  );
}
