import { linkTo } from '@boma/domain/site-paths.ts';
import { useState } from 'react';
import { ButtonLink } from '../../../components/button.ts';
import { Box, chakra } from '../../../components/ui.ts';
import { useStoredUser } from '../../../session/session.ts';
import { PhotoWall } from './photo-wall.tsx';

const empty = (
  <Box display="grid" justifyItems="center" gap={5} maxWidth="32rem">
    <chakra.p color="muted">
      There is nothing here yet. Open a camera and press Snapshot when something happens: what you keep hangs
      here.
    </chakra.p>
    <ButtonLink to={linkTo('streams')}>Watch the live cameras</ButtonLink>
  </Box>
);

/** The photos of the user who is signed in. */
export function OwnGallery() {
  const user = useStoredUser();
  const [openId, setOpenId] = useState<string>();
  if (!user) return null;
  return (
    <PhotoWall
      key={user.id}
      label="Your photos"
      name="own gallery"
      filters={{ user: user.id }}
      empty={empty}
      openId={openId}
      onOpen={setOpenId}
    />
  );
}
