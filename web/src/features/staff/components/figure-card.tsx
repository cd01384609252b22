import type { OverTime } from '@boma/domain/staff/figures.schema.ts';
import { useId } from 'react';
import { chakra } from '../../../components/ui.ts';
import type { Metric } from '../figure-metrics.ts';
import { AGAINST_WORDS, type Against, daysView, type Period, todayView } from '../figure-views.ts';
import { FigureChart } from './figure-chart.tsx';
import { NumberTable } from './number-table.tsx';

const card = {
  minWidth: 0,
  padding: 5,
  borderWidth: '1px',
  borderRadius: 'lg',
  background: 'surface',
  display: 'grid',
  gap: 3,
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
} as const;

interface FigureCardProps<T> {
  readonly metric: Metric<T>;
  readonly times: OverTime<T>;
  readonly period: Period;
  readonly against: Against;
}

/** A chart of one metric, its number in one, and the table behind it. */
export function FigureCard<T>({ metric, times, period, against }: FigureCardProps<T>) {
  const id = useId();
  const isToday = period === 'today';
  const { bars, total, note, heads, rows } = isToday
    ? todayView(metric, times, against)
    : daysView(metric, times);
  const over = isToday ? 'today by the hour' : 'in the last 30 days';
  const label = [`${metric.title} ${over}: ${total} ${metric.unit}`, note].filter(Boolean).join(', ');
  return (
    <chakra.li css={card} aria-labelledby={id}>
      <div>
        <chakra.h3 id={id} fontWeight={600}>
          {metric.title}
        </chakra.h3>
        <chakra.p>
          <chakra.b fontFamily="display" fontSize="2rem" lineHeight={1.1} fontVariantNumeric="tabular-nums">
            {total}
          </chakra.b>{' '}
          {metric.unit}
        </chakra.p>
        <chakra.p textStyle="small" color="muted" minHeight="1.5em">
          {note}
        </chakra.p>
      </div>
      <FigureChart
        label={label}
        bars={bars}
        words={metric.words}
        before={isToday ? AGAINST_WORDS[against] : undefined}
      />
      <details>
        <chakra.summary cursor="pointer" textStyle="small" minHeight="44px" alignContent="center">
          The numbers<chakra.span srOnly> of {metric.title}</chakra.span>
        </chakra.summary>
        <NumberTable label={`${metric.title} ${over}`} heads={heads}>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, at) => (
                <td key={heads[at + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </NumberTable>
      </details>
    </chakra.li>
  );
}
