import type {
  Colleague,
  OnCallView,
  DutyWishes as Wishes,
} from '@boma/domain/alerts/alert-settings.schema.ts';
import { useState } from 'react';
import { Asked } from '../../../components/asked.tsx';
import { Button } from '../../../components/button.ts';
import { fieldLook } from '../../../components/form/field-frame.tsx';
import { Problem } from '../../../components/form/form-frame.tsx';
import { StaffHead } from '../../../components/staff/staff-head.tsx';
import { chakra, Flex } from '../../../components/ui.ts';
import { refusalWords } from '../../../lib/asking/refusal-words.ts';
import { useAction } from '../../../lib/asking/use-action.ts';
import { useAnswer } from '../../../lib/asking/use-answer.ts';
import { useReadOnReturn } from '../../../lib/asking/use-read-on-return.ts';
import { useSaveNewest } from '../../../lib/asking/use-save-newest.ts';
import { momentWords } from '../../../lib/moments.ts';
import { passDuty, readOnCall, saveDuty } from '../api/staff-calls.ts';
import { refreshDesk } from '../live-desk.ts';
import { DutyWays } from './duty-ways.tsx';
import { DutyWishes } from './duty-wishes.tsx';

/** How alerts reach a colleague. */
function reachWords({ devices, mail }: Colleague): string {
  const ways = [devices === 1 ? '1 device' : devices > 1 ? `${devices} devices` : '', mail ? 'mail' : ''];
  return ways.filter(Boolean).join(' and ') || 'nothing reaches them';
}

type Pass = (from: string | null, to: string | null) => void;

interface PersonProps {
  readonly person: Colleague;
  readonly colleagues: readonly Colleague[];
  readonly isOwn: boolean;
  readonly busy: boolean;
  readonly pass: Pass;
}

const select = {
  ...fieldLook,
  width: 'auto',
  minWidth: 0,
  maxWidth: '100%',
  minHeight: '44px',
  paddingInline: 3,
} as const;

/** The colleagues whom a duty can be passed on to. */
function PassOn({ person: { uid, name }, colleagues, busy, pass }: Omit<PersonProps, 'isOwn'>) {
  const [to, setTo] = useState('');
  const others = colleagues.filter((each) => each.on_call_since === null);
  if (others.length === 0) return null;
  return (
    <>
      <select
        aria-label={`Pass on from ${name} to`}
        value={to}
        onChange={(event) => setTo(event.currentTarget.value)}
      >
        <option value="">Pass on to…</option>
        {others.map((each) => (
          <option key={each.uid} value={each.uid}>
            {each.name} ({reachWords(each)})
          </option>
        ))}
      </select>
      <Button
        look="quiet"
        aria-label={`Pass on the duty of ${name}`}
        aria-disabled={busy || to === ''}
        onClick={() => to !== '' && pass(uid, to)}
      >
        Pass on
      </Button>
    </>
  );
}

function PersonOnCall({ person, colleagues, isOwn, busy, pass }: PersonProps) {
  const { uid, name, on_call_since } = person;
  return (
    <chakra.li display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={3} paddingY={5} borderTopWidth="1px">
      <div>
        <chakra.h3 fontWeight={600} fontSize="1.125rem" overflowWrap="anywhere">
          {isOwn ? `${name} (you)` : name}
        </chakra.h3>
        <chakra.p textStyle="small" color="muted">
          {on_call_since !== null && `Since ${momentWords(on_call_since)} · `}
          {reachWords(person)}
        </chakra.p>
      </div>
      <Flex gap={3} wrap="wrap" align="center">
        <PassOn person={person} colleagues={colleagues} busy={busy} pass={pass} />
        <Button
          look="quiet"
          aria-label={`End the duty of ${name}`}
          aria-disabled={busy}
          onClick={() => pass(uid, null)}
        >
          End
        </Button>
      </Flex>
    </chakra.li>
  );
}

interface RosterProps {
  readonly view: OnCallView;
  readonly busy: boolean;
  readonly problem: string | undefined;
  readonly pass: Pass;
}

/** Who is on call, with the ways to pass it on. */
function Roster({ view: { uid: own, colleagues }, busy, problem, pass }: RosterProps) {
  const onCall = colleagues.filter(({ on_call_since }) => on_call_since !== null);
  const isOn = onCall.some(({ uid }) => uid === own);
  return (
    <chakra.section aria-labelledby="on-call-now" maxWidth="50rem" css={{ '& select': select }}>
      <chakra.h2 id="on-call-now" textStyle="section" marginBottom={3}>
        Now
      </chakra.h2>
      <div role="status">
        {onCall.length === 0 && (
          <chakra.p color="danger" marginBottom={3}>
            Nobody is on call: no alert leaves the site.
          </chakra.p>
        )}
      </div>
      <ul>
        {onCall.map((person) => (
          <PersonOnCall
            key={person.uid}
            person={person}
            colleagues={colleagues}
            isOwn={person.uid === own}
            busy={busy}
            pass={pass}
          />
        ))}
      </ul>
      {!isOn && (
        <Button look="solid" aria-disabled={busy} onClick={() => pass(null, own)}>
          Go on call
        </Button>
      )}
      <Problem>{problem}</Problem>
    </chakra.section>
  );
}

/**
 * Who is on call and the reader's wishes, with the ways to change both. They are read again when the reader turns to the
 * page: colleagues change who is on call, and a change of a wish sends all of them.
 */
function useOnCall() {
  const answer = useAnswer(readOnCall, { doing: 'Reading who is on call' });
  const take = (next: OnCallView) => answer.change(() => next);
  const passing = useAction(
    async (from: string | null, to: string | null) => {
      take(await passDuty({ from, to }));
      refreshDesk();
    },
    { doing: 'Changing who is on call', problemOf: refusalWords },
  );
  const saving = useSaveNewest(async (wished: Wishes) => take(await saveDuty(wished)), {
    doing: 'Saving what staff hear of on call',
    problemOf: refusalWords,
  });
  const isSettled = !passing.busy && !saving.busy && saving.problem === undefined;
  useReadOnReturn(answer, readOnCall, { doing: 'Reading who is on call again', isSettled });
  return { answer, passing, saving };
}

/** For staff: who is on call, and what the reader hears of while on call. */
export function OnCall() {
  const { answer, passing, saving } = useOnCall();
  const { busy, problem, run } = passing;
  return (
    <>
      <StaffHead
        title="On call"
        lead="Staff on call hear at once of what cannot wait, outside their quiet hours."
      />
      <Asked what="who is on call" of={answer} minHeight="30vh">
        {(view) => (
          <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={10}>
            <Roster view={view} busy={busy} problem={problem} pass={(from, to) => void run(from, to)} />
            <DutyWishes view={view} saving={saving} />
            <DutyWays />
          </chakra.div>
        )}
      </Asked>
    </>
  );
}
