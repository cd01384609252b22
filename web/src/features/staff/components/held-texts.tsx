import type { HeldTextView } from '@boma/domain/words/held-texts.schema.ts';
import { Button } from '../../../components/button.ts';
import { Problem } from '../../../components/form/form-frame.tsx';
import { firstAction, QueueActions } from '../../../components/queue/queue-actions.tsx';
import { QueueCard, queueList } from '../../../components/queue/queue-card.tsx';
import { chakra } from '../../../components/ui.ts';
import { refusalWords } from '../../../lib/asking/refusal-words.ts';
import { useAction } from '../../../lib/asking/use-action.ts';
import { useAnswer } from '../../../lib/asking/use-answer.ts';
import { useRefreshWhileSeen } from '../../../lib/asking/use-refresh-while-seen.ts';
import { useStoredUser } from '../../../session/session.ts';
import { ColleagueNote } from '../../moderation/components/colleague-note.tsx';
import { MessageQuote } from '../../moderation/components/message-quote.tsx';
import { claimHeldText, decideHeldText, listHeldTexts } from '../api/staff-calls.ts';
import { colleagueWords } from '../colleague-words.ts';
import { personPath } from '../staff-sections.ts';
import { useClaim } from '../use-claim.ts';
import type { OnDone } from './list-page.tsx';
import { QueuePage } from './queue-page.tsx';

/** They follow the writer's name. */
const KINDS = { message: 'wrote in the chat', question: 'asked a question' } as const;
const REASONS = { protected: 'it names a protected animal', listed: 'it has a word of our list' } as const;

interface HeldTextProps {
  readonly held: HeldTextView;
  readonly onDone: OnDone;
}

function HeldTextCard({ held, onDone }: HeldTextProps) {
  const { id, uid, author, kind, text, reason, sent_at } = held;
  const { busy, problem, run } = useAction(
    async (decision: 'release' | 'refuse') => {
      const words = await decideHeldText({ id, decision }).then(
        () => undefined,
        colleagueWords('This text is gone.'),
      );
      await onDone(
        words ??
          (decision === 'release' ? `The text of ${author} is published.` : 'The text stays unpublished.'),
      );
    },
    {
      doing: 'Deciding about a held text',
      problemOf: refusalWords,
    },
  );
  const claim = useClaim(() => claimHeldText({ id }));
  return (
    <QueueCard
      name={author}
      to={personPath(uid)}
      where={KINDS[kind]}
      since={sent_at}
      facts={REASONS[reason]}
      actions={
        <QueueActions about={author}>
          <Button
            look="quiet"
            css={firstAction}
            aria-label={`Publish the text of ${author}`}
            aria-disabled={busy}
            onClick={() => void run('release')}
          >
            Publish it
          </Button>
          <Button
            look="quiet"
            aria-label={`Refuse the text of ${author}`}
            aria-disabled={busy}
            onClick={() => void run('refuse')}
          >
            Refuse it
          </Button>
        </QueueActions>
      }
      {...claim}
    >
      <MessageQuote>{text}</MessageQuote>
      <ColleagueNote works={[held]} ownId={useStoredUser()?.id} />
      <Problem>{problem}</Problem>
    </QueueCard>
  );
}

/** Milliseconds. */
const READ_EVERY = 5000;

/** For staff: texts that wait because of a word in them. */
export function HeldTexts() {
  const answer = useAnswer(listHeldTexts, { doing: 'Reading the held texts' });
  useRefreshWhileSeen(answer, READ_EVERY);
  return (
    <QueuePage
      title="Held texts"
      lead="Their writers know that a ranger reads them first. Nothing is shown until you publish it."
      queue="held-texts"
      what="held texts"
      empty="No text waits."
      settled
      answer={answer}
    >
      {(texts, onDone) => (
        <chakra.ul css={queueList}>
          {texts.map((held) => (
            <HeldTextCard key={held.id} held={held} onDone={onDone} />
          ))}
        </chakra.ul>
      )}
    </QueuePage>
  );
}
