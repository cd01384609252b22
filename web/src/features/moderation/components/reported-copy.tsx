import { staffPath } from '@boma/domain/content-paths.ts';
import { CARD_SIZE } from '@boma/domain/photos/photos.constants.ts';
import { type ReactNode, useState } from 'react';
import { RouterLink } from '../../../components/router-link.tsx';
import { chakra } from '../../../components/ui.ts';
import type { ReportedThing } from '../group-reports.ts';
import { reportedThings } from '../reported-things.ts';
import { MessageQuote } from './message-quote.tsx';

const link = {
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  _hover: { color: 'accent' },
} as const;

const picture = {
  display: 'block',
  width: '100%',
  maxWidth: '24rem',
  height: 'auto',
  aspectRatio: '16 / 9',
  borderRadius: 'md',
  objectFit: 'cover',
  background: 'raised',
} as const;

/** The picture of a photo, until the photo is deleted. */
function Picture({ address, alt }: { readonly address: string; readonly alt: string }) {
  const [isGone, setGone] = useState(false);
  if (isGone) return <chakra.p color="muted">The picture is deleted.</chakra.p>;
  return (
    <chakra.img
      src={address}
      alt={alt}
      htmlWidth={CARD_SIZE.width}
      htmlHeight={CARD_SIZE.height}
      css={picture}
      onError={() => setGone(true)}
    />
  );
}

function Linked({ to, children }: { readonly to: string | undefined; readonly children: ReactNode }) {
  if (to === undefined) return children;
  return (
    <RouterLink to={to} {...link}>
      {children}
    </RouterLink>
  );
}

/** What was reported, as it was then: who made it, its picture and its words. */
export function ReportedCopy({ reported: { kind, id, copy } }: { readonly reported: ReportedThing }) {
  const { where, path } = reportedThings[kind];
  const { user_id, author, message } = copy;
  const page = path(id);
  return (
    <chakra.div display="grid" gap={2} fontSize="1.125rem">
      <chakra.h2 fontWeight={600} fontSize="1.0625rem">
        <Linked to={user_id === null ? undefined : staffPath('people', user_id)}>
          {author ?? (user_id === null ? 'No author' : 'A user without a name')}
        </Linked>
        <chakra.span color="muted" fontWeight={450}>
          {' '}
          {where(copy)}
        </chakra.span>
      </chakra.h2>
      {copy.picture !== null && <Picture address={copy.picture} alt={message ?? ''} />}
      <MessageQuote>{message}</MessageQuote>
      {page !== undefined && (
        <chakra.p textStyle="small">
          <Linked to={page}>Open the {kind}</Linked>
        </chakra.p>
      )}
    </chakra.div>
  );
}
