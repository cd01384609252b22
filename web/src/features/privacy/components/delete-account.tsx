import { mayDeleteOwnAccount } from '@boma/domain/access/policies.ts';
import { REFUND_DAYS } from '@boma/domain/membership/plan.ts';
import {
  DELETION_DAYS,
  FORMER_VIEWER,
  PRIVACY_TEXTS,
  RECORDS_YEARS,
} from '@boma/domain/privacy/privacy.constants.ts';
import { useEffect, useRef, useState } from 'react';
import { Failed } from '../../../components/asked.tsx';
import { Button } from '../../../components/button.ts';
import { Dialog } from '../../../components/dialog.tsx';
import { FormEnd, FormFrame } from '../../../components/form/form-frame.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import { useForm } from '../../../components/form/use-form.ts';
import { PagePart } from '../../../components/page-part.tsx';
import { chakra } from '../../../components/ui.ts';
import { WaitingLines } from '../../../components/waiting-lines.tsx';
import { momentWords } from '../../../lib/moments.ts';
import { credentialsSchemas } from '../../accounts/sign-in-code.ts';
import type { Leaving } from '../api/deletion.ts';
import { leavingProblem } from '../leaving-words.ts';
import { UndoLeaving } from './undo-leaving.tsx';

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
function WhatHappens({ isMember }: { readonly isMember: boolean }) {
  return (
    <chakra.dl css={list}>
      <dt>At once</dt>
      <dd>
        Every other device is signed out.
        {isMember &&
          ' Premium no longer renews. Nothing more is charged, unless a new period began within the last hour. If a payment has failed and is still owed, Premium ends now, and we do not try it again.'}
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

interface LeaveFormProps {
  readonly hasPassword: boolean;
  /** With the password of a user who has one. @throws FirebaseError; AppError. */
  readonly onLeave: (password: string | undefined) => Promise<void>;
  readonly onStay: () => void;
}

const fields = ['password'] as const;

/** The last question: the user proves that the account is theirs. */
function LeaveForm({ hasPassword, onLeave, onStay }: LeaveFormProps) {
  const form = useForm({
    fields,
    schema: async () => {
      const { passwordProof } = await credentialsSchemas();
      return hasPassword ? passwordProof : passwordProof.partial();
    },
    toInput: (typed) => (hasPassword ? typed : {}),
    send: ({ password }: { password?: string | undefined }) => onLeave(password),
    problemsOf: leavingProblem,
    doing: 'Asking for the account to be deleted',
  });
  return (
    <FormFrame form={form}>
      <chakra.p marginTop={6} marginBottom={5}>
        {hasPassword
          ? 'Please type your password, so that we know it is you.'
          : 'Please choose your Google account once more, so that we know it is you.'}
      </chakra.p>
      {hasPassword && (
        <chakra.div maxWidth="26rem">
          <TextField
            {...form.field('password')}
            label="Your password"
            type="password"
            autoComplete="current-password"
          />
        </chakra.div>
      )}
      <FormEnd
        form={form}
        text={hasPassword ? 'Delete my account' : 'Confirm with Google and delete'}
        busyText="One moment"
        danger
        leaveText="Keep my account"
        onLeave={onStay}
      />
    </FormFrame>
  );
}

export interface DeleteAccountProps extends Pick<LeaveFormProps, 'hasPassword' | 'onLeave'> {
  readonly leaving: Leaving;
  readonly roles: readonly string[];
  /** Has there ever been a subscription? */
  readonly isMember: boolean;
  readonly onUndo: () => Promise<void>;
  readonly onLookAgain: () => void;
}

function Unknown({ failed, onLookAgain }: { readonly failed: boolean; readonly onLookAgain: () => void }) {
  if (!failed) return <WaitingLines label="Loading" minHeight="44px" lines={1} />;
  return (
    <Failed onRetry={onLookAgain}>We could not check whether your account is about to be deleted.</Failed>
  );
}

interface ComingDeletionProps {
  /** Unix milliseconds. */
  readonly dueAt: number;
  readonly undo: () => Promise<void>;
  /** The user has just asked for it, in the dialog. */
  readonly fresh: boolean;
}

/** Takes the focus from the dialog that has just gone, so that the keyboard does not lose its place. */
function ComingDeletion({ dueAt, undo, fresh }: ComingDeletionProps) {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (fresh) words.current?.focus();
  }, [fresh]);
  return (
    <>
      <chakra.p ref={words} tabIndex={-1} role="status" fontWeight={550}>
        Your account will be deleted on {momentWords(dueAt)}. Until then you can undo it, here or at the top
        of this page.
      </chakra.p>
      <UndoLeaving undo={undo} />
    </>
  );
}

function Ask(props: DeleteAccountProps & { readonly onAsked: () => void }) {
  const { hasPassword, isMember, onLeave, onAsked } = props;
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div>
      <Button look="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Delete my account
      </Button>
      <Dialog title="Delete your account?" open={open} onClose={close}>
        <WhatHappens isMember={isMember} />
        <LeaveForm
          hasPassword={hasPassword}
          onLeave={async (password) => {
            await onLeave(password);
            close();
            onAsked();
          }}
          onStay={close}
        />
      </Dialog>
    </div>
  );
}

/** The way out, and the way back. */
export function DeleteAccount(props: DeleteAccountProps) {
  const { leaving, roles, onUndo, onLookAgain } = props;
  const { deletion, failed } = leaving;
  const [fresh, setFresh] = useState(false);
  return (
    <PagePart
      title="Delete your account"
      lead={`Nothing is deleted for ${DELETION_DAYS} days, in case you change your mind.`}
    >
      {deletion && <ComingDeletion dueAt={deletion.due_at} undo={onUndo} fresh={fresh} />}
      {deletion === undefined && <Unknown failed={failed} onLookAgain={onLookAgain} />}
      {deletion === null &&
        (mayDeleteOwnAccount({ roles }) ? (
          <Ask {...props} onAsked={() => setFresh(true)} />
        ) : (
          <p>{PRIVACY_TEXTS.staff}</p>
        ))}
    </PagePart>
  );
}
