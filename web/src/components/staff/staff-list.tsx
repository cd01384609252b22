import type { ComponentProps, ReactNode } from 'react';
import { LARGE_TEXT } from '../../config/breakpoints.ts';
import { momentWords } from '../../lib/moments.ts';
import { shadows } from '../../theme/shadows.ts';
import { ButtonLink } from '../button.ts';
import { RouterLink } from '../router-link.tsx';
import { chakra } from '../ui.ts';

// The columns belong to the list, so that they are in line in all rows. One that no row fills has no width: the distance to
// the next column is inside of the cells.
const list = {
  display: 'grid',
  gridTemplateColumns: {
    base: '[pick] auto [picture] auto [text] minmax(0, 1fr) [end] auto',
    md: '[pick] auto [picture] auto [text] minmax(0, 1fr) [state] auto [at] auto [end] auto',
  },
} as const;

const row = {
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  gridColumn: '1 / -1',
  alignItems: 'center',
  alignContent: 'center',
  position: 'relative',
  minHeight: { base: '72px', md: '64px' },
  paddingY: 2,
  borderTopWidth: '1px',
  '&:last-child': { borderBottomWidth: '1px' },
  '&:hover': { md: { background: 'surface' } },
  '&[data-picked]': { background: 'raised', boxShadow: shadows.card, zIndex: 2 },
  '&[data-edited]': { background: 'accentSoft', boxShadow: 'inset 3px 0 0 var(--b-colors-accent)' },
  // What can be pressed is above the link of the whole row.
  '& > [data-cell]': { position: 'relative', zIndex: 1 },
  // An open menu is above the rows below it.
  '& > [data-cell]:has([aria-expanded=true])': { zIndex: 2 },
} as const;

const bothRows = { gridRow: { base: '1 / span 2', md: '1' } } as const;

const pick = {
  ...bothRows,
  gridColumn: 'pick',
  display: 'flex',
  alignItems: 'center',
  paddingInlineStart: { md: 2 },
  paddingInlineEnd: { base: 2, md: 3 },
} as const;

const pictureCell = {
  ...bothRows,
  gridColumn: 'picture',
  marginInlineEnd: { base: 3, md: 4 },
  width: { base: '64px', md: '80px' },
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  borderRadius: 'sm',
  background: 'raised',
  [LARGE_TEXT]: { display: 'none' },
} as const;

const oneLine = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  [LARGE_TEXT]: { whiteSpace: 'normal' },
} as const;

const text = { gridColumn: 'text', gridRow: '1', minWidth: 0, paddingInlineEnd: { md: 4 } } as const;

// On a phone a title, and a note that stands alone, may take two lines.
const twoLines = {
  lineClamp: { base: 2, md: 1 },
  [LARGE_TEXT]: { display: 'block' },
} as const;

// A finger may press anywhere in the row.
const titleLink = {
  fontWeight: 600,
  fontSize: '1rem',
  _hover: { color: 'accent' },
  _after: { content: '""', position: 'absolute', inset: 0, display: { md: 'none' } },
} as const;

// On a narrow screen state and time share a line below the text.
const facts = {
  gridColumn: 'text',
  gridRow: '2',
  display: { base: 'flex', md: 'contents' },
  flexWrap: 'wrap',
  columnGap: 3,
  minWidth: 0,
} as const;

const fact = { textStyle: 'small', gridRow: { md: '1' }, paddingInlineEnd: { md: 5 } } as const;

const end = {
  ...bothRows,
  gridColumn: 'end',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 1,
  // The words have the line to themselves.
  [LARGE_TEXT]: { gridColumn: '1 / -1', gridRow: '3', flexWrap: 'wrap' },
} as const;

// Also when it holds parts that show nothing.
const belowRow = { display: 'grid', gap: 2, '&:not(:empty)': { paddingTop: 2, paddingBottom: 1 } } as const;

const tones = { good: 'good', danger: 'danger', muted: 'muted' } as const;

/** In what state an entry is: 'Live', 'Draft'. */
export interface RowState {
  readonly text: string;
  readonly tone: keyof typeof tones;
}

/** A list of things in the staff area: aligned columns where there is room, compact rows on a phone. */
export function StaffList(props: ComponentProps<typeof chakra.ul>) {
  return <chakra.ul {...props} css={list} />;
}

