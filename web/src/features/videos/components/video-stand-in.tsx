import { linkTo } from '@boma/domain/site-paths.ts';
import { FILLED_VIDEO_ID, STAND_IN_MARKS } from '@boma/domain/videos/video-stand-in.ts';
import { isPremium } from '@boma/domain/videos/videos.constants.ts';
import type { VideoView } from '@boma/domain/videos/videos.schema.ts';
import { Button, ButtonLink } from '../../../components/button.ts';
import {
  dialogBody,
  dialogClose,
  dialogFrame,
  dialogHeader,
  dialogPositioner,
  popup,
} from '../../../components/dialog-box.ts';
import { CloseIcon } from '../../../components/icons.tsx';
import { LinkIcon } from '../../../components/more-icons.tsx';
import { RouterLink } from '../../../components/router-link.tsx';
import { Box, chakra } from '../../../components/ui.ts';
import {
  actions,
  belowPlayer,
  description,
  facts,
  label,
  playerBox,
  wordsColumn,
} from '../open-video-layout.ts';

const TITLE = 'video-stand-in';
const LIST = linkTo('videoHighlights');

const stage = {
  ...dialogPositioner,
  background: 'scrim',
  // The page of an unknown video has it too, empty.
  '&:not(:has(script))': { display: 'none' },
  // As the dialog does, so that nothing moves when it opens.
  'body:has(& script)': { overflow: 'hidden' },
} as const;

const picture = {
  ...playerBox,
  aspectRatio: '16 / 9',
  background: 'black',
  '& img': { width: '100%', height: '100%', objectFit: 'contain' },
} as const;

const words = { '& p': description, '& p[data-label]': { ...label, maxWidth: 'none' } } as const;

/** Markup that the server fills in. React leaves it alone. */
const filledIn = (mark: string) => ({
  suppressHydrationWarning: true,
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, in whose place the server has escaped every text
  dangerouslySetInnerHTML: { __html: mark },
});

/**
 * What the server has said of the video in the page. Undefined where it said nothing, and for a premium video: whether it
 * opens depends on the viewer, whom the page may not know yet.
 */
export function filledVideo(): VideoView | undefined {
  const text = typeof document === 'undefined' ? null : document.getElementById(FILLED_VIDEO_ID)?.textContent;
  const video = text ? (JSON.parse(text) as VideoView) : undefined;
  return video && !isPremium(video.type) ? video : undefined;
}

/** Where the dialog of the video will be, and as large: its picture, its title and what it shows, without a script. */
export function VideoStandIn() {
  return (
    <chakra.article aria-labelledby={TITLE} css={stage}>
      <Box css={[dialogFrame, popup]}>
        <Box css={dialogHeader}>
          <chakra.h2 id={TITLE} data-filled-name="" suppressHydrationWarning textStyle="section">
            Video
          </chakra.h2>
          <RouterLink to={LIST} aria-label="Close" css={dialogClose}>
            <CloseIcon />
          </RouterLink>
        </Box>
        <Box css={dialogBody}>
          <Box css={picture} {...filledIn(STAND_IN_MARKS.picture)} />
          <Box css={belowPlayer}>
            <Box css={wordsColumn}>
              <Box css={words} {...filledIn(STAND_IN_MARKS.words)} />
              {/* The room of the date and the views, which are written where the viewer is. */}
              <chakra.p css={facts}>&nbsp;</chakra.p>
            </Box>
            <Box css={actions}>
              <Button look="quiet" visibility="hidden">
                <LinkIcon size={18} />
                Copy link
              </Button>
              <ButtonLink look="quiet" to={LIST}>
                CLOSE
              </ButtonLink>
            </Box>
          </Box>
        </Box>
      </Box>
    </chakra.article>
  );
}
