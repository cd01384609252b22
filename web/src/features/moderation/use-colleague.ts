import type { Claim } from '@boma/domain/claim.schema.ts';
import { useEffect, useState } from 'react';
import { serverNow } from '../../lib/server-clock.ts';

/** The name of a colleague who works on one of these things now. Undefined: nobody does, or the viewer alone. */
export function useColleague(
  works: readonly { readonly claim: Claim | null }[],
  ownId: string | undefined,
): string | undefined {
  const [openedAt] = useState(serverNow);
  const [lapsed, setLapsed] = useState(0);
  const [claim] = works
    .flatMap((work) => (work.claim && work.claim.by !== ownId ? [work.claim] : []))
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
