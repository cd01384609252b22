import { planPrice, REFUND_DAYS } from '@boma/domain/membership/plan.ts';
import { CATEGORY_LIMIT } from '@boma/domain/notifications/notifications.constants.ts';
import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { CheckIcon } from '../../../components/more-icons.tsx';
import { chakra, VisuallyHidden } from '../../../components/ui.ts';
import { LARGE_TEXT, LOW_WINDOW } from '../../../config/breakpoints.ts';

type Cell = string | boolean;

/** What each side gets: its name, what free viewers get, what members get. */
function comparedRows(
  streams: readonly StreamView[],
  hasGuarantee: boolean,
): readonly (readonly [string, Cell, Cell])[] {
  const membersOnly = streams.filter((stream) => stream.subscriber_only);
  return [
    ['Live cameras', `${streams.length - membersOnly.length}`, `All ${streams.length}`],
    ...membersOnly.map(({ name }) => [name, false, true] as const),
    ['Sound and the best picture', true, true],
    ['Multiview', true, true],
    ['Ranger shows, and questions to the ranger', true, true],
    ['Chat beside each camera', true, true],
    ['Chat on every page', false, true],
    ['Picks, insights and rare sightings', false, true],
    ['Kinds of alert you choose', `Up to ${CATEGORY_LIMIT}`, 'Any'],
    ['Keep the last minute as a video', false, true],
    ['Pages without adverts', false, true],
    ...(hasGuarantee ? [['Money back', 'Nothing to pay', `Within ${REFUND_DAYS} days`] as const] : []),
    ['Price', 'Free', planPrice()],
  ];
}

/** In a wide window the heading stands beside the table, in the columns of the plans below: alone it left half the page empty. */
const beside = {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 2fr) minmax(0, 3fr)' },
  columnGap: 12,
  rowGap: 5,
  alignItems: 'start',
  marginTop: { base: 12, md: 16 },
} as const;

const table = {
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    paddingY: 3,
    paddingX: { base: 2, md: 4 },
    borderTopWidth: '1px',
    textAlign: 'center',
    verticalAlign: 'middle',
  },
  '& th[scope=row]': {
    textAlign: 'left',
    fontWeight: 500,
    paddingLeft: 0,
    width: { base: '42%', md: '46%' },
  },
  '& thead th': { borderTopWidth: 0, textStyle: 'section', paddingBottom: 3 },
  '& td': { color: 'muted' },
  '& tr > :last-child': { background: 'accentSoft', color: 'ink', fontWeight: 600 },
  '& thead tr > :last-child': { borderRadius: '10px 10px 0 0' },
  '& tbody tr:last-child > :last-child': { borderRadius: '0 0 10px 10px' },
  '& svg': { display: 'inline-block', color: 'good', verticalAlign: 'middle' },
  // With text at 200 % on a phone the words of three columns are whole in smaller letters. A longer one breaks rather than run
  // out of the window.
  [LARGE_TEXT]: {
    tableLayout: 'fixed',
    overflowWrap: 'anywhere',
    '& th, & td': { paddingX: 1 },
    '& thead th, & td': { fontSize: '0.75rem' },
    '& th[scope=row]': { fontSize: '0.875rem' },
  },
} as const;

function Value({ value }: { readonly value: Cell }) {
  if (typeof value === 'string') return value;
  return (
    <>
      {value ? <CheckIcon /> : <span aria-hidden="true">–</span>}
      <VisuallyHidden>{value ? 'Yes' : 'No'}</VisuallyHidden>
    </>
  );
}

interface ComparisonProps {
  readonly streams: readonly StreamView[];
  /** The viewer has not bought before. */
  readonly hasGuarantee: boolean;
}

/** What everyone gets and what members get, side by side. */
export function Comparison({ streams, hasGuarantee }: ComparisonProps) {
  return (
    <chakra.section css={beside}>
      <chakra.h2 id="comparison-title" textStyle="title" css={{ [LOW_WINDOW]: { fontSize: '1.25rem' } }}>
        Free and Premium, side by side
      </chakra.h2>
      <chakra.table css={table} aria-labelledby="comparison-title">
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>What you get</VisuallyHidden>
            </th>
            <th scope="col">Free</th>
            <th scope="col">Premium</th>
          </tr>
        </thead>
        <tbody>
          {comparedRows(streams, hasGuarantee).map(([name, free, premium]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                <Value value={free} />
              </td>
              <td>
                <Value value={premium} />
              </td>
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </chakra.section>
  );
}
