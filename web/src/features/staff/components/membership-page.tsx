import type { StaffMembership } from '@boma/domain/membership/staff-membership.schema.ts';
import { useCallback } from 'react';
import { Asked } from '../../../components/asked.tsx';
import { Button, ButtonLink } from '../../../components/button.ts';
import { Problem } from '../../../components/form/form-frame.tsx';
import { StaffHead } from '../../../components/staff/staff-head.tsx';
import { chakra, Flex } from '../../../components/ui.ts';
import { refusalWords } from '../../../lib/asking/refusal-words.ts';
import { useAction } from '../../../lib/asking/use-action.ts';
import { useAnswer } from '../../../lib/asking/use-answer.ts';
import { momentWords } from '../../../lib/moments.ts';
import { dayOf, moneyWords } from '../../membership/subscription-line.ts';
import { readMembership, syncMembership } from '../api/staff-calls.ts';
import {
  comparedRows,
  invoiceWords,
  planWords,
  refundWords,
  subscriptionFacts,
  verdict,
} from '../membership-words.ts';
import { personPath, sectionPath } from '../staff-sections.ts';
import { MembershipGift } from './membership-gift.tsx';
import { MembershipPart } from './membership-part.tsx';

interface PartProps {
  readonly held: StaffMembership;
}

const table = {
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  '& th, & td': {
    paddingY: 2,
    paddingInlineEnd: 3,
    textAlign: 'start',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
  },
  '& th': { fontWeight: 600, textStyle: 'small' },
  '& tbody th': { color: 'muted', fontWeight: 400 },
  '& tbody tr': { borderTopWidth: '1px' },
  '& [data-differs] td': { color: 'danger', fontWeight: 600 },
} as const;

function Compared({ held: { stripe, stored } }: PartProps) {
  return (
    <chakra.table css={table}>
      <thead>
        <tr>
          <th scope="col">Membership</th>
          <th scope="col">Stripe says</th>
          <th scope="col">The site stores</th>
        </tr>
      </thead>
      <tbody>
        {comparedRows(stripe?.facts ?? null, stored).map(({ what, stripe: said, site }) => (
          <tr key={what} {...(stripe && said !== site && { 'data-differs': '' })}>
            <th scope="row">{what}</th>
            <td>{stripe ? said : 'no answer'}</td>
            <td>{site}</td>
          </tr>
        ))}
      </tbody>
    </chakra.table>
  );
}

function syncWords({ synced_at, last_event_ts }: StaffMembership): string {
  const synced =
    synced_at === null ? 'The site has never asked Stripe.' : `Last synced: ${momentWords(synced_at)}.`;
  return last_event_ts > 0
    ? `${synced} Newest event of Stripe: ${momentWords(last_event_ts * 1000)}.`
    : synced;
}

/** Whether Stripe and the site agree, and the button that makes them. */
function Agreement({ held, refresh }: PartProps & { readonly refresh: () => Promise<void> }) {
  const { busy, status, problem, run } = useAction(
    async () => {
      await syncMembership({ uid: held.uid });
      await refresh();
    },
    {
      doing: 'Syncing a membership',
      problemOf: refusalWords,
    },
  );
  const { agrees, words } = verdict(held);
  return (
    <MembershipPart title="Now" lead="What Stripe says, beside what the site stores.">
      <chakra.p role="status" fontWeight={600} color={agrees ? 'good' : 'danger'}>
        {status === 'done' && held.stripe && 'Synced. '}
        {words}
      </chakra.p>
      <Compared held={held} />
      <div>
        <chakra.p textStyle="small" color="muted" marginBottom={3}>
          {syncWords(held)}
        </chakra.p>
        <Button look="quiet" aria-disabled={busy} onClick={() => void run()}>
          {busy ? 'Asking Stripe' : 'Sync now'}
        </Button>
        <Problem>{problem}</Problem>
      </div>
    </MembershipPart>
  );
}

const entry = {
  display: 'grid',
  gap: 1,
  paddingY: 3,
  borderTopWidth: '1px',
  overflowWrap: 'anywhere',
} as const;

function AtStripe({ stripe }: { readonly stripe: NonNullable<StaffMembership['stripe']> }) {
  return (
    <MembershipPart title="Subscriptions" lead="In Stripe’s words, the newest first.">
      {stripe.subscriptions.length === 0 && (
        <chakra.p color="muted">
          {stripe.customers.length === 0
            ? 'Stripe knows no customer who is this user.'
            : 'Stripe knows this user, who has never bought anything.'}
        </chakra.p>
      )}
      <ul aria-label="Subscriptions">
        {stripe.subscriptions.map((subscription) => (
          <chakra.li key={subscription.id} css={entry}>
            <p>
              <b>{subscription.status}</b> · {planWords(subscription)}
            </p>
            {subscriptionFacts(subscription).map((fact) => (
              <p key={fact}>{fact}</p>
            ))}
            <chakra.p textStyle="small" color="muted">
              {subscription.id}
            </chakra.p>
          </chakra.li>
        ))}
      </ul>
    </MembershipPart>
  );
}

function Money({ held }: PartProps) {
  const invoices = held.stripe?.invoices ?? [];
  return (
    <MembershipPart title="Invoices and refund" lead="The last six invoices, with tax.">
      {!held.stripe && (
        <chakra.p color="muted">Stripe does not answer, so its invoices are not here.</chakra.p>
      )}
      {held.stripe && invoices.length === 0 && <chakra.p color="muted">There are no invoices.</chakra.p>}
      <ul aria-label="Invoices">
        {invoices.map((invoice) => (
          <chakra.li key={invoice.id} css={entry}>
            <Flex justify="space-between" gap={4} wrap="wrap">
              <span>
                {dayOf(invoice.created)} · {invoiceWords(invoice)}
              </span>
              <chakra.b fontVariantNumeric="tabular-nums">
                {moneyWords({ amount: invoice.total, currency: invoice.currency })}
              </chakra.b>
            </Flex>
            <chakra.p textStyle="small" color="muted">
              {invoice.number ?? 'A draft, without a number'}
            </chakra.p>
          </chakra.li>
        ))}
      </ul>
      <p>{refundWords(held)}</p>
    </MembershipPart>
  );
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 7fr) minmax(0, 5fr)' },
  gap: 4,
  alignItems: 'start',
} as const;

const column = { display: 'grid', gap: 4, minWidth: 0 } as const;

/** The membership of one user, for staff. */
export function MembershipPage({ uid }: { readonly uid: string }) {
  const ask = useCallback(() => readMembership(uid), [uid]);
  const answer = useAnswer(ask, { doing: 'Reading a membership' });
  return (
    <>
      <StaffHead
        title={answer.answer ? `Membership of ${answer.answer.display_name}` : 'Membership'}
        back={{ to: sectionPath('memberships'), text: 'Memberships' }}
        tools={
          <ButtonLink look="quiet" to={personPath(uid)}>
            Everything about this user
          </ButtonLink>
        }
      />
      <Asked what="this membership" of={answer} minHeight="30vh">
        {(held) => (
          <chakra.div css={columns}>
            <chakra.div css={column}>
              <Agreement held={held} refresh={answer.refresh} />
              {held.stripe && <AtStripe stripe={held.stripe} />}
            </chakra.div>
            <chakra.div css={column}>
              <MembershipGift held={held} refresh={answer.refresh} />
              <Money held={held} />
            </chakra.div>
          </chakra.div>
        )}
      </Asked>
    </>
  );
}
