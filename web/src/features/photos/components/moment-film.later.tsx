import { photoTitle } from '@boma/domain/photos/photos.constants.ts';
import type { PhotoView } from '@boma/domain/photos/photos.schema.ts';
import { linkTo } from '@boma/domain/site-paths.ts';
import { useEffect } from 'react';
import { ButtonLink } from '../../../components/button.ts';
import { Box, chakra } from '../../../components/ui.ts';
import { refreshUser } from '../../../session/refetch-user.ts';
import { useWatchesAll } from '../../../session/session.ts';
import { PlanOffer } from '../../membership/components/plan-offer.tsx';
import RecordedPlayer from '../../player/components/recorded-player.tsx';
import { requestMoment } from '../api/photo-calls.ts';

function MembersOnly() {
  return (
    <>
      {/* Beside the words are the arrows of the dialog. */}
      <chakra.p textStyle="lead" maxWidth="26rem" paddingX={12}>
        This moment was kept at a camera for members. It plays with a Premium membership.
      </chakra.p>
      <PlanOffer>
        <ButtonLink to={linkTo('subscribe')}>Subscribe</ButtonLink>
      </PlanOffer>
    </>
  );
}

/** The membership has ended while the page was open. Reloads the user, so that the whole page shows its offers. */
function Refused() {
  useEffect(() => {
    void refreshUser();
  }, []);
  return <MembersOnly />;
}

const locked = {
  // On a phone the words are taller than the picture.
  aspectRatio: { base: 'auto', md: '16 / 9' },
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: 4,
  padding: 4,
  textAlign: 'center',
  background: 'raised',
} as const;

/** A moment, playing. Viewers without a membership get the invitation in place of one of a members' camera. */
export default function MomentFilm({ photo }: { readonly photo: PhotoView }) {
  const watchesAll = useWatchesAll();
  if (photo.film?.premium === true && !watchesAll)
    return (
      <Box css={locked}>
        <MembersOnly />
      </Box>
    );
  return (
    <RecordedPlayer
      name={photo.alt || photoTitle(photo.title)}
      poster={photo.image}
      youtubeId={null}
      request={() => requestMoment(photo.id)}
      refused={<Refused />}
    />
  );
}
