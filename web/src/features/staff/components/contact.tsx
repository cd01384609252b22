import type { ContactView } from '@boma/domain/contact/contact.schema.ts';
import { useCallback, useState } from 'react';
import { Asked } from '../../../components/asked.tsx';
import { Button } from '../../../components/button.ts';
import { FormEnd, FormFrame, Problem } from '../../../components/form/form-frame.tsx';
import { TextArea } from '../../../components/form/text-area.tsx';
import { useForm } from '../../../components/form/use-form.ts';
import { EmptyNote } from '../../../components/staff/empty-note.tsx';
import { StaffHead } from '../../../components/staff/staff-head.tsx';
import { ToolChoice } from '../../../components/staff/toolbar.tsx';
import { chakra } from '../../../components/ui.ts';
import { refusalWords } from '../../../lib/asking/refusal-words.ts';
import { useAction } from '../../../lib/asking/use-action.ts';
import { useAnswer } from '../../../lib/asking/use-answer.ts';
import { useRefreshWhileSeen } from '../../../lib/asking/use-refresh-while-seen.ts';
import { momentWords } from '../../../lib/moments.ts';
import { answerContact, listContact, settleContact } from '../api/staff-calls.ts';

type State = ContactView['state'];

const CHOICES = [
  { value: 'open', text: 'Open' },
  { value: 'closed', text: 'Closed' },
] as const;

interface MessageProps {
  readonly message: ContactView;
  readonly onDone: (words: string) => Promise<void>;
}

const fields = ['text'] as const;

/** The answer, which the writer gets as a mail. */
function AnswerForm({ message, onDone, onLeave }: MessageProps & { readonly onLeave: () => void }) {
  const { id, name, email, answers } = message;
  const form = useForm({
    fields,
    schema: async () => (await import('@boma/domain/contact/contact.schema.ts')).answerContactInput,
    toInput: ({ text }) => ({ id, after: answers.length, text }),
    send: async (input) => {
      await answerContact(input);
      await onDone(`Your answer is on its way to ${email}.`);
    },
    problemsOf: (cause) => ({ form: refusalWords(cause) }),
    doing: 'Answering a message to the rangers',
  });
  return (
    <FormFrame form={form} guarded label={`Answer ${name}`}>
      <chakra.div display="grid" gap={4}>
        <TextArea
          {...form.field('text')}
          rows={5}
          label="Your answer"
          hint={`Mailed to ${email}. What comes back is in the rangers’ mailbox.`}
        />
        <FormEnd
          form={form}
          text="Send the answer"
          busyText="Sending…"
          leaveText="Leave it"
          onLeave={onLeave}
        />
      </chakra.div>
    </FormFrame>
  );
}

/** What staff have mailed to the writer. */
function Answers({ answers }: Pick<ContactView, 'answers'>) {
  if (answers.length === 0) return null;
  return (
    <chakra.ol display="grid" gap={4} aria-label="Answers">
      {answers.map(({ text, at }) => (
        <chakra.li key={at} paddingLeft={4} borderLeftWidth="2px" borderLeftColor="accent">
          <chakra.p whiteSpace="pre-line" overflowWrap="anywhere">
            {text}
          </chakra.p>
          <chakra.p textStyle="small" color="muted">
            Answered {momentWords(at)}
          </chakra.p>
        </chakra.li>
      ))}
    </chakra.ol>
  );
}

function MessageActions(props: MessageProps) {
  const { message, onDone } = props;
  const { id, subject, email, state } = message;
  const [isAnswering, setAnswering] = useState(false);
  const to = state === 'open' ? 'closed' : 'open';
  const { busy, problem, run } = useAction(
    async () => {
      await settleContact({ id, state: to });
      await onDone(to === 'closed' ? `‘${subject}’ is closed.` : `‘${subject}’ is open again.`);
    },
    { doing: 'Settling a message to the rangers', problemOf: refusalWords },
  );
  if (isAnswering) return <AnswerForm {...props} onLeave={() => setAnswering(false)} />;
  return (
    <>
      <chakra.div display="flex" flexWrap="wrap" gap={4} alignItems="center">
        {email !== '' && (
          <Button aria-label={`Answer: ${subject}`} onClick={() => setAnswering(true)}>
            Answer
          </Button>
        )}
        <Button
          look="quiet"
          aria-label={`${to === 'closed' ? 'Close' : 'Open again'}: ${subject}`}
          aria-disabled={busy}
          onClick={() => void run()}
        >
          {to === 'closed' ? 'Close' : 'Open again'}
        </Button>
        {email === '' && (
          <chakra.span textStyle="small" color="muted">
            No answer is wanted.
          </chakra.span>
        )}
      </chakra.div>
      <Problem>{problem}</Problem>
    </>
  );
}

function ContactMessage(props: MessageProps) {
  const { subject, name, email, comments, browser, sent_at, answers } = props.message;
  return (
    <chakra.li display="grid" gap={3} paddingY={6} borderTopWidth="1px" maxWidth="46rem">
      <div>
        <chakra.h2 fontWeight={600} fontSize="1.125rem" overflowWrap="anywhere">
          {subject}
        </chakra.h2>
        <chakra.p textStyle="small" color="muted" overflowWrap="anywhere">
          {name}
          {email !== '' && ` · ${email}`} · {momentWords(sent_at)}
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
      <Answers answers={answers} />
      {/* After an answer the form begins anew. */}
      <MessageActions key={answers.length} {...props} />
    </chakra.li>
  );
}

/** Milliseconds between two readings of the list while it is seen. */
const READ_EVERY = 5000;

/** For staff: the messages of the contact form, with what was answered. */
export function Contact() {
  const [state, setState] = useState<State>('open');
  const [said, setSaid] = useState('');
  const ask = useCallback(() => listContact(state), [state]);
  const answer = useAnswer(ask, { doing: 'Reading the messages to the rangers' });
  const { refresh } = answer;
  useRefreshWhileSeen(refresh, READ_EVERY);
  const onDone = async (words: string) => {
    await refresh();
    setSaid(words);
  };
  return (
    <>
      <StaffHead
        title="Contact messages"
        lead="What viewers have written to us, the newest first."
        said={said}
        tools={
          <ToolChoice
            label="Which messages"
            name="state"
            options={CHOICES}
            chosen={state}
            onChoose={(value) => setState(value === 'closed' ? 'closed' : 'open')}
          />
        }
      />
      <Asked what="the messages" of={answer} minHeight="30vh">
        {(messages) =>
          messages.length === 0 ? (
            <EmptyNote>{state === 'open' ? 'Every message is answered.' : 'No message is closed.'}</EmptyNote>
          ) : (
            <ul>
              {messages.map((message) => (
                <ContactMessage key={message.id} message={message} onDone={onDone} />
              ))}
            </ul>
          )
        }
      </Asked>
    </>
  );
}
