import { type PointerEvent, useState } from 'react';
import { chakra } from '../../../components/ui.ts';
import type { Bar } from '../figure-views.ts';

/** In the units of the drawing, which is stretched to its frame. */
const [STEP, WIDTH, HEIGHT] = [10, 7, 100];
/** What is zero has a line too: it was recorded. */
const LEAST = 1;

const drawing = {
  display: 'block',
  width: '100%',
  height: '7rem',
  overflow: 'visible',
  touchAction: 'pan-y',
  '& .bar': { fill: 'accent' },
  '& .open': { fill: 'accentSoft', stroke: 'accent', strokeWidth: 1.5, vectorEffect: 'non-scaling-stroke' },
  '& .chosen': { fill: 'ink' },
  '& .before': { stroke: 'ink', strokeWidth: 2, vectorEffect: 'non-scaling-stroke' },
  '& .ground': { stroke: 'hairline', strokeWidth: 1, vectorEffect: 'non-scaling-stroke' },
  '@media (forced-colors: active)': {
    '& .bar': { fill: 'CanvasText' },
    '& .open': { fill: 'Canvas', stroke: 'CanvasText' },
    '& .chosen': { fill: 'Highlight' },
    '& .before': { stroke: 'Highlight' },
    '& .ground': { stroke: 'CanvasText' },
  },
} as const;

const scale = {
  display: 'flex',
  justifyContent: 'space-between',
  textStyle: 'small',
  color: 'muted',
  fontVariantNumeric: 'tabular-nums',
} as const;

interface FigureChartProps {
  /** What it shows, with its most important numbers. The others are in the table beside it. */
  readonly label: string;
  readonly bars: readonly Bar[];
  readonly words: (value: number) => string;
  /** What the lines over the bars are: 'yesterday'. Undefined: there are none. */
  readonly before: string | undefined;
}

const heightOf = (value: number, most: number): number =>
  Math.max(LEAST, (Math.max(0, value) / (most || 1)) * HEIGHT);

/** '09:00: 12, yesterday 8' */
function barWords({ name, value, before }: Bar, props: Pick<FigureChartProps, 'words' | 'before'>): string {
  const now = value === null ? 'not recorded' : props.words(value);
  return before === null || props.before === undefined
    ? `${name}: ${now}`
    : `${name}: ${now}, ${props.before} ${props.words(before)}`;
}

/** Bars over time, and a line over each for the time that they are compared with. A pointer reads single bars. */
export function FigureChart({ label, bars, words, before }: FigureChartProps) {
  const [chosen, setChosen] = useState<number>();
  const recorded = bars.flatMap(({ value, before: other }) => [value, other].filter((each) => each !== null));
  const most = Math.max(0, ...recorded);
  const choose = ({ clientX, currentTarget }: PointerEvent<SVGSVGElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const at = Math.floor(((clientX - left) / Math.max(1, width)) * bars.length);
    setChosen(Math.max(0, Math.min(bars.length - 1, at)));
  };
  const read = chosen === undefined ? undefined : bars[chosen];
  return (
    <div>
      <chakra.p css={scale} aria-hidden="true" minHeight="1.5em">
        {read
          ? barWords(read, { words, before })
          : recorded.length > 0
            ? `The most: ${words(most)}`
            : 'Nothing is recorded yet.'}
      </chakra.p>
      <chakra.svg
        css={drawing}
        role="img"
        aria-label={label}
        viewBox={`0 0 ${bars.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        onPointerMove={choose}
        onPointerDown={choose}
        onPointerLeave={({ pointerType }) => pointerType !== 'touch' && setChosen(undefined)}
      >
        {bars.map(({ name, value, before: other, isOpen }, at) => {
          const left = at * STEP + (STEP - WIDTH) / 2;
          const height = value === null ? 0 : heightOf(value, most);
          const line = other === null ? 0 : HEIGHT - heightOf(other, most);
          return (
            <g key={name}>
              {value !== null && (
                <rect
                  className={`bar${isOpen ? ' open' : ''}${at === chosen ? ' chosen' : ''}`}
                  x={left}
                  y={HEIGHT - height}
                  width={WIDTH}
                  height={height}
                />
              )}
              {other !== null && (
                <line className="before" x1={left - 1} x2={left + WIDTH + 1} y1={line} y2={line} />
              )}
            </g>
          );
        })}
        <line className="ground" x1={0} x2={bars.length * STEP} y1={HEIGHT} y2={HEIGHT} />
      </chakra.svg>
      <chakra.div css={scale} aria-hidden="true" marginTop={1}>
        {[0, Math.floor(bars.length / 2), bars.length - 1].map((at) => (
          <span key={at}>{bars[at]?.name}</span>
        ))}
      </chakra.div>
    </div>
  );
}
