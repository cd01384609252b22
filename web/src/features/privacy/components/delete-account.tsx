import { mayDeleteOwnAccount } from '@boma/domain/access/policies.ts';
import { DELETION_DAYS, PRIVACY_TEXTS } from '@boma/domain/privacy/privacy.constants.ts';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/button.ts';
import { Dialog } from '../../../components/dialog.tsx';
import { PagePart } from '../../../components/page-part.tsx';
import { chakra } from '../../../components/ui.ts';
import { WaitingLines } from '../../../components/waiting-lines.tsx';
import { momentWords } from '../../../lib/moments.ts';
import type { Leaving } from '../api/deletion.ts';
import { LeaveForm, type LeaveFormProps } from './leave-form.tsx';
import { UndoLeaving } from './undo-leaving.tsx';
import { WhatHappens } from './what-happens.tsx';

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
    <chakra.div role="alert" display="grid" gap={4} justifyItems="start">
      <p>
        We could not check whether your account is about to be deleted. It may be your connection or ours.
      </p>
      <Button look="quiet" onClick={onLookAgain}>
        Retry
      </Button>
    </chakra.div>
  );
}

/** Takes the focus from the dialog that has just gone, so that the keyboard does not lose its place. */
function Asked({ dueAt, undo, fresh }: { dueAt: number; undo: () => Promise<void>; fresh: boolean }) {
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
      title="Leave for good"
      lead={`Nothing is deleted for ${DELETION_DAYS} days, in case you change your mind.`}
    >
      {deletion && <Asked dueAt={deletion.due_at} undo={onUndo} fresh={fresh} />}
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
