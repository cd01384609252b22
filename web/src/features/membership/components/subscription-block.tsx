import type { GiftView } from '@boma/domain/membership/gifts.schema.ts';
import { CARD_SAVED } from '@boma/domain/membership/portal-return.ts';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Failed } from '../../../components/asked.tsx';
import { DoneNote } from '../../../components/done-note.tsx';
import { PagePart } from '../../../components/page-part.tsx';
import { RouterLink } from '../../../components/router-link.tsx';
import { chakra } from '../../../components/ui.ts';
import { WaitingLines } from '../../../components/waiting-lines.tsx';
import { dateWords } from '../../../lib/moments.ts';
import { useStoredUser, useWatchesAll } from '../../../session/session.ts';
import type { PortalFlow } from '../api/portal.ts';
import { type Subscriptions, useSubscriptions } from '../api/subscriptions.ts';
import { CHANGES_TAKE } from '../changes-take.ts';
import { isOver } from '../subscription-line.ts';
import { PlanTerms } from './plan-offer.tsx';
import { BILLING_PATH, SubscriptionRow } from './subscription-block-row.tsx';
import { SubscriptionButton } from './subscription-button.tsx';

/**
 * True if the user has just saved a new card: the address says so, and this browser sent the user to the payment provider
 * for it. The address is cleaned, so that a reload does not say it again.
 */
function useCardSaved(cameFrom: PortalFlow | undefined): boolean {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const says = new URLSearchParams(search).has(CARD_SAVED);
  const [isTold] = useState(says);
  useEffect(() => {
    if (says) void navigate(pathname, { replace: true });
  }, [says, pathname, navigate]);
  return isTold && cameFrom === 'update';
}

interface SubscriptionBlockProps {
  /** The account is about to be deleted, and the membership with it. */
  readonly leaving?: boolean;
}

/** For a user without a running subscription: the way to one, or the news that none is needed. */
function WithoutOne({ had }: { readonly had: boolean }) {
  const isMember = useStoredUser()?.is_subscribed ?? false;
  const watchesAll = useWatchesAll();
  if (isMember)
    return <p>You are a Premium member without a subscription of your own: nothing is charged.</p>;
  if (watchesAll) return <p>All cameras are open to you as one of our rangers: nothing is charged.</p>;
  return (
    <chakra.div display="grid" gap={4} justifyItems="start">
      <p>
        {had
          ? 'You have no membership at the moment. Most of the cameras are open to you all the same.'
          : 'You have no membership yet. Most of the cameras are open to you all the same; with Premium all of them are, and without adverts.'}
      </p>
      <SubscriptionButton />
      <PlanTerms />
    </chakra.div>
  );
}

/** What staff have given: until when, why, and that it costs nothing. `runs`: the user pays for a subscription too. */
function Gift({ gift: { until, reason }, runs }: { readonly gift: GiftView; readonly runs: boolean }) {
  return (
    <chakra.div display="grid" gap={1}>
      <chakra.p fontWeight={600} overflowWrap="anywhere">
        We have given you Premium until {dateWords(until)}
        {reason === '' ? '.' : `: “${reason}”`}
      </chakra.p>
      <chakra.p color="muted">
        Nothing is charged for it, and it ends by itself.{' '}
        {runs ? 'It changes nothing about your own subscription.' : 'You can subscribe after it has ended.'}
      </chakra.p>
    </chakra.div>
  );
}

function Content({ held, leaving }: { readonly held: Subscriptions; readonly leaving: boolean }) {
  const { list, gift, failed, retry, refund } = held;
  const [refunded, setRefunded] = useState(false);
  if (!list && failed) return <Failed onRetry={retry}>We could not load your subscription.</Failed>;
  if (!list) return <WaitingLines label="Loading your subscription" />;
  const onRefund = () => refund().then(() => setRefunded(true));
  const runs = list.some((subscription) => !isOver(subscription));
  return (
    <>
      {refunded && <DoneNote>Your money is on its way back, and your membership has ended.</DoneNote>}
      {list.length > 0 && (
        <ul>
          {list.map((subscription) => (
            <SubscriptionRow
              key={subscription.id}
              subscription={subscription}
              gift={gift}
              leaving={leaving}
              onRefund={onRefund}
            />
          ))}
        </ul>
      )}
      {gift && <Gift gift={gift} runs={runs} />}
      {!runs && !gift && <WithoutOne had={list.length > 0} />}
      {list.length > 0 && (
        <chakra.p textStyle="small">
          <RouterLink to={BILLING_PATH} color="accent" textDecoration="underline" textUnderlineOffset="3px">
            Receipts and billing
          </RouterLink>
        </chakra.p>
      )}
    </>
  );
}

interface SubscriptionPartProps extends SubscriptionBlockProps {
  readonly held: Subscriptions;
  readonly cardSaved?: boolean;
}

/** The state of the membership. Its source is passed in. */
export function SubscriptionPart({ held, cardSaved = false, leaving = false }: SubscriptionPartProps) {
  return (
    <PagePart title="Subscription" lead={CHANGES_TAKE}>
      {cardSaved && <DoneNote>Your new card is saved. We charge this card from now on.</DoneNote>}
      <Content held={held} leaving={leaving} />
    </PagePart>
  );
}

/** The user's membership: its state, what is charged when, and what the user can do. */
export function SubscriptionBlock(props: SubscriptionBlockProps) {
  const held = useSubscriptions();
  return <SubscriptionPart held={held} cardSaved={useCardSaved(held.cameFrom)} {...props} />;
}
