import type { ReactNode, RefObject } from 'react';
import { RouterLink } from '../router-link.tsx';
import { chakra } from '../ui.ts';

// On a phone the button goes below the heading where both do not fit into one line. Each cell brings its own distance, so
// that a row without content has no height, and a column without content no width.
const head = {
  display: { base: 'flex', md: 'grid' },
  flexWrap: 'wrap',
  columnGap: { base: 4, md: 0 },
  alignItems: 'center',
  marginBottom: 4,
  gridTemplateColumns: 'minmax(min(14rem, 30%), 1fr) auto auto',
  gridTemplateAreas: '"back back back" "title tools action" "line tools action"',
} as const;

const heading = {
  textStyle: 'title',
  fontSize: { base: '1.5rem', lg: '1.75rem' },
  gridArea: 'title',
  order: 1,
  flex: '1 1 8rem',
  // In a narrow line it is at least as wide as its longest word.
  overflowWrap: 'break-word',
  minWidth: { base: 'min-content', md: 0 },
  maxWidth: '100%',
} as const;

// Both are in one place.
const lines = {
  gridArea: 'line',
  order: 3,
  flex: '1 1 100%',
  display: 'grid',
  '& > p': { gridArea: '1 / 1' },
} as const;

const line = {
  fontSize: '0.9375rem',
  lineHeight: 1.4,
  maxWidth: '46rem',
  marginTop: 1,
} as const;

const toolsRow = {
  gridArea: 'tools',
  order: 4,
  flex: '1 1 100%',
  justifyContent: { md: 'flex-end' },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  marginTop: { base: 3, md: 0 },
  marginInlineStart: { md: 4 },
  minWidth: 0,
} as const;

const backLink = {
  gridArea: 'back',
  flex: '1 1 100%',
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
  /** For `useKeptFocus`: the heading takes the focus of what is gone. */
  readonly headingRef?: RefObject<HTMLHeadingElement | null>;
}

/** The head of a page of the staff area: its heading and purpose, and at the same height what can be done. */
export function StaffHead({ title, lead, back, tools, action, said, headingRef }: StaffHeadProps) {
  const isSaid = said !== undefined && said !== '';
  return (
    <chakra.div css={head}>
      {back && (
        <RouterLink to={back.to} css={backLink}>
          ← {back.text}
        </RouterLink>
      )}
      <chakra.h1 ref={headingRef} tabIndex={-1} css={heading}>
        {title}
      </chakra.h1>
      {(lead !== undefined || said !== undefined) && (
        <chakra.div css={lines}>
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
        </chakra.div>
      )}
      {tools && <chakra.div css={toolsRow}>{tools}</chakra.div>}
      {action && (
        <chakra.div gridArea="action" order={2} marginInlineStart={{ md: 4 }} whiteSpace={{ sm: 'nowrap' }}>
          {action}
        </chakra.div>
      )}
    </chakra.div>
  );
}
