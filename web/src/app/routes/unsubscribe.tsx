import { profilePath } from '@boma/domain/site-paths.ts';
import { Button } from '../../components/button.ts';
import { DoneNote } from '../../components/done-note.tsx';
import { Problem } from '../../components/form/form-frame.tsx';
import { PageBody } from '../../components/page-body.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { RouterLink } from '../../components/router-link.tsx';
import { chakra } from '../../components/ui.ts';
import { endMails } from '../../features/alerts/api/alert-calls.ts';
import { refusalWords } from '../../lib/asking/refusal-words.ts';
import { useAction } from '../../lib/asking/use-action.ts';

const INCOMPLETE = 'This address is incomplete. Please press the link in the mail itself.';

/** The user and the key stand in the address, which only the mail has. */
function endFromAddress(): Promise<unknown> {
  const { uid = '', key = '' } = Object.fromEntries(new URLSearchParams(window.location.search));
  return endMails({ uid, key });
}

export default function UnsubscribeRoute() {
  const { busy, status, problem, run } = useAction(endFromAddress, {
    doing: 'Ending the alerts by mail',
    problemOf: (cause) => refusalWords(cause, { 'not-found': INCOMPLETE, 'invalid-input': INCOMPLETE }),
  });
  const isDone = status === 'done';
  return (
    <PageBody>
      <PageHead
        title="Unsubscribe"
        lead="You asked us for alerts by mail. Here you end all of them at once."
      />
      <chakra.div display="grid" gap={5} justifyItems="start" maxWidth="40rem">
        {isDone ? (
          <DoneNote>Done. We send you no more alerts by mail.</DoneNote>
        ) : (
          <Button aria-disabled={busy} onClick={() => void run()}>
            End all alerts by mail
          </Button>
        )}
        <Problem>{problem}</Problem>
        <chakra.p color="muted">
          Notifications on your devices stay as they are. Your{' '}
          <RouterLink to={profilePath('notifications')} color="accent" fontWeight={600}>
            profile
          </RouterLink>{' '}
          has every setting of your alerts.
        </chakra.p>
      </chakra.div>
    </PageBody>
  );
}
