import { may } from '@boma/domain/access/access.ts';
import { membershipPlan } from '@boma/domain/membership/plan.ts';
import type { Money, OverTime } from '@boma/domain/staff/figures.schema.ts';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { Asked } from '../../../components/asked.tsx';
import { ChoiceField } from '../../../components/form/choice-field.tsx';
import { chakra } from '../../../components/ui.ts';
import { useAnswer } from '../../../lib/asking/use-answer.ts';
import { whileSeen } from '../../../lib/while-seen.ts';
import { useStoredUser } from '../../../session/session.ts';
import { readFigures, readMoney } from '../api/staff-calls.ts';
import { METRICS, moneyMetric } from '../figure-metrics.ts';
import type { Against, Period } from '../figure-views.ts';
import { FigureCard } from './figure-card.tsx';

/** The server records so often, in milliseconds. */
const ASK_EVERY = 300_000;

const cards = {
  display: 'grid',
  gap: 4,
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(auto-fill, minmax(20rem, 1fr))' },
  marginTop: 5,
} as const;

/** The currencies of the days that are shown. Without payments: that of the plan. */
function currenciesIn({ days, yesterday, week_ago }: OverTime<Money>): string[] {
  const all = [...days.map(({ of }) => of), ...yesterday, ...week_ago];
  const found = new Set(all.flatMap((money) => Object.keys(money ?? {})));
  return found.size === 0 ? [membershipPlan.currency] : [...found].sort();
}

interface CardsProps {
  readonly period: Period;
  readonly against: Against;
}

/** Entries of the list of cards. */
function MoneyCards(choice: CardsProps) {
  const answer = useAnswer(readMoney, { doing: 'Reading what members have paid' });
  useEffect(() => refreshing(answer.refresh), [answer.refresh]);
  const times = answer.answer;
  if (times)
    return currenciesIn(times).map((currency) => (
      <FigureCard key={currency} metric={moneyMetric(currency)} times={times} {...choice} />
    ));
  return (
    <li>
      <Asked what="the money" of={answer} minHeight="10rem">
        {() => null}
      </Asked>
    </li>
  );
}

/** Asks again while the page is seen. Returns what ends it. */
const refreshing = (refresh: () => Promise<void>) =>
  whileSeen(() => {
    const timer = setInterval(() => void refresh(), ASK_EVERY);
    return () => clearInterval(timer);
  });

/** How the day goes: a chart for each figure, against another day or over a month. What is chosen is in the address. */
export function DayFigures() {
  const [params, setParams] = useSearchParams();
  const canSeeMoney = may(useStoredUser(), 'money.read');
  const period: Period = params.get('figures') === 'days' ? 'days' : 'today';
  const against: Against = params.get('against') === 'week_ago' ? 'week_ago' : 'yesterday';
  const answer = useAnswer(readFigures, { doing: 'Reading the figures of the day' });
  useEffect(() => refreshing(answer.refresh), [answer.refresh]);
  const choose = (name: string) => (value: string) =>
    setParams(
      (before) => new URLSearchParams([...[...before].filter(([key]) => key !== name), [name, value]]),
      {
        replace: true,
        preventScrollReset: true,
      },
    );
  return (
    <chakra.section paddingY={6} borderTopWidth="1px" aria-labelledby="figures">
      <chakra.h2 id="figures" textStyle="section">
        How the day goes
      </chakra.h2>
      <chakra.p textStyle="small" color="muted" marginBottom={4}>
        By the clock at camp, recorded every five minutes.
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap={5}>
        <ChoiceField
          label="Show"
          name="figures"
          first={period}
          options={[
            { value: 'today', text: 'Today' },
            { value: 'days', text: 'Last 30 days' },
          ]}
          onChoose={choose('figures')}
        />
        {period === 'today' && (
          <ChoiceField
            label="Lines show"
            name="against"
            first={against}
            options={[
              { value: 'yesterday', text: 'Yesterday' },
              { value: 'week_ago', text: 'A week ago' },
            ]}
            onChoose={choose('against')}
          />
        )}
      </chakra.div>
      <Asked what="the figures of the day" of={answer} minHeight="40vh">
        {(times) => (
          <chakra.ul css={cards}>
            {METRICS.map((metric) => (
              <FigureCard key={metric.key} metric={metric} times={times} period={period} against={against} />
            ))}
            {canSeeMoney && <MoneyCards period={period} against={against} />}
          </chakra.ul>
        )}
      </Asked>
    </chakra.section>
  );
}
