import { Box } from '../../../components/ui.ts';
import { WhenNear } from '../../../components/when-near.tsx';

const load = () => import('./members-videos.later.tsx');

/** About as high as a heading and a row of cards. */
export const videosRoom = {
  base: 'calc(44vw + 11rem)',
  sm: 'calc(25vw + 11rem)',
  md: 'min(18vw + 10rem, 25rem)',
} as const;

/** The newest videos for members, in the room that is kept free for them. */
export const MembersVideosPlace = () => (
  <Box marginBottom={{ base: 10, md: 14 }}>
    <WhenNear load={load} minHeight={videosRoom} />
  </Box>
);
