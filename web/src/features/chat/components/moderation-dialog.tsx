import { MESSAGE_MAX_LENGTH } from '@boma/domain/chat/chat.constants.ts';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/button.ts';
import { Dialog } from '../../../components/dialog.tsx';
import { chakra, Flex } from '../../../components/ui.ts';
import type { ChatRow } from '../chat-state.ts';
import { carryOut, takeBack, type Verdict, verdicts } from '../moderation-verdict.ts';
import { refusalWords } from '../refusal-words.ts';
import { dialogForm } from './dialog-form.ts';

const FAILED = 'That did not work. Please try it again.';
const NO_REASON = 'Please say why. They read it word for word.';

/** One act at a time, and what came of it. */
function useAct() {
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const act = async (doing: () => Promise<string>) => {
    setBusy(true);
    setProblem(undefined);
    try {
      setDone(await doing());
    } catch (cause) {
      setProblem(refusalWords(cause, FAILED));
    }
    setBusy(false);
  };
  return { busy, done, problem, setProblem, begin: (doing: () => Promise<string>) => void act(doing) };
}

function Choices({
  verdict,
  onChoose,
}: {
  readonly verdict: Verdict;
  readonly onChoose: (to: Verdict) => void;
}) {
  const choices = [
    ...verdicts.map(({ id, name }) => ({ id, name: `Mute for ${name}` })),
    { id: 'ban', name: 'Ban' },
  ];
  return (
    <fieldset>
      <legend>What shall happen?</legend>
      {choices.map(({ id, name }) => (
        <label key={id} className="choice">
          <input
            type="radio"
            name="verdict"
            value={id}
            checked={verdict === id}
            onChange={() => onChoose(id as Verdict)}
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}

interface Person {
  readonly uid: string;
  readonly author: string;
}

type Act = ReturnType<typeof useAct>;

function Outcome({
  person,
  act,
  onClose,
}: {
  readonly person: Person;
  readonly act: Act;
  readonly onClose: () => void;
}) {
  return (
    <chakra.div role="status" display="grid" gap={5} justifyItems="start">
      <p>{act.done}</p>
      <Flex gap={3} wrap="wrap">
        <Button onClick={onClose}>Back to the fire</Button>
        <Button
          look="quiet"
          disabled={act.busy}
          onClick={() => act.begin(() => takeBack(person.uid, person.author))}
        >
          Take it back
        </Button>
      </Flex>
      {act.problem && <chakra.p color="danger">{act.problem}</chakra.p>}
    </chakra.div>
  );
}

/** What was decided, and whether it is to be carried out: a ban is asked about twice. */
function useDecision(person: Person, act: Act) {
  const [verdict, setVerdict] = useState<Verdict>('10');
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const decide = () => {
    if (reason.trim() === '') act.setProblem(NO_REASON);
    else if (verdict === 'ban' && !asked) setAsked(true);
    else act.begin(() => carryOut(verdict, { ...person, reason: reason.trim() }));
  };
  return {
    verdict,
    reason,
    asked,
    decide,
    choose: (to: Verdict) => {
      setVerdict(to);
      setAsked(false);
    },
    write: (text: string) => {
      setReason(text);
      act.setProblem(undefined);
    },
  };
}

const ARE_YOU_SURE =
  'A ban closes the account and signs it out everywhere, until staff take it back. Are you sure?';

interface DecisionProps {
  readonly message: string;
  readonly person: Person;
  readonly act: Act;
  readonly onClose: () => void;
}

function Decision({ message, person, act, onClose }: DecisionProps) {
  const { verdict, reason, asked, decide, choose, write } = useDecision(person, act);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    decide();
  };
  const go = verdict === 'ban' ? 'Ban' : 'Mute';
  return (
    <chakra.form css={dialogForm} onSubmit={onSubmit} noValidate>
      <blockquote dir="auto">{message}</blockquote>
      <Choices verdict={verdict} onChoose={choose} />
      <label className="field">
        Why? They read it word for word.
        <textarea
          maxLength={MESSAGE_MAX_LENGTH}
          dir="auto"
          value={reason}
          onChange={({ target }) => write(target.value)}
        />
      </label>
      {(act.problem ?? asked) && (
        <chakra.p role="alert" {...(act.problem ? { color: 'danger' } : {})}>
          {act.problem ?? ARE_YOU_SURE}
        </chakra.p>
      )}
      <Flex gap={3} wrap="wrap">
        <Button type="submit" disabled={act.busy}>
          {asked ? 'Yes, close the account' : go}
        </Button>
        <Button look="quiet" onClick={onClose}>
          Leave it
        </Button>
      </Flex>
    </chakra.form>
  );
}

interface ModerationDialogProps {
  readonly row: ChatRow;
  readonly onClose: () => void;
}

/** For staff: keeps the author of a message from writing for a while, or closes their account. */
export function ModerationDialog({ row, onClose }: ModerationDialogProps) {
  const { author, message, user_id: uid } = row.message;
  const act = useAct();
  if (uid === null) return null;
  const person = { uid, author };
  return (
    <Dialog title={`Mute or ban ${author}`} open onClose={onClose}>
      {act.done === undefined ? (
        <Decision message={message} person={person} act={act} onClose={onClose} />
      ) : (
        <Outcome person={person} act={act} onClose={onClose} />
      )}
    </Dialog>
  );
}
