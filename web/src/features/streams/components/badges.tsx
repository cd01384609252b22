import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { LockIcon } from '../../../components/icons.tsx';
import { Badge, StateBadge } from '../../../components/state-badge.tsx';
import { cameraState } from '../../../lib/live-state.ts';
import { useOnline } from '../../../lib/online.ts';
import { overPicture } from '../../../theme/over-picture.ts';

interface StreamBadgesProps {
  readonly stream: StreamView;
  /** Undefined while it is unknown, and where the state is shown elsewhere. */
  readonly onAir: boolean | undefined;
}

/** What is known of a camera at this moment, and whom it is for. Says nothing of the air until that is known. */
export function StreamBadges({ stream, onAir }: StreamBadgesProps) {
  const state = cameraState(onAir, useOnline());
  return (
    <>
      {/* Cards leave a missing network to the bar of the site. */}
      {state && state !== 'offline' && <StateBadge state={state} />}
      {stream.subscriber_only && (
        <Badge
          background={overPicture.accentGround}
          color={overPicture.accentInk}
          boxShadow={`inset 0 0 0 1px ${overPicture.accentEdge(55)}`}
          css={{ 'html[data-user=subscriber] & svg': { display: 'none' } }}
        >
          <LockIcon size={13} />
          Premium
        </Badge>
      )}
    </>
  );
}
