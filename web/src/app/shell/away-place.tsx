import { Suspense, useEffect, useState } from 'react';
import { late } from '../../components/late-part.tsx';
import { wasAway } from '../../features/alerts/absence.ts';
import { streamsResource } from '../../features/streams/api/streams.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { readStored, writeStored } from '../../lib/storage.ts';
import { lastSeenKey } from '../../lib/storage-keys.ts';
import { useUserType } from '../../session/session.ts';

const WhileAway = late(() => import('../../features/alerts/components/while-away.later.tsx'));

function readLast(): number | undefined {
  const last = Number(readStored(lastSeenKey) ?? Number.NaN);
  return Number.isFinite(last) ? last : undefined;
}

/** The end of the visit before this one, if that is long ago. A page that is shown again after hours begins a visit too. */
function useAbsence(): number | undefined {
  const [since, setSince] = useState<number>();
  useEffect(() => {
    const update = () => {
      const now = serverNow();
      const last = readLast();
      if (document.visibilityState === 'visible' && wasAway(last, now)) setSince(last);
      writeStored(lastSeenKey, String(now));
    };
    update();
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);
  return since;
}

interface PlaceProps {
  /** Receives the focus that the closed card had. */
  readonly onClosed: () => void;
}

function Missed({ since, onClosed }: PlaceProps & { readonly since: number }) {
  const { value: streams = [] } = streamsResource.useResource();
  const nameOf = (slug: string) => streams.find((stream) => stream.slug === slug)?.name ?? slug;
  return (
    <Suspense fallback={null}>
      <WhileAway key={since} since={since} nameOf={nameOf} onClosed={onClosed} />
    </Suspense>
  );
}

/** What signed-in viewers missed, whose code is loaded only after an absence. */
export function AwayPlace({ onClosed }: PlaceProps) {
  const since = useAbsence();
  const userType = useUserType();
  if (since === undefined || userType === 'guest' || userType === 'unknown') return null;
  return <Missed since={since} onClosed={onClosed} />;
}
