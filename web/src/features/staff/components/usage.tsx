import { may } from '@boma/domain/access/access.ts';
import { Asked } from '../../../components/asked.tsx';
import { RouterLink } from '../../../components/router-link.tsx';
import { StaffHead } from '../../../components/staff/staff-head.tsx';
import { chakra } from '../../../components/ui.ts';
import { useAnswer } from '../../../lib/asking/use-answer.ts';
import { momentWords } from '../../../lib/moments.ts';
import { useStoredUser } from '../../../session/session.ts';
import { type Health, readHealth, readUsage, type UsageReport } from '../api/staff-calls.ts';
import { cameraPath } from '../staff-sections.ts';
import { durationWords } from './camera-health.tsx';
import { SwitchesForm } from './switches.tsx';
import { DaysTable, EndpointsTable, TodayAgainstBudget } from './usage-tables.tsx';

const part = {
  paddingY: 8,
  borderTopWidth: '1px',
  display: 'grid',
  gap: 4,
  gridTemplateColumns: 'minmax(0, 1fr)',
} as const;

function stateWords({ status, dependencies }: Health): string {
  if (status === 'ok') return 'Everything answers.';
  return dependencies.mails === 'failed'
    ? 'Mails do not leave: look at the unsent ones.'
    : 'The media server does not answer: there are no pictures.';
}

function HealthLine({ health }: { readonly health: Health }) {
  return (
    <p>
      <chakra.b color={health.status === 'ok' ? 'good' : 'danger'}>{stateWords(health)}</chakra.b> Version{' '}
      {health.version}, checked {momentWords(health.time)}.
    </p>
  );
}

function Outages({ outages }: Pick<UsageReport, 'outages'>) {
  if (outages.length === 0) return <chakra.p color="muted">No outage of a camera is recorded.</chakra.p>;
  return (
    <chakra.ol display="grid" gap={1}>
      {outages.map(({ slug, name, began_at, ended_at }) => (
        <chakra.li
          key={`${slug}.${began_at}`}
          display="flex"
          flexWrap="wrap"
          columnGap={4}
          alignItems="center"
          minHeight="44px"
        >
          <RouterLink to={cameraPath(slug)} fontWeight={600} _hover={{ color: 'accent' }}>
            {name}
          </RouterLink>
          <chakra.span textStyle="small" color="muted">
            {momentWords(began_at)},{' '}
            {ended_at === null ? 'not over yet' : `for ${durationWords(ended_at - began_at)}`}
          </chakra.span>
        </chakra.li>
      ))}
    </chakra.ol>
  );
}

/** What the servers use in a day, against the budget, and how the site and its cameras do. */
export function Usage() {
  const usage = useAnswer(readUsage, { doing: 'Reading what the servers use' });
  const user = useStoredUser();
  const canSwitch = may(user, 'site.switch');
  const health = useAnswer(readHealth, { doing: 'Asking how the site is' });
  return (
    <>
      <StaffHead
        title="Cost and health"
        lead="What our servers have counted, by day in UTC. What browsers read is in Google’s metrics alone."
      />
      <chakra.section css={part} aria-labelledby="health">
        <chakra.h2 id="health" textStyle="section">
          Health
        </chakra.h2>
        <Asked what="the health of the site" of={health} minHeight="30vh">
          {(answer) => <HealthLine health={answer} />}
        </Asked>
      </chakra.section>
      <Asked what="the counts" of={usage} minHeight="30vh">
        {({ days, outages, switches }) => (
          <>
            <chakra.section css={part} aria-labelledby="today">
              <chakra.h2 id="today" textStyle="section">
                Today against the budget
              </chakra.h2>
              {days[0] && <TodayAgainstBudget day={days[0]} />}
            </chakra.section>
            {canSwitch && (
              <chakra.section css={part} aria-labelledby="switches">
                <chakra.h2 id="switches" textStyle="section">
                  Switches
                </chakra.h2>
                <SwitchesForm switches={switches} />
              </chakra.section>
            )}
            <chakra.section css={part} aria-labelledby="days">
              <chakra.h2 id="days" textStyle="section">
                The last days
              </chakra.h2>
              <DaysTable days={days} />
            </chakra.section>
            <chakra.section css={part} aria-labelledby="endpoints">
              <chakra.h2 id="endpoints" textStyle="section">
                Today by endpoint
              </chakra.h2>
              {days[0] && <EndpointsTable day={days[0]} />}
            </chakra.section>
            <chakra.section css={part} aria-labelledby="outages">
              <chakra.h2 id="outages" textStyle="section">
                Outages of cameras
              </chakra.h2>
              <Outages outages={outages} />
            </chakra.section>
          </>
        )}
      </Asked>
    </>
  );
}
