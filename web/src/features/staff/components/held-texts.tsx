import type { HeldTextView } from '@boma/domain/words/held-texts.schema.ts';
import { Button } from '../../../components/button.ts';
import { Problem } from '../../../components/form/form-frame.tsx';
import { RouterLink } from '../../../components/router-link.tsx';
import { EmptyNote } from '../../../components/staff/empty-note.tsx';
import { chakra, Flex } from '../../../components/ui.ts';
import { refusalWords } from '../../../lib/asking/refusal-words.ts';
import { useAction } from '../../../lib/asking/use-action.ts';
import { useAnswer } from '../../../lib/asking/use-answer.ts';
import { useRefreshWhileSeen } from '../../../lib/asking/use-refresh-while-seen.ts';
import { momentWords } from '../../../lib/moments.ts';
import { useStoredUser } from '../../../session/session.ts';
import { ColleagueNote } from '../../moderation/components/colleague-note.tsx';
import { claimHeldText, decideHeldText, listHeldTexts } from '../api/staff-calls.ts';
import { colleagueWords } from '../colleague-words.ts';
import { personPath } from '../staff-sections.ts';
import { useClaim } from '../use-claim.ts';
import { ListPage, type OnDone } from './list-page.tsx';

const KINDS = { message: 'Chat message', question: 'Question' } as const;
const REASONS = { protected: 'names a protected animal', listed: 'has a word of our list' } as const;

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
    <chakra.li display="grid" gap={3} paddingY={6} borderTopWidth="1px" maxWidth="46rem" {...claim}>
      <chakra.p textStyle="small" color="muted">
        {KINDS[kind]} of{' '}
        <RouterLink to={personPath(uid)} textDecoration="underline">
          {author}
        </RouterLink>{' '}
        · {momentWords(sent_at)} · {REASONS[reason]}
      </chakra.p>
      <chakra.blockquote
        paddingLeft={4}
        borderLeftWidth="2px"
        borderLeftColor="accent"
        overflowWrap="anywhere"
      >
        {text}
      </chakra.blockquote>
      <ColleagueNote works={[held]} ownId={useStoredUser()?.id} />
      <Flex gap={3} wrap="wrap">
        <Button
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
      </Flex>
      <Problem>{problem}</Problem>
    </chakra.li>
  );
}

/** Milliseconds. */
const READ_EVERY = 5000;

/** For staff: texts that wait because of a word in them. */
export function HeldTexts() {
  const answer = useAnswer(listHeldTexts, { doing: 'Reading the held texts' });
  useRefreshWhileSeen(answer.refresh, READ_EVERY);
  return (
    <ListPage
      title="Held texts"
      lead="Their writers know that a ranger reads them first. Nothing is shown until you publish it."
      what="held texts"
      answer={answer}
    >
      {(texts, onDone) =>
        texts.length === 0 ? (
          <EmptyNote>No text waits.</EmptyNote>
        ) : (
          <ul>
            {texts.map((held) => (
              <HeldTextCard key={held.id} held={held} onDone={onDone} />
            ))}
          </ul>
        )
      }
    </ListPage>
  );
}
