import { linkTo } from '@boma/domain/site-paths.ts';
import { premiumLabels } from '@boma/domain/videos/videos.constants.ts';
import type { VideoView } from '@boma/domain/videos/videos.schema.ts';
import {
  dialogBody,
  dialogCloseInWords,
  dialogFrame,
  dialogHeader,
  dialogPositioner,
  popup,
} from '../../../components/dialog-box.ts';
import { CloseIcon } from '../../../components/icons.tsx';
import { PlayIcon } from '../../../components/more-icons.tsx';
import { PictureAndWords } from '../../../components/picture-and-words.tsx';
import { RouterLink } from '../../../components/router-link.tsx';
import { Box, chakra } from '../../../components/ui.ts';
import { WaitingShape } from '../../../components/waiting-shape.tsx';
import { overPicture } from '../../../theme/over-picture.ts';
import {
  actions,
  belowPlayer,
  description,
  facts,
  label,
  nextPlace,
  wordsColumn,
} from '../open-video-layout.ts';
import { titleOf } from '../video-words.ts';

const TITLE = 'video-stand-in';
const LIST = linkTo('videoHighlights');

const stage = {
  ...dialogPositioner,
  background: 'scrim',
  // As the dialog does, so that nothing moves when it opens.
  'body:has(&)': { overflow: 'hidden' },
} as const;

const picture = {
  position: 'relative',
  aspectRatio: '16 / 9',
  background: 'black',
  '& img': { width: '100%', height: '100%', objectFit: 'contain' },
} as const;

/** It is a film, which begins once the page is alive. */
const sign = {
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  display: 'grid',
  placeItems: 'center',
  boxSize: '4.5rem',
  borderRadius: 'full',
  background: overPicture.shade(72),
  color: overPicture.ink,
  '& path': { fill: 'currentColor' },
} as const;

/** A line of facts that is not known yet: the date and the views are written where the viewer is. */
const factRoom = (
  <WaitingShape shape="lines" count={1} css={{ ...facts, height: '1lh', alignContent: 'center' }} />
);

/** The room of the button that copies the link. */
const actionsRoom = (
  <WaitingShape shape="fields" count={1} css={{ ...actions, width: '8.75rem', height: '44px' }} />
);

const nextRoom = { paddingTop: 4, borderTopWidth: '1px' } as const;

/** Where the dialog of the video will be, and as large: its picture, its title and what it shows, without a script. */
export function VideoStandIn({ video }: { readonly video: VideoView }) {
  const title = titleOf(video);
  const kind = premiumLabels[video.type];
  return (
    <chakra.article aria-labelledby={TITLE} css={stage}>
      <Box css={[dialogFrame, popup]}>
        <Box css={dialogHeader}>
          <chakra.h2 id={TITLE} textStyle="section">
            {title}
          </chakra.h2>
          <RouterLink to={LIST} css={dialogCloseInWords}>
            CLOSE
            <CloseIcon size={18} />
          </RouterLink>
        </Box>
        <Box css={dialogBody}>
          <PictureAndWords
            picture={
              <Box css={picture}>
                {video.cover && <img src={video.cover} alt={title} fetchPriority="high" />}
                <Box css={sign}>
                  <PlayIcon size={32} />
                </Box>
              </Box>
            }
          >
            <Box css={belowPlayer}>
              <Box css={wordsColumn}>
                {kind && <chakra.p css={label}>{kind}</chakra.p>}
                {factRoom}
                {/* Its camera. */}
                {video.camera && factRoom}
                {video.description !== '' && <chakra.p css={description}>{video.description}</chakra.p>}
              </Box>
              {actionsRoom}
            </Box>
            <Box css={nextPlace}>
              <WaitingShape shape="lines" count={2} css={nextRoom} />
            </Box>
          </PictureAndWords>
        </Box>
      </Box>
    </chakra.article>
  );
}
