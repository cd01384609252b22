import { REFUND_DAYS } from '@boma/domain/membership/plan.ts';
import { DELETION_DAYS, FORMER_VIEWER, RECORDS_YEARS } from '@boma/domain/privacy/privacy.constants.ts';
import { chakra } from '../../../components/ui.ts';

const list = {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '10rem minmax(0, 1fr)' },
  borderTopWidth: '1px',
  '& dt': { fontWeight: 650, paddingTop: 4, color: 'accent' },
  '& dd': {
    paddingTop: { base: 1, md: 4 },
    paddingBottom: 4,
    borderBottomWidth: '1px',
    lineHeight: 1.6,
  },
  '& dt + dd': { borderColor: 'hairline' },
  md: { '& dt': { borderBottomWidth: '1px' } },
} as const;

/** Explains what happens to a deleted account, and when. */
export function WhatHappens({ isMember }: { readonly isMember: boolean }) {
  return (
    <chakra.dl css={list}>
      <dt>At once</dt>
      <dd>
        Every other device is signed out.
        {isMember &&
          ' Premium no longer renews. No new month is charged, unless it began within the last hour. If a payment has failed and is still owed, Premium ends now, and we do not try it again.'}
      </dd>
      <dt>For {DELETION_DAYS} days</dt>
      <dd>
        Everything else stays as it is. You can sign in again and undo it on this page
        {isMember && ', and Premium goes on as before, unless it has ended by then'}.
      </dd>
      <dt>After that</dt>
      <dd>
        Your account, your profile and your sign-ins are gone for good.
        {isMember && ' Premium ends with them, even if you have paid for more days.'} What you wrote in the
        chat stays under the name ‘{FORMER_VIEWER}’, so that the answers of others make sense. If you would
        rather not leave a message, delete it first.
      </dd>
      <dt>What stays</dt>
      <dd>
        {isMember
          ? `The law requires us to keep what you bought and what was refunded, under a number and without your name, for ${RECORDS_YEARS} years. Stripe keeps its invoices, and what is written on them, at least as long.`
          : 'Nothing that identifies you. Only purchases would have to be kept, by law.'}
      </dd>
      {isMember && (
        <>
          <dt>Money back</dt>
          <dd>
            Is your first purchase less than {REFUND_DAYS} days old? Then ask for the refund before you leave:
            the button is on this page, with your subscription.
          </dd>
        </>
      )}
    </chakra.dl>
  );
}
