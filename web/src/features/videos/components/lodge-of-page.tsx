import type { ReactNode } from 'react';
import { lodgeResource } from '../../lodges/api/lodge.ts';
import { useLodgeHost } from '../../lodges/lodge-host.ts';

interface LodgeOfPageProps {
  /** Gets the id of the lodge whose host name this is, null on the site's own. */
  readonly children: (lodge: number | null) => ReactNode;
  /** Stands there until the lodge is known. */
  readonly waiting?: ReactNode;
}

function OnLodgeHost({ children, waiting }: LodgeOfPageProps) {
  const { value, status } = lodgeResource.useResource();
  if (value === undefined && status !== 'failed') return waiting;
  return children(value?.id ?? null);
}

/** For parts of a page that show what belongs to the lodge of this host name. Other hosts are not asked about. */
export function LodgeOfPage(props: LodgeOfPageProps) {
  return useLodgeHost() ? <OnLodgeHost {...props} /> : props.children(null);
}
