import { may } from '@boma/domain/access/access.ts';
import { Asked } from '../../../components/asked.tsx';
import { RouterLink } from '../../../components/router-link.tsx';
import { chakra } from '../../../components/ui.ts';
import { useAnswer } from '../../../lib/asking/use-answer.ts';
import { useRefreshWhileSeen } from '../../../lib/asking/use-refresh-while-seen.ts';
import { useStoredUser } from '../../../session/session.ts';
import { listAudit } from '../api/staff-calls.ts';
import { sectionPath } from '../staff-sections.ts';
import { AuditEntryItem } from './audit-entry-item.tsx';

const SHOWN = 5;
/** Milliseconds. */
const READ_EVERY = 60_000;

const readNewest = async () => (await listAudit({ limit: SHOWN })).records;

function Changes() {
  const answer = useAnswer(readNewest, { doing: 'Reading what changed' });
  useRefreshWhileSeen(answer, READ_EVERY);
  return (
    <chakra.section paddingY={6} borderTopWidth="1px" aria-labelledby="changes">
      <chakra.h2 id="changes" textStyle="section" marginBottom={3}>
        What changed
      </chakra.h2>
      <Asked what="what changed" of={answer} minHeight="15rem">
        {(records) => (
          <>
            {records.length === 0 && <chakra.p color="muted">Nothing yet.</chakra.p>}
            <ol>
              {records.map((entry) => (
                <AuditEntryItem key={entry.id} entry={entry} />
              ))}
            </ol>
            <RouterLink to={sectionPath('audit')} textDecoration="underline" _hover={{ color: 'accent' }}>
              The whole audit log
            </RouterLink>
          </>
        )}
      </Asked>
    </chakra.section>
  );
}

/** The newest records of the audit log, for those who may read it. */
export function RecentChanges() {
  return may(useStoredUser(), 'audit.read') ? <Changes /> : null;
}
