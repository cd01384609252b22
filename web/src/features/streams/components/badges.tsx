import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { LockIcon } from '../../../components/icons.tsx';
import { chakra } from '../../../components/ui.ts';
import { overPicture } from '../../../theme/over-picture.ts';

const Badge = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '5px',
    height: '24px',
    paddingInline: '9px',
    borderRadius: 'full',
    fontSize: '0.6875rem',
    fontWeight: 700,
    letterSpacing: '0.07em',
    textTransform: 'uppercase',
    lineHeight: 1,
  },
});

export function LiveBadge() {
  return (
    <Badge background="live" color="onLive">
      <chakra.span boxSize="6px" borderRadius="full" background="currentColor" aria-hidden="true" />
      LIVE
    </Badge>
  );
}

/** What is known of a camera at this moment, and whom it is for. Says nothing of the air until that is known. */
export function StreamBadges({
  stream,
  onAir,
}: {
  readonly stream: StreamView;
  readonly onAir: boolean | undefined;
}) {
  return (
    <>
      {onAir && <LiveBadge />}
      {onAir === false && (
        <Badge background={overPicture.shade(78)} color={overPicture.ink}>
          Off air
        </Badge>
      )}
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
