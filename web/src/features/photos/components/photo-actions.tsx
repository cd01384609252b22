import { may } from '@boma/domain/access/access.ts';
import { photoTitle } from '@boma/domain/photos/photos.constants.ts';
import type { PhotoView } from '@boma/domain/photos/photos.schema.ts';
import { linkTo } from '@boma/domain/site-paths.ts';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../components/button.ts';
import { ConfirmButton } from '../../../components/confirm-button.tsx';
import { Problem } from '../../../components/form/form-frame.tsx';
import { drawn, FacebookIcon } from '../../../components/icons.tsx';
import { chakra, Flex } from '../../../components/ui.ts';
import { refusalWords } from '../../../lib/asking/refusal-words.ts';
import { useAction } from '../../../lib/asking/use-action.ts';
import { useStoredUser } from '../../../session/session.ts';
import { ReportButton } from '../../moderation/components/report-button.tsx';
import { deletePhoto, featurePhoto } from '../api/photo-calls.ts';
import { shareLinks } from '../photo-links.ts';

const XIcon = drawn('M4 4h4.5L20 20h-4.5zM19.5 4L13.2 11M10.8 13.3L4.5 20');

const link = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 2,
  minWidth: '44px',
  minHeight: '44px',
  paddingX: 4,
  borderWidth: '1px',
  borderRadius: 'full',
  fontWeight: 600,
  _hover: { borderColor: 'accent', color: 'accent' },
} as const;

function ShareLinks({ photo }: { readonly photo: PhotoView }) {
  return (
    <chakra.ul aria-label="Share this photo" display="flex" flexWrap="wrap" gap={2} listStyleType="none">
      {shareLinks(photo).map(({ name, href }) => (
        <li key={name}>
          <chakra.a
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`Share on ${name}`}
            css={link}
          >
            {name === 'Facebook' ? <FacebookIcon size={18} /> : <XIcon size={18} />}
            {name}
          </chakra.a>
        </li>
      ))}
    </chakra.ul>
  );
}

/** Staff: shows the photo on home, or no longer. */
function FeatureButton({ photo }: { readonly photo: PhotoView }) {
  // The photo comes from a list, and then anew from the server.
  const [said, setSaid] = useState<boolean>();
  const featured = said ?? photo.featured;
  const { busy, problem, run } = useAction(
    async () => setSaid((await featurePhoto(photo.id, !featured)).featured),
    { doing: 'Featuring a photo', problemOf: refusalWords },
  );
  return (
    <>
      <Button look="quiet" aria-pressed={featured} aria-disabled={busy} onClick={() => void run()}>
        {featured ? 'Chosen for home' : 'Show on home'}
      </Button>
      <Problem>{problem}</Problem>
    </>
  );
}

/** What can be done with a photo: share it, report it, and delete it where it is the viewer's own or the viewer is staff. */
export function PhotoActions({
  photo,
  onDeleted,
}: {
  readonly photo: PhotoView;
  readonly onDeleted: () => void;
}) {
  const user = useStoredUser();
  const mayDelete = user !== undefined && (user.id === photo.user.id || may(user, 'photo.delete'));
  const thing = photo.film ? 'moment' : 'photo';
  const title = photoTitle(photo.title);
  const { id, alt } = photo;
  const words = alt === '' ? title : `${title} · ${alt}`;
  const reportable = { kind: 'photo', id, words, author: photo.user.display_name } as const;
  return (
    <Flex gap={3} wrap="wrap" align="flex-start">
      <ShareLinks photo={photo} />
      <ButtonLink to={linkTo('videoHighlights')} look="quiet">
        More Highlights
      </ButtonLink>
      {may(user, 'photo.feature') && <FeatureButton photo={photo} />}
      {mayDelete && (
        <ConfirmButton
          name={`Delete ${title}`}
          question={`Delete this ${thing} for everyone?`}
          yes="Delete it"
          no="Keep it"
          onConfirm={async () => {
            await deletePhoto(photo.id);
            onDeleted();
          }}
        >
          Delete
        </ConfirmButton>
      )}
      {user !== undefined && user.id !== photo.user.id && (
        <ReportButton thing={reportable} name={`Report ${title}`} />
      )}
    </Flex>
  );
}
