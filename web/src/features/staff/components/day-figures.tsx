import { may } from '@boma/domain/access/access.ts';
import { membershipPlan } from '@boma/domain/membership/plan.ts';
import type { Figures, Money, OverTime } from '@boma/domain/staff/figures.schema.ts';
import { useSearchParams } from 'react-router';
import { Asked } from '../../../components/asked.tsx';
import { ToolChoice } from '../../../components/staff/toolbar.tsx';
import { chakra } from '../../../components/ui.ts';
import { useAnswer } from '../../../lib/asking/use-answer.ts';
import { useRefreshWhileSeen } from '../../../lib/asking/use-refresh-while-seen.ts';
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
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))' },
} as const;

/** The currencies of the days that are shown. Without payments: that of the plan. */
function currenciesIn({ days, yesterday, week_ago }: OverTime<Money>): string[] {
  const all = [...days.map(({ of }) => of), ...yesterday, ...week_ago];
  const found = new Set(all.flatMap((money) => Object.keys(money ?? {})));
  return found.size === 0 ? [membershipPlan.currency] : [...found].sort();
}

/** Both, so that a failure is told of both. Money is for those who may see it. */
const readAll = (withMoney: boolean) => async () => {
  const [figures, money] = await Promise.all([readFigures(), withMoney ? readMoney() : undefined]);
  return { figures, money };
};
const readEverything = readAll(true);
const readWithoutMoney = readAll(false);

interface CardsProps {
  readonly figures: OverTime<Figures>;
  readonly money: OverTime<Money> | undefined;
  readonly period: Period;
  readonly against: Against;
}

function Cards({ figures, money, ...choice }: CardsProps) {
  return (
    <chakra.ul css={cards}>
      {METRICS.map((metric) => (
        <FigureCard key={metric.key} metric={metric} times={figures} {...choice} />
      ))}
      {money &&
        currenciesIn(money).map((currency) => (
          <FigureCard key={currency} metric={moneyMetric(currency)} times={money} {...choice} />
        ))}
    </chakra.ul>
  );
}

const withChoice = (before: URLSearchParams, name: string, value: string) =>
  new URLSearchParams([...[...before].filter(([key]) => key !== name), [name, value]]);

/** How the day goes: a chart for each figure, against another day or over a month. What is chosen is in the address. */
export function DayFigures() {
  const [params, setParams] = useSearchParams();
  const canSeeMoney = may(useStoredUser(), 'money.read');
  const period: Period = params.get('figures') === 'days' ? 'days' : 'today';
  const against: Against = params.get('against') === 'week_ago' ? 'week_ago' : 'yesterday';
  const answer = useAnswer(canSeeMoney ? readEverything : readWithoutMoney, {
    doing: 'Reading the figures of the day',
  });
  useRefreshWhileSeen(answer, ASK_EVERY);
  const choose = (name: string) => (value: string) =>
    setParams((before) => withChoice(before, name, value), { replace: true, preventScrollReset: true });
  return (
    <chakra.section paddingY={6} borderTopWidth="1px" aria-labelledby="figures">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap={3} rowGap={2}>
        <chakra.div flex="1 1 16rem">
          <chakra.h2 id="figures" textStyle="section">
            How the day goes
          </chakra.h2>
          <chakra.p textStyle="small" color="muted">
            By the clock at camp, recorded every five minutes.
          </chakra.p>
        </chakra.div>
        <ToolChoice
          label="Show"
          name="figures"
          chosen={period}
          options={[
            { value: 'today', text: 'Today' },
            { value: 'days', text: 'Last 30 days' },
          ]}
          onChoose={choose('figures')}
        />
        {period === 'today' && (
          <ToolChoice
            label="Lines show"
            name="against"
            chosen={against}
            options={[
              { value: 'yesterday', text: 'Yesterday' },
              { value: 'week_ago', text: 'A week ago' },
            ]}
            onChoose={choose('against')}
          />
        )}
      </chakra.div>
      <chakra.div marginTop={5}>
        <Asked what="the figures of the day" of={answer} minHeight="40vh">
          {({ figures, money }) => (
            <Cards figures={figures} money={money} period={period} against={against} />
          )}
        </Asked>
      </chakra.div>
    </chakra.section>
  );
}
