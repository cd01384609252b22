import { JUNIOR_RANGER } from '@boma/domain/course/course.constants.ts';
import { Button } from '../../../components/button.ts';
import { Problem } from '../../../components/form/form-frame.tsx';
import { chakra } from '../../../components/ui.ts';
import { refusalWords } from '../../../lib/asking/refusal-words.ts';
import { useAction } from '../../../lib/asking/use-action.ts';
import { readStored } from '../../../lib/storage.ts';
import { juniorRangerKey } from '../../../lib/storage-keys.ts';
import { useStore } from '../../../lib/store.ts';
import { readStoredUser, subscribeToSession } from '../../../session/session.ts';
import { joinCourse } from '../api/join-course.ts';

const isJunior = () => readStored(juniorRangerKey) === JUNIOR_RANGER || readStoredUser()?.jr === true;

/** Joins the junior rangers, or leaves them. `onJoined` is called once it is done. */
export function JoinButton({ onJoined }: { readonly onJoined: () => void }) {
  const joined = useStore({ read: isJunior, subscribe: subscribeToSession }, false);
  const { busy, problem, run } = useAction(joinCourse, {
    doing: 'Joining the junior rangers',
    problemOf: refusalWords,
  });
  const join = async () => {
    if (await run(true)) onJoined();
  };
  return (
    <chakra.div display="grid" gap={3} justifyItems="start">
      {joined ? (
        <>
          <chakra.p fontWeight={600} color="good">
            You are one of us.
            {readStoredUser() && ' The course is in the footer.'}
          </chakra.p>
          <Button look="quiet" aria-disabled={busy} onClick={() => void run(false)}>
            Leave the junior rangers
          </Button>
        </>
      ) : (
        <Button aria-disabled={busy} onClick={() => void join()}>
          Become a junior ranger
        </Button>
      )}
      <Problem>{problem}</Problem>
    </chakra.div>
  );
}