interface StaffRowProps extends Omit<ComponentProps<typeof chakra.li>, 'title' | 'children'> {
  readonly title: string;
  /** Where the title leads to. */
  readonly to?: string | undefined;
  /** One line of facts. */
  readonly note?: ReactNode;
  readonly state?: RowState | undefined;
  /** In place of the state, where a word does not say it. */
  readonly mark?: ReactNode;
  /** When it was made or happens, in unix milliseconds. */
  readonly at?: number | undefined;
  /** A picture beside the title. */
  readonly picture?: string | undefined;
  /** In front of everything: what selects and drags. */
  readonly before?: ReactNode;
  /** At the end: the one action that is in sight, and `RowMenu`. */
  readonly end?: ReactNode;
  /** Below the whole row: a question, a problem. */
  readonly below?: ReactNode;
}

interface TextProps extends Pick<StaffRowProps, 'title' | 'to' | 'note'> {
  readonly hasFacts: boolean;
}

function RowText({ title, to, note, hasFacts }: TextProps) {
  return (
    <chakra.div css={text}>
      <chakra.p css={twoLines}>
        {to === undefined ? (
          <chakra.b fontWeight={600}>{title}</chakra.b>
        ) : (
          <RouterLink to={to} css={titleLink}>
            {title}
          </RouterLink>
        )}
      </chakra.p>
      {note !== undefined && note !== '' && (
        <chakra.p
          textStyle="small"
          color="muted"
          css={{ ...(hasFacts ? oneLine : twoLines), '& a': { position: 'relative', zIndex: 1 } }}
        >
          {note}
        </chakra.p>
      )}
    </chakra.div>
  );
}

interface FactsProps extends Pick<StaffRowProps, 'state' | 'mark' | 'at'> {
  /** Nothing follows in the row, so that the time ends where the list ends. */
  readonly isLast: boolean;
}

function RowFacts({ state, mark, at, isLast }: FactsProps) {
  return (
    <chakra.div css={facts}>
      {mark && (
        <chakra.span css={fact} gridColumn={{ md: 'state' }}>
          {mark}
        </chakra.span>
      )}
      {state && (
        <chakra.span css={fact} gridColumn={{ md: 'state' }} fontWeight={600} color={tones[state.tone]}>
          {state.text}
        </chakra.span>
      )}
      {at !== undefined && (
        <chakra.span
          css={fact}
          {...(isLast && { paddingInlineEnd: 0 })}
          gridColumn={{ md: 'at' }}
          color="muted"
          whiteSpace="nowrap"
          fontVariantNumeric="tabular-nums"
        >
          {momentWords(at)}
        </chakra.span>
      )}
    </chakra.div>
  );
}

/** An entry of a `StaffList`. */
export function StaffRow({
  title,
  to,
  note,
  state,
  at,
  mark,
  picture,
  before,
  end: last,
  below,
  ...rest
}: StaffRowProps) {
  const hasFacts = Boolean(state || mark || at !== undefined);
  return (
    <chakra.li {...rest} css={row}>
      {before && (
        <chakra.div data-cell="" css={pick}>
          {before}
        </chakra.div>
      )}
      {picture !== undefined && <chakra.img src={picture} alt="" loading="lazy" css={pictureCell} />}
      <RowText title={title} to={to} note={note} hasFacts={hasFacts} />
      {hasFacts && <RowFacts state={state} mark={mark} at={at} isLast={!last} />}
      {last && (
        <chakra.div data-cell="" css={end}>
          {last}
        </chakra.div>
      )}
      {below && (
        <chakra.div data-cell="" gridColumn="1 / -1" css={belowRow}>
          {below}
        </chakra.div>
      )}
    </chakra.li>
  );
}

/** How the one button of a row looks that is in sight: quiet, and lower than others. */
export const rowButton = {
  look: 'quiet',
  minHeight: '36px',
  paddingX: 4,
  fontSize: '0.9375rem',
  whiteSpace: 'nowrap',
  css: { '@media (pointer: coarse)': { minHeight: '44px' } },
} as const;

/** Leads to the form of an entry. On a phone the row itself leads there. */
export function EditLink({ to, title }: { readonly to: string; readonly title: string }) {
  return (
    <ButtonLink
      {...rowButton}
      to={to}
      aria-label={`Edit ${title}`}
      display={{ base: 'none', md: 'inline-flex' }}
    >
      Edit
    </ButtonLink>
  );
}
