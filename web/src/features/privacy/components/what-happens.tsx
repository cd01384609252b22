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
          ' Premium renews no more, so no new month is charged; only one that has begun within the last hour still may be. If a payment has failed and is still owed, Premium ends now, and it is not tried again.'}
      </dd>
      <dt>For {DELETION_DAYS} days</dt>
      <dd>
        All else stays as it is. Come back in and undo it on this page
        {isMember && ', and Premium goes on as before, unless it has ended by then'}.
      </dd>
      <dt>After that</dt>
      <dd>
        Your account, your profile and your sign-ins are gone for good.
        {isMember && ' Premium ends with them, also if days that you paid for are left.'} What you wrote in
        the chat stays under the name ‘{FORMER_VIEWER}’, so that the others’ answers make sense; if there is
        something you would rather not leave, delete it first.
      </dd>
      <dt>What stays</dt>
      <dd>
        {isMember
          ? `The law has us keep what you bought and what was paid back, under a number and without your name, for ${RECORDS_YEARS} years. Stripe keeps its invoices, and what is written on them, at least as long.`
          : 'Nothing that leads to you. Of those who bought something, the law would have us keep that.'}
      </dd>
      {isMember && (
        <>
          <dt>Money back</dt>
          <dd>
            Is your first purchase less than {REFUND_DAYS} days old? Then take the refund before you leave: it
            is on this page, with your subscription.
          </dd>
        </>
      )}
    </chakra.dl>
  );
}
