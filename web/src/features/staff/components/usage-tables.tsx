import { type Budgeted, DAILY_BUDGET } from '@boma/domain/usage/usage.constants.ts';
import { allCalls, shareOfBudget } from '@boma/domain/usage/usage.policy.ts';
import type { UsageDay } from '@boma/domain/usage/usage.schema.ts';
import { chakra } from '../../../components/ui.ts';
import { bytesWords, countWords, percentWords } from '../usage-words.ts';
import { NumberTable } from './number-table.tsx';

const budgeted: readonly (readonly [Budgeted, string, (amount: number) => string])[] = [
  ['reads', 'Reads of the store', countWords],
  ['writes', 'Writes', countWords],
  ['deletes', 'Deletions', countWords],
  ['bytes', 'Sent by functions', bytesWords],
];

/** A bar for each part of the budget. */
export function TodayAgainstBudget({ day }: { readonly day: UsageDay }) {
  const shares = shareOfBudget(day);
  const used = { ...day, bytes: allCalls(day).bytes };
  return (
    <chakra.ul display="grid" gap={4}>
      {budgeted.map(([name, title, words]) => {
        const isOver = shares[name] > 1;
        return (
          <li key={name}>
            <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" columnGap={4}>
              <b>{title}</b>
              <chakra.span color={isOver ? 'danger' : 'muted'}>
                {words(used[name])} of {words(DAILY_BUDGET[name])}, {percentWords(shares[name])}
                {isOver && ': over the budget'}
              </chakra.span>
            </chakra.div>
            <chakra.div
              height="6px"
              marginTop={2}
              borderRadius="full"
              borderWidth="1px"
              background="raised"
              aria-hidden="true"
            >
              <chakra.div
                height="100%"
                borderRadius="full"
                background={isOver ? 'danger' : 'accent'}
                style={{ width: `${Math.min(100, shares[name] * 100)}%` }}
              />
            </chakra.div>
          </li>
        );
      })}
    </chakra.ul>
  );
}

/** The title of a column about App Check, which is there once it has found something. */
const unattestedHead = (days: readonly UsageDay[]) =>
  days.some((day) => allCalls(day).unattested) ? ['Unattested'] : [];

export function DaysTable({ days }: { readonly days: readonly UsageDay[] }) {
  const appCheck = unattestedHead(days);
  return (
    <NumberTable
      label="What the servers used, by day"
      heads={['Day', 'Calls', 'Refused', 'Failed', ...appCheck, 'Reads', 'Writes', 'Deletions', 'Sent']}
    >
      {days.map((day) => {
        const { count, refused, failed, unattested = 0, bytes } = allCalls(day);
        return (
          <tr key={day.day}>
            <th scope="row">{day.day}</th>
            <td>{countWords(count)}</td>
            <td>{countWords(refused)}</td>
            <td>{countWords(failed)}</td>
            {appCheck.length > 0 && <td>{countWords(unattested)}</td>}
            <td>{countWords(day.reads)}</td>
            <td>{countWords(day.writes)}</td>
            <td>{countWords(day.deletes)}</td>
            <td>{bytesWords(bytes)}</td>
          </tr>
        );
      })}
    </NumberTable>
  );
}

/** The endpoints with the most calls first. */
export function EndpointsTable({ day }: { readonly day: UsageDay }) {
  const entries = Object.entries(day.calls).sort(([, one], [, other]) => other.count - one.count);
  if (entries.length === 0)
    return (
      <chakra.p color="muted">Nothing is counted yet: each server saves its counts once a minute.</chakra.p>
    );
  const appCheck = unattestedHead([day]);
  return (
    <NumberTable
      label="What was called today, by endpoint"
      heads={['Endpoint', 'Calls', 'Refused', 'Failed', ...appCheck, 'Sent']}
    >
      {entries.map(([endpoint, { count, refused, failed, unattested = 0, bytes }]) => (
        <tr key={endpoint}>
          <th scope="row">{endpoint}</th>
          <td>{countWords(count)}</td>
          <td>{countWords(refused)}</td>
          <td>{countWords(failed)}</td>
          {appCheck.length > 0 && <td>{countWords(unattested)}</td>}
          <td>{bytesWords(bytes)}</td>
        </tr>
      ))}
    </NumberTable>
  );
}
