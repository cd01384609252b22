import { videoPath } from '@boma/domain/content-paths.ts';
import { linkTo, streamPath } from '@boma/domain/site-paths.ts';
import { videoData } from '@boma/domain/videos/video-data.ts';
import { isPremium, PREMIUM_PROMPT, premiumLabels } from '@boma/domain/videos/videos.constants.ts';
import type { VideoView } from '@boma/domain/videos/videos.schema.ts';
import { useCallback, useEffect, useLayoutEffect } from 'react';
import { Button, ButtonLink } from '../../../components/button.ts';
import { Dialog } from '../../../components/dialog.tsx';
import { fromAround } from '../../../components/focus-around.ts';
import { PictureAndWords } from '../../../components/picture-and-words.tsx';
import { RouterLink } from '../../../components/router-link.tsx';
import { ShareButton } from '../../../components/share-button.tsx';
import { Box, chakra, Flex } from '../../../components/ui.ts';
import { WaitingLines } from '../../../components/waiting-lines.tsx';
import { brand } from '../../../config/brand.ts';
import { trackModal } from '../../../lib/analytics/views.ts';
import { useAnswer } from '../../../lib/asking/use-answer.ts';
import { useStructuredData } from '../../../lib/structured-data.ts';
import { useWatchesAll } from '../../../session/session.ts';
import { PlanOffer } from '../../membership/components/plan-offer.tsx';
import RecordedPlayer from '../../player/components/recorded-player.tsx';
import { streamsResource } from '../../streams/api/streams.ts';
import { requestVideo, viewVideo } from '../api/videos.ts';
import {
  actions,
  belowPlayer,
  description,
  facts,
  label as labelStyle,
  nextPlace,
  wordsColumn,
} from '../open-video-layout.ts';
import { factsOf, titleOf } from '../video-words.ts';
import VideoRefused from './video-refused.later.tsx';

/** What the dialog of a premium video shows to viewers without a membership, in place of the video. */
function PremiumPrompt({ onClose }: { readonly onClose: () => void }) {
  return (
    <>
      <chakra.p textStyle="lead" maxWidth="38rem">
        {PREMIUM_PROMPT.text}
      </chakra.p>
      <Box display="grid" gap={4} marginTop={6}>
        <PlanOffer>
          <Flex gap={3} wrap="wrap">
            <ButtonLink to={linkTo('subscribe')}>{PREMIUM_PROMPT.action}</ButtonLink>
            <Button look="quiet" onClick={onClose}>
              No Thanks
            </Button>
          </Flex>
        </PlanOffer>
      </Box>
    </>
  );
}

export interface VideoModalProps {
  readonly id: number;
  /** What the page knows of the video already. */
  readonly known?: VideoView | undefined;
  /** The path of the page that the modal covers, for the statistics. */
  readonly pagePath: string;
  readonly onClose: () => void;
  /** The film that follows, which `onNext` opens in this dialog. */
  readonly next?: VideoView | undefined;
  readonly onNext?: ((video: VideoView) => void) | undefined;
  /** A film will follow that the page does not know yet: its room is kept free. */
  readonly awaitsNext?: boolean;
  /** There is no such video. */
  readonly onUnknown?: (() => void) | undefined;
  /** It is about to be seen: called before the browser paints it. */
  readonly onShown?: (() => void) | undefined;
}

const nextFilm = {
  display: 'grid',
  gridTemplateColumns: { base: '7rem minmax(0, 1fr)', md: '8rem minmax(0, 1fr)' },
  gap: 4,
  alignItems: 'center',
  width: '100%',
  paddingTop: 4,
  borderTopWidth: '1px',
  textAlign: 'left',
  '& img': { width: '100%', height: 'auto', aspectRatio: '16 / 9', objectFit: 'cover', borderRadius: 'md' },
  '& strong': { display: 'block', fontWeight: 600, lineHeight: 1.35, lineClamp: 2 },
  _hover: { '& strong': { color: 'accent' } },
} as const;

/**
 * Where the film was made, with the way there. A camera that viewers do not see, or not any more, is not named: its line stays
 * empty, as it is until the cameras are known.
 */
function FilmedAt({ camera }: { readonly camera: string }) {
  const stream = streamsResource.useResource().value?.find(({ slug }) => slug === camera);
  if (!stream) return <chakra.p css={facts}>&nbsp;</chakra.p>;
  return (
    <chakra.p css={facts}>
      Filmed at{' '}
      {/* In a fallback font a bold word is higher than its line, which has the room that the rendered page kept. */}
      <RouterLink to={streamPath(stream.slug)} color="accent" fontWeight={600} lineHeight={1}>
        {stream.name}
      </RouterLink>
    </chakra.p>
  );
}

