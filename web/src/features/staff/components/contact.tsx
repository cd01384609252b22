import type { ContactView } from '@boma/domain/contact/contact.schema.ts';
import { useCallback, useState } from 'react';
import { Asked } from '../../../components/asked.tsx';
import { Button } from '../../../components/button.ts';
import { ChoiceField } from '../../../components/form/choice-field.tsx';
import { Problem } from '../../../components/form/form-frame.tsx';
import { PageHead } from '../../../components/page-head.tsx';
import { chakra } from '../../../components/ui.ts';
import { refusalWords } from '../../../lib/asking/refusal-words.ts';
import { useAction } from '../../../lib/asking/use-action.ts';
import { useAnswer } from '../../../lib/asking/use-answer.ts';
import { momentWords } from '../../../lib/moments.ts';
import { listContact, settleContact } from '../api/staff-calls.ts';

type State = ContactView['state'];

const CHOICES = [
  { value: 'open', text: 'Open' },
  { value: 'closed', text: 'Closed' },
] as const;

interface MessageProps {
  readonly message: ContactView;
  readonly onDone: () => Promise<void>;
}

function ContactMessage({ message, onDone }: MessageProps) {
  const { id, subject, name, email, comments, browser, sent_at, state } = message;
  const to = state === 'open' ? 'closed' : 'open';
  const { busy, problem, run } = useAction(
    async () => {
      await settleContact({ id, state: to });
      await onDone();
    },
    {
      doing: 'Settling a message to the rangers',
      problemOf: refusalWords,
    },
  );
  return (
    <chakra.li display="grid" gap={3} paddingY={6} borderTopWidth="1px" maxWidth="46rem">
      <div>
        <chakra.h2 fontWeight={600} fontSize="1.125rem" overflowWrap="anywhere">
          {subject}
        </chakra.h2>
        <chakra.p textStyle="small" color="muted" overflowWrap="anywhere">
          {name} · {momentWords(sent_at)}
        </chakra.p>
      </div>
      <chakra.p whiteSpace="pre-line" overflowWrap="anywhere">
        {comments}
      </chakra.p>
      {browser !== '' && (
        <chakra.p textStyle="small" color="muted" overflowWrap="anywhere">
          {browser}
        </chakra.p>
      )}
      <chakra.div display="flex" flexWrap="wrap" gap={4} alignItems="center">
        <Button
          look="quiet"
          aria-label={`${to === 'closed' ? 'Close' : 'Open again'}: ${subject}`}
          aria-disabled={busy}
          onClick={() => void run()}
        >
          {to === 'closed' ? 'Close' : 'Open again'}
        </Button>
        {email === '' ? (
          <chakra.span textStyle="small" color="muted">
            No answer is wanted.
          </chakra.span>
        ) : (
          <chakra.a href={`mailto:${email}`} color="accent" fontWeight={600} overflowWrap="anywhere">
            Answer {email}
          </chakra.a>
        )}
      </chakra.div>
      <Problem>{problem}</Problem>
    </chakra.li>
  );
}

/** For staff: the messages of the contact form. */
export function Contact() {
  const [state, setState] = useState<State>('open');
  const ask = useCallback(() => listContact(state), [state]);
  const answer = useAnswer(ask, { doing: 'Reading the messages to the rangers' });
  return (
    <>
      <PageHead title="Contact messages" lead="What viewers have written to us, the newest first." />
      <ChoiceField
        label="Which messages"
        name="state"
        options={CHOICES}
        first="open"
        onChoose={(value) => setState(value === 'closed' ? 'closed' : 'open')}
      />
      <chakra.div marginTop={6}>
        <Asked what="the messages" of={answer} minHeight="30vh">
          {(messages) =>
            messages.length === 0 ? (
              <chakra.p textStyle="lead" color="muted" borderTopWidth="1px" paddingTop={8}>
                {state === 'open' ? 'Every message is answered.' : 'No message is closed.'}
              </chakra.p>
            ) : (
              <ul>
                {messages.map((message) => (
                  <ContactMessage key={message.id} message={message} onDone={answer.refresh} />
                ))}
              </ul>
            )
          }
        </Asked>
      </chakra.div>
    </>
  );
}
