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
import { PictureAndWords } from '../../../components/picture-and-words.tsx';
import { RouterLink } from '../../../components/router-link.tsx';
import { Box, chakra } from '../../../components/ui.ts';
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
  aspectRatio: '16 / 9',
  background: 'black',
  '& img': { width: '100%', height: '100%', objectFit: 'contain' },
} as const;

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
              </Box>
            }
          >
            <Box css={belowPlayer}>
              <Box css={wordsColumn}>
                {kind && <chakra.p css={label}>{kind}</chakra.p>}
                {/* The room of the date and the views, which are written where the viewer is. */}
                <chakra.p css={facts}>&nbsp;</chakra.p>
                {/* The room of its camera. */}
                {video.camera && <chakra.p css={facts}>&nbsp;</chakra.p>}
                {video.description !== '' && <chakra.p css={description}>{video.description}</chakra.p>}
              </Box>
              {/* The room of the button that copies the link. */}
              <Box css={actions} width="8.75rem" height="44px" />
            </Box>
            <Box css={nextPlace} />
          </PictureAndWords>
        </Box>
      </Box>
    </chakra.article>
  );
}
