import { maySanction, SANCTION_OFFER } from '@boma/domain/moderation/sanction-kinds.ts';
import { useCallback, useState } from 'react';
import { Asked } from '../../../components/asked.tsx';
import { Button } from '../../../components/button.ts';
import { PagePart } from '../../../components/page-part.tsx';
import { StaffHead } from '../../../components/staff/staff-head.tsx';
import { useAnswer } from '../../../lib/asking/use-answer.ts';
import { useStoredUser } from '../../../session/session.ts';
import { PersonHistoryPart } from '../../moderation/components/person-history.tsx';
import SanctionDialog from '../../moderation/components/sanction-dialog.later.tsx';
import { readPerson } from '../api/staff-calls.ts';
import { sectionPath } from '../staff-sections.ts';
import { PersonFacts, PersonReports } from './person-facts.tsx';
import { PersonNotes } from './person-notes.tsx';

interface HistoryProps {
  readonly uid: string;
  readonly name: string;
}

/** What staff have done about the user, and what they can do now. */
function History({ uid, name }: HistoryProps) {
  const user = useStoredUser();
  const [isOpen, setOpen] = useState(false);
  const [round, setRound] = useState(0);
  return (
    <PagePart title="Sanctions" lead="And what staff have done about this user.">
      <PersonHistoryPart key={round} uid={uid} author={name} />
      {maySanction(user) && (
        <div>
          <Button look="quiet" onClick={() => setOpen(true)}>
            {SANCTION_OFFER}
          </Button>
        </div>
      )}
      {isOpen && (
        <SanctionDialog
          message={{ id: '', author: name, message: '', user_id: uid }}
          onClose={() => {
            setOpen(false);
            setRound(round + 1);
          }}
        />
      )}
    </PagePart>
  );
}

/** One user, as staff see them. */
export function PersonPage({ uid }: { readonly uid: string }) {
  const ask = useCallback(() => readPerson(uid), [uid]);
  const answer = useAnswer(ask, { doing: 'Reading the page of a user' });
  return (
    <>
      <StaffHead
        title={answer.answer?.person.display_name ?? 'A person'}
        back={{ to: sectionPath('people'), text: 'People' }}
      />
      <Asked what="this user" of={answer} minHeight="30vh">
        {(held) => (
          <>
            <PersonFacts held={held} refresh={answer.refresh} />
            <History uid={uid} name={held.person.display_name} />
            <PagePart title="Notes" lead="What colleagues should know about this user.">
              <PersonNotes key={uid} uid={uid} name={held.person.display_name} />
            </PagePart>
            <PersonReports held={held} />
          </>
        )}
      </Asked>
    </>
  );
}
