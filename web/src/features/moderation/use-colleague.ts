import type { Report } from '@boma/domain/moderation/reports.schema.ts';
import { useEffect, useState } from 'react';
import { serverNow } from '../../lib/server-clock.ts';

/** The name of a colleague who works on one of these reports now. Undefined: nobody does, or the viewer alone. */
export function useColleague(
  reports: readonly Pick<Report, 'claim'>[],
  ownId: string | undefined,
): string | undefined {
  const [openedAt] = useState(serverNow);
  const [lapsed, setLapsed] = useState(0);
  const [claim] = reports
    .flatMap((report) => (report.claim && report.claim.by !== ownId ? [report.claim] : []))
    .toSorted((a, b) => b.until - a.until);
  const until = claim?.until ?? 0;
  const holds = until > openedAt && until > lapsed;
  useEffect(() => {
    if (!holds) return;
    const timer = setTimeout(() => setLapsed(until), until - serverNow());
    return () => clearTimeout(timer);
  }, [holds, until]);
  return holds ? claim?.name : undefined;
}
