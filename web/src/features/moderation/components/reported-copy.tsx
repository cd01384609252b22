import { CARD_SIZE } from '@boma/domain/photos/photos.constants.ts';
import { useState } from 'react';
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

/** What was reported, as it was then: its picture and its words. */
export function ReportedCopy({ reported: { kind, id, copy } }: { readonly reported: ReportedThing }) {
  const { picture: address, message } = copy;
  const page = reportedThings[kind].path(id);
  return (
    <>
      {address !== null && <Picture address={address} alt={message ?? ''} />}
      <MessageQuote>{message}</MessageQuote>
      {page !== undefined && (
        <chakra.p textStyle="small">
          <RouterLink to={page} {...link}>
            Open the {kind}
          </RouterLink>
        </chakra.p>
      )}
    </>
  );
}
