import { showsOffers } from '@boma/domain/accounts/offers.policy.ts';
import { watchingOf } from '@boma/domain/accounts/watching.policy.ts';
import { planPrice } from '@boma/domain/membership/plan.ts';
import { sitePaths } from '@boma/domain/site-paths.ts';
import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { PlayIcon } from '../../../components/more-icons.tsx';
import { chakra } from '../../../components/ui.ts';
import { useLiveSite } from '../../../lib/live-site.ts';
import { useUserType } from '../../../session/session.ts';
import { overPicture } from '../../../theme/over-picture.ts';
import { CameraPlayer } from '../../player/components/camera-player.tsx';
import { LiveStill } from '../../streams/components/live-still.tsx';
import { previewRefresh } from '../../streams/preview-schedule.ts';
import { isOnAir } from '../../streams/stream-air.ts';
import { NAME_OVER } from './wall-styles.ts';

const PLAYER_GROUP = 'multiview';

/** In a small tile the camera's name and the button fill the picture. */
const price = (
  <chakra.p textStyle="small" color="muted" css={{ '@container (width < 272px)': { display: 'none' } }}>
    {planPrice()}
  </chakra.p>
);
const unlock = { name: 'Subscribe', href: sitePaths.subscribe, terms: price };

interface TilePlayerProps {
  readonly stream: StreamView;
  readonly sounding: boolean;
  /** The player calls it when it begins to sound: the others fall silent. */
  readonly onHeard: () => void;
}

/** A camera of the wall. At most one is heard. */
function TilePlayer({ stream, sounding, onHeard }: TilePlayerProps) {
  const userType = useUserType();
  return (
    <CameraPlayer
      stream={stream}
      watching={watchingOf(stream.subscriber_only, userType)}
      live={isOnAir(useLiveSite(), stream.slug)}
      poster={stream.cover}
      compact
      muted={!sounding}
      group={PLAYER_GROUP}
      unlock={showsOffers(userType) ? unlock : undefined}
      // A player that falls silent may only be waiting for the camera: it stays the one to be heard.
      onSoundChange={(heard) => heard && onHeard()}
    />
  );
}

/** In a small tile the middle reaches down to the badges. */
const aboveBadges = {
  '@container (width < 260px)': {
    alignSelf: 'flex-start',
    marginTop: `calc(6px + ${NAME_OVER})`,
    paddingY: 1,
    lineHeight: 1.25,
  },
} as const;

function WatchButton({ name, onClick }: { readonly name: string; readonly onClick: () => void }) {
  return (
    <chakra.button
      type="button"
      onClick={onClick}
      position="absolute"
      inset={0}
      display="flex"
      alignItems="center"
      justifyContent="center"
      outlineOffset="-4px"
      containerType="inline-size"
      css={{ '&:hover > span': { background: overPicture.shade(86) } }}
    >
      <chakra.span
        display="inline-flex"
        alignItems="center"
        gap={2}
        maxWidth="92%"
        paddingX={4}
        paddingY={2}
        borderRadius="full"
        background={overPicture.shade(66)}
        color={overPicture.ink}
        textStyle="small"
        fontWeight={600}
        transition="background 0.2s"
        css={aboveBadges}
      >
        <PlayIcon size={16} />
        Watch {name}
      </chakra.span>
    </chakra.button>
  );
}

interface TilePictureProps {
  readonly chosen: StreamView | undefined;
  /** The camera whose still fills a tile without a camera. */
  readonly suggested: StreamView | undefined;
  readonly sounding: boolean;
  readonly onHeard: () => void;
  readonly onChoose: (slug: string) => void;
}

/** The content of the frame: the player of the chosen camera, a still that invites, or nothing yet. */
export function TilePicture({ chosen, suggested, sounding, onHeard, onChoose }: TilePictureProps) {
  if (chosen) return <TilePlayer stream={chosen} sounding={sounding} onHeard={onHeard} />;
  if (!suggested) return null;
  return (
    <>
      <LiveStill key={suggested.slug} stream={suggested} refresh={previewRefresh.streamsPage} />
      <WatchButton name={suggested.name} onClick={() => onChoose(suggested.slug)} />
    </>
  );
}