/** The film that follows in the list. */
function NextFilm({
  next,
  onNext,
}: Required<Pick<VideoModalProps, 'onNext'>> & { readonly next: VideoView }) {
  return (
    <chakra.button type="button" css={nextFilm} onClick={() => onNext?.(next)}>
      <img src={next.cover} alt="" width={640} height={360} />
      <span>
        <chakra.span css={labelStyle}>Next video</chakra.span>
        <strong>{titleOf(next)}</strong>
      </span>
    </chakra.button>
  );
}

function Playing({
  video,
  next,
  onNext,
  awaitsNext = false,
}: Pick<VideoModalProps, 'next' | 'onNext' | 'awaitsNext'> & { readonly video: VideoView }) {
  const title = titleOf(video);
  const label = premiumLabels[video.type];
  return (
    <PictureAndWords
      picture={
        <RecordedPlayer
          key={video.id}
          name={title}
          poster={video.cover}
          youtubeId={video.youtube_id}
          request={() => requestVideo(video)}
          captionsOf={video.captioned && video.id}
          refused={<VideoRefused />}
        />
      }
    >
      <Box css={belowPlayer}>
        <Box css={wordsColumn}>
          {label && <chakra.p css={labelStyle}>{label}</chakra.p>}
          <chakra.p css={facts}>
            {video.show && `${video.show.title} · `}
            {factsOf(video)}
            {video.captioned && ' · Captions'}
          </chakra.p>
          {video.camera && <FilmedAt camera={video.camera} />}
          {video.description !== '' && <chakra.p css={description}>{video.description}</chakra.p>}
        </Box>
        <Box css={actions}>
          <ShareButton path={videoPath(video.id)} />
        </Box>
      </Box>
      {(next || awaitsNext) && (
        <Box css={nextPlace}>{next && onNext && <NextFilm next={next} onNext={onNext} />}</Box>
      )}
    </PictureAndWords>
  );
}

function VideoFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Box role="alert" paddingY={8} display="grid" justifyItems="center" gap={4}>
      <chakra.p textStyle="lead">The video could not be loaded.</chakra.p>
      {/* oxlint-disable-next-line house/asks-again -- `Failed` would be one more file of this dialog, which every page of videos lists. */}
      <Button onClick={fromAround(onRetry)}>Try again</Button>
    </Box>
  );
}

function OpenVideo(props: VideoModalProps) {
  const { id, known, pagePath, onClose, onUnknown } = props;
  const ask = useCallback(() => viewVideo(id), [id]);
  const { answer, failed, retry } = useAnswer(ask, {
    doing: 'Reading a video',
  });
  const watchesAll = useWatchesAll();
  // The answer of the film before stands until that of the next one comes.
  const video = [answer, known].find((each) => each?.id === id) ?? undefined;
  useEffect(() => {
    if (answer === null) onUnknown?.();
  }, [answer, onUnknown]);
  useEffect(() => trackModal({ kind: 'video', id }, pagePath), [id, pagePath]);
  useStructuredData(video ? videoData(video, brand.origin) : undefined);
  const isRefused = !!video && isPremium(video.type) && !watchesAll;
  // One dialog for all of it: a second one that replaced it while it opens could be closed with it.
  return (
    <Dialog title={video ? titleOf(video) : 'Video'} shows={id} open onClose={onClose} closeWord="CLOSE">
      {isRefused && <PremiumPrompt onClose={onClose} />}
      {video && !isRefused && <Playing {...props} video={video} />}
      {!video && failed && <VideoFailed onRetry={retry} />}
      {!video && !failed && answer !== null && <WaitingLines label="Loading the video" />}
      {!video && answer === null && (
        <>
          <chakra.p textStyle="lead">This video is not here any more.</chakra.p>
          <ButtonLink to={linkTo('videoHighlights')} marginTop={6} onClick={onClose}>
            All video highlights
          </ButtonLink>
        </>
      )}
    </Dialog>
  );
}

/** One video over the page, playing. Viewers without a membership get the invitation in place of a premium one. */
export default function VideoModal(props: VideoModalProps) {
  const { known, onClose, onShown } = props;
  const watchesAll = useWatchesAll();
  useLayoutEffect(() => onShown?.(), [onShown]);
  // It is not asked for, because that would count as a view.
  if (known && isPremium(known.type) && !watchesAll)
    return (
      <Dialog title={titleOf(known)} open onClose={onClose} closeWord="CLOSE">
        <PremiumPrompt onClose={onClose} />
      </Dialog>
    );
  return <OpenVideo {...props} />;
}
