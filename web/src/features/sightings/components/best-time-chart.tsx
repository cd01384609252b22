import { CAMP_ZONE_WORDS } from '@boma/domain/camp-time.ts';
import { bestHours, LEAST_SAMPLE } from '@boma/domain/sightings/best-times.ts';
import { Box, chakra, Flex } from '../../../components/ui.ts';
import { LARGE_TEXT } from '../../../config/breakpoints.ts';
import { hourSpan } from '../sighting-words.ts';

/** The drawing's own units. It is stretched to the width of the page, so it contains no text. */
const HOUR = 30;
const HEIGHT = 200;
const GAP = 4;
/** The tallest bar of a drawing stands for at least this share, so that one lucky morning does not look like a habit. */
const LEAST_TOP = 0.2;

const chart = {
  display: 'block',
  width: '100%',
  height: { base: '9rem', md: '12rem' },
  borderRadius: 'md',
  overflow: 'hidden',
  '& .night': { fill: { base: 'raised', _light: 'hairline' } },
  '& .day': { fill: 'accentSoft' },
  '& .bar': { fill: 'muted' },
  '& .bar[data-best]': { fill: 'accent' },
  '& .none': { stroke: 'hairline', strokeWidth: 2 },
} as const;

const labels = {
  justifyContent: 'space-between',
  marginTop: 1,
  color: 'muted',
  textStyle: 'small',
  '& span': { flex: '0 0 auto' },
  // With text at 200 % on a phone there is room for midnight and noon.
  [LARGE_TEXT]: { '& span:nth-of-type(even)': { display: 'none' } },
} as const;

const table = {
  width: '100%',
  maxWidth: '32rem',
  marginTop: 3,
  fontSize: '0.9375rem',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { paddingY: '6px', paddingRight: 4, textAlign: 'left', borderTopWidth: '1px' },
  '& thead th': { color: 'muted', fontWeight: 600, borderTopWidth: 0 },
  [LARGE_TEXT]: { tableLayout: 'fixed', overflowWrap: 'anywhere' },
} as const;

const percent = (share: number) => `${Math.round(share * 100)}%`;

interface Hour {
  readonly hour: number;
  readonly seen: number;
  readonly onAir: number;
  /** Undefined where the camera was never on the air. */
  readonly share: number | undefined;
}

const hoursOf = (seen: readonly number[], onAir: readonly number[]): Hour[] =>
  onAir.map((count, hour) => ({
    hour,
    seen: seen[hour] ?? 0,
    onAir: count,
    share: count === 0 ? undefined : (seen[hour] ?? 0) / count,
  }));

function Bars({ hours, best, label }: { hours: readonly Hour[]; best: readonly number[]; label: string }) {
  const top = Math.max(LEAST_TOP, ...hours.map(({ share }) => share ?? 0)) * 1.1;
  return (
    <chakra.svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${24 * HOUR} ${HEIGHT}`}
      preserveAspectRatio="none"
      css={chart}
    >
      <rect className="night" width={24 * HOUR} height={HEIGHT} />
      <rect className="day" x={6 * HOUR} width={12 * HOUR} height={HEIGHT} />
      {hours.map(({ hour, share }) => {
        const x = hour * HOUR + GAP;
        if (share === undefined)
          return (
            <line key={hour} className="none" x1={x} y1={HEIGHT} x2={x + HOUR - 2 * GAP} y2={HEIGHT - 24} />
          );
        const height = Math.max((share / top) * HEIGHT, share > 0 ? 4 : 1);
        return (
          <rect
            key={hour}
            className="bar"
            data-best={best.includes(hour) ? '' : undefined}
            x={x}
            y={HEIGHT - height}
            width={HOUR - 2 * GAP}
            height={height}
            rx={3}
          />
        );
      })}
    </chakra.svg>
  );
}

function HourTable({ hours, species }: { readonly hours: readonly Hour[]; readonly species: string }) {
  return (
    <chakra.details marginTop={3}>
      <chakra.summary cursor="pointer" lineHeight="44px" fontWeight={600}>
        Show the numbers in a table
      </chakra.summary>
      <chakra.table css={table}>
        <caption hidden>How often {species} was seen, by the hour at camp</caption>
        <thead>
          <tr>
            <th scope="col">Hour at camp</th>
            <th scope="col">Seen</th>
            <th scope="col">On the air</th>
            <th scope="col">Share</th>
          </tr>
        </thead>
        <tbody>
          {hours.map(({ hour, seen, onAir, share }) => (
            <tr key={hour}>
              <th scope="row">{hourSpan(hour)}</th>
              <td>{seen}</td>
              <td>{onAir}</td>
              <td>{share === undefined ? 'never on the air' : percent(share)}</td>
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </chakra.details>
  );
}

/** The best hours in words, with the sample beside them. */
function verdict(hours: readonly Hour[], best: readonly number[], species: string): string {
  const [first] = best;
  const top = first === undefined ? undefined : hours[first];
  if (!top) return `There are too few sightings of ${species} here to name an hour.`;
  const others = best.slice(1).map(hourSpan);
  const also = others.length === 0 ? '' : ` Also good: ${others.join(' and ')}.`;
  return `${hourSpan(top.hour)} at camp: seen in ${top.seen} of ${top.onAir} of these hours, ${percent(top.share ?? 0)}.${also}`;
}

interface BestTimeChartProps {
  readonly species: string;
  /** By the hour at camp: on how many days it was seen, of those on which the camera was on the air. */
  readonly seen: readonly number[];
  readonly onAir: readonly number[];
  readonly days: number;
}

/** When a species is most often seen at a camera: a drawing by the hour, what it says, and its numbers. */
export function BestTimeChart({ species, seen, onAir, days }: BestTimeChartProps) {
  const hours = hoursOf(seen, onAir);
  const best = bestHours(seen, onAir);
  const words = verdict(hours, best, species);
  return (
    <Box>
      <chakra.p textStyle="lead" marginBottom={3}>
        {words}
      </chakra.p>
      <Bars hours={hours} best={best} label={`Sightings of ${species} by the hour. ${words}`} />
      <Flex css={labels} aria-hidden="true">
        <span>midnight</span>
        <span>6 AM</span>
        <span>noon</span>
        <span>6 PM</span>
        <span>midnight</span>
      </Flex>
      <chakra.p textStyle="small" color="muted" marginTop={2}>
        Each bar shows on what share of days the animal was seen in that hour. Of the last {days} days, only
        those with the camera on the air count. A best time needs {LEAST_SAMPLE} of them. All hours are camp
        time ({CAMP_ZONE_WORDS}).
      </chakra.p>
      <HourTable hours={hours} species={species} />
    </Box>
  );
}
