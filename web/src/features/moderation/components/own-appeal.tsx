import { CHAT_NAME } from '@boma/domain/site-identity.ts';
import { useState } from 'react';
import { Failed } from '../../../components/asked.tsx';
import { PagePart } from '../../../components/page-part.tsx';
import { useAnswer } from '../../../lib/asking/use-answer.ts';
import { momentWords } from '../../../lib/moments.ts';
import { readStored } from '../../../lib/storage.ts';
import { appealKey } from '../../../lib/storage-keys.ts';
import { useStoredUser } from '../../../session/session.ts';
import { readOwnAppeal } from '../api/appeal-calls.ts';
import { AppealAnswer, AppealForm } from './appeal-parts.tsx';

/** For a user who may not write now, or who has sent an appeal from this device. Others cause no call. */
export function OwnAppeal() {
  const user = useStoredUser();
  const [hasAsked] = useState(() => readStored(appealKey));
  return user && (user.sanction || hasAsked === user.id) ? <AppealPart userId={user.id} /> : null;
}

const TITLE = `Writing in ${CHAT_NAME}`;

const ask = () => readOwnAppeal();

/**
 * Why the user may not write now, and their appeal with its answer. Nothing for a user who has neither. After a failure:
 * an offer to try again.
 */
function AppealPart({ userId }: { readonly userId: string }) {
  const { answer, failed, refresh, retry } = useAnswer(ask, {
    doing: 'Reading the own appeal',
  });
  if (!answer && failed)
    return (
      <PagePart title={TITLE}>
        <Failed onRetry={retry}>We could not load this part of your profile.</Failed>
      </PagePart>
    );
  if (!answer?.sanction && !answer?.appeal) return null;
  const { appeal, sanction, may_appeal } = answer;
  return (
    <PagePart title={TITLE}>
      {sanction && (
        <p>
          {sanction.alert}
          {sanction.until !== null && ` It ends on ${momentWords(sanction.until)}.`}
        </p>
      )}
      {appeal && <AppealAnswer appeal={appeal} stands={sanction !== null} />}
      {may_appeal && <AppealForm userId={userId} onSent={refresh} />}
    </PagePart>
  );
}
