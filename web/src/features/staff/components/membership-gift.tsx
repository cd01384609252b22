import { may } from '@boma/domain/access/access.ts';
import { GIFT_DAYS } from '@boma/domain/membership/gifts.constants.ts';
import type { StaffMembership } from '@boma/domain/membership/staff-membership.schema.ts';
import { useRef, useState } from 'react';
import { ConfirmButton } from '../../../components/confirm-button.tsx';
import { refusedProblems } from '../../../components/editing/edit-problems.ts';
import { FormFrame, Problem, SubmitButton } from '../../../components/form/form-frame.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import { useForm } from '../../../components/form/use-form.ts';
import { chakra } from '../../../components/ui.ts';
import { refusalWords } from '../../../lib/asking/refusal-words.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import { useStoredUser } from '../../../session/session.ts';
import { giveMembership, takeMembership } from '../api/staff-calls.ts';
import { giftWords } from '../membership-words.ts';
import { MembershipPart } from './membership-part.tsx';

const fields = ['days', 'reason'] as const;

interface GiftProps {
  readonly held: StaffMembership;
  readonly refresh: () => Promise<void>;
}

interface FormProps {
  readonly held: StaffMembership;
  readonly onDone: (words: string) => Promise<void>;
}

function GiftForm({ held: { uid, display_name }, onDone }: FormProps) {
  const form = useForm({
    fields,
    schema: async () => (await import('@boma/domain/membership/gifts.schema.ts')).giveMembershipInput,
    toInput: ({ days, reason }) => ({ uid, days: Number(days), reason }),
    send: async (input) => {
      await giveMembership(input);
      await onDone(`${display_name} has the access of a member.`);
    },
    problemsOf: (cause) => refusedProblems(cause, { fields }),
    doing: 'Giving a membership',
  });
  return (
    <FormFrame form={form} label="Give a membership">
      <TextField
        {...form.field('days')}
        label="Days from now"
        hint={`${GIFT_DAYS.min} to ${GIFT_DAYS.max}`}
        type="number"
        inputMode="numeric"
        min={GIFT_DAYS.min}
        max={GIFT_DAYS.max}
      />
      <TextField {...form.field('reason')} label="Reason" hint="The member reads it." />
      <Problem>{form.problem}</Problem>
      <SubmitButton busy={form.busy}>{form.busy ? 'One moment' : 'Give it'}</SubmitButton>
    </FormFrame>
  );
}

/** The membership that staff have given. Admins give one without a payment, and take it back. */
export function MembershipGift({ held, refresh }: GiftProps) {
  const user = useStoredUser();
  const [said, setSaid] = useState('');
  const [now] = useState(serverNow);
  const { uid, display_name, gift } = held;
  const isRunning = gift !== null && gift.until > now;
  const status = useRef<HTMLParagraphElement>(null);
  const onDone = async (words: string) => {
    await refresh();
    setSaid(words);
    // The form, or the question, is another one now.
    status.current?.focus();
  };
  return (
    <MembershipPart
      title="Gift"
      lead="Access without a payment, which ends by itself. What the user pays for stays as it is."
    >
      <chakra.p overflowWrap="anywhere">{giftWords(gift, now)}</chakra.p>
      <chakra.p
        ref={status}
        role="status"
        tabIndex={-1}
        color="good"
        fontWeight={600}
        _empty={{ display: 'none' }}
      >
        {said}
      </chakra.p>
      {isRunning && may(user, 'membership.take') && (
        <div>
          <ConfirmButton
            question={`Take the gift back from ${display_name}?`}
            yes="Yes, take it back"
            no="Leave it"
            problemOf={refusalWords}
            onConfirm={async () => {
              await takeMembership({ uid });
              await onDone('The gift is taken back.');
            }}
          >
            Take it back
          </ConfirmButton>
        </div>
      )}
      {may(user, 'membership.give') && (
        <chakra.div maxWidth="24rem" display="grid" gap={3}>
          {isRunning && <p>A new gift takes the place of this one.</p>}
          <GiftForm key={gift?.given_at} held={held} onDone={onDone} />
        </chakra.div>
      )}
    </MembershipPart>
  );
}
