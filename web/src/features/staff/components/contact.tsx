import { CONTACT_SHOWN } from '@boma/domain/contact/contact.constants.ts';
import type { ContactView } from '@boma/domain/contact/contact.schema.ts';
import type { RefObject } from 'react';
import { Asked } from '../../../components/asked.tsx';
import { Button } from '../../../components/button.ts';
import { FormEnd, FormFrame, Problem } from '../../../components/form/form-frame.tsx';
import { TextArea } from '../../../components/form/text-area.tsx';
import { useForm } from '../../../components/form/use-form.ts';
import { NewestOnly } from '../../../components/queue/newest-only.tsx';
import { firstAction, QueueActions } from '../../../components/queue/queue-actions.tsx';
import { QueueCard, queueList } from '../../../components/queue/queue-card.tsx';
import { SettledMeanwhile } from '../../../components/queue/settled-meanwhile.tsx';
import { useAnswering } from '../../../components/queue/use-answering.ts';
import type { DraftOptions, Drafts } from '../../../components/queue/use-drafts.ts';
import { EmptyNote } from '../../../components/staff/empty-note.tsx';
import { chakra } from '../../../components/ui.ts';
import { refusalWords } from '../../../lib/asking/refusal-words.ts';
import { useAction } from '../../../lib/asking/use-action.ts';
import { useAnswer } from '../../../lib/asking/use-answer.ts';
import { useRefreshWhileSeen } from '../../../lib/asking/use-refresh-while-seen.ts';
import { momentWords } from '../../../lib/moments.ts';
import { answerContact, listContact, settleContact } from '../api/staff-calls.ts';
import type { OnDone } from './list-page.tsx';
import { QueuePage } from './queue-page.tsx';

interface MessageProps {
  readonly message: ContactView;
  readonly onDone: OnDone;
}

const fields = ['text'] as const;

interface AnswerFormProps extends MessageProps {
  readonly isGone: boolean;
  readonly onLeave: () => void;
}

/** The answer, which the writer gets as a mail. */
function AnswerForm({ message, isGone, onDone, onLeave }: AnswerFormProps) {
  const { id, name, email, answers } = message;
  const form = useForm({
    fields,
    schema: async () => (await import('@boma/domain/contact/contact.schema.ts')).answerContactInput,
    toInput: ({ text }) => ({ id, after: answers.length, text }),
    send: async (input) => {
      await answerContact(input);
      await onDone(`Your answer is on its way to ${email}.`);
      // It is still there in the list of the closed ones.
      onLeave();
    },
    problemsOf: (cause) => ({ form: refusalWords(cause) }),
    doing: 'Answering a message to the rangers',
  });
  return (
    <FormFrame form={form} guarded opensInPlace label={`Answer ${name}`}>
      <chakra.div display="grid" gap={4}>
        <TextArea
          {...form.field('text')}
          rows={5}
          label="Your answer"
          hint={`Mailed to ${email}. What comes back is in the rangers’ mailbox.`}
        />
        <SettledMeanwhile isGone={isGone} isSending={form.busy} />
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

interface ActionsProps extends MessageProps {
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly onAnswer: () => void;
}

function MessageActions({ message, onDone, button, onAnswer }: ActionsProps) {
  const { id, subject, name, email, state } = message;
  const to = state === 'open' ? 'closed' : 'open';
  const { busy, problem, run } = useAction(
    async () => {
      await settleContact({ id, state: to });
      await onDone(to === 'closed' ? `‘${subject}’ is closed.` : `‘${subject}’ is open again.`);
    },
    { doing: 'Settling a message to the rangers', problemOf: refusalWords },
  );
  return (
    <QueueActions about={name}>
      {email !== '' && (
        <Button
          ref={button}
          look="quiet"
          css={firstAction}
          aria-label={`Answer: ${subject}`}
          onClick={onAnswer}
        >
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
        <chakra.p textStyle="small" color="muted">
          No answer is wanted.
        </chakra.p>
      )}
      <Problem>{problem}</Problem>
    </QueueActions>
  );
}

type ContactMessageProps = MessageProps & Pick<MessagesProps, 'drafts'>;

function ContactMessage({ drafts, ...props }: ContactMessageProps) {
  const { subject, name, email, comments, browser, sent_at, answers } = props.message;
  const { isAnswering, button, begin, leave } = useAnswering(props.message, drafts);
  return (
    <QueueCard
      name={name}
      since={sent_at}
      {...(email !== '' && { facts: email })}
      actions={!isAnswering && <MessageActions {...props} button={button} onAnswer={begin} />}
    >
      <chakra.p fontWeight={600} fontSize="1.0625rem" overflowWrap="anywhere">
        {subject}
      </chakra.p>
      <chakra.p whiteSpace="pre-line" overflowWrap="anywhere">
        {comments}
      </chakra.p>
      {browser !== '' && (
        <details>
          <chakra.summary
            cursor="pointer"
            textStyle="small"
            color="muted"
            minHeight="32px"
            alignContent="center"
          >
            The writer’s device
          </chakra.summary>
          <chakra.p textStyle="small" color="muted" overflowWrap="anywhere">
            {browser}
          </chakra.p>
        </details>
      )}
      <Answers answers={answers} />
      {isAnswering && (
        <AnswerForm {...props} isGone={drafts?.isGone(props.message) ?? false} onLeave={leave} />
      )}
    </QueueCard>
  );
}

interface MessagesProps {
  readonly messages: readonly ContactView[];
  readonly onDone: OnDone;
  /** Absent: no colleague takes one of them away. */
  readonly drafts?: Drafts<ContactView> | undefined;
}

function Messages({ messages, onDone, drafts }: MessagesProps) {
  return (
    <chakra.ul css={queueList}>
      {messages.map((message) => (
        <ContactMessage
          key={message.id}
          message={message}
          drafts={drafts}
          onDone={async (words) => {
            drafts?.release(message);
            await onDone(words);
          }}
        />
      ))}
    </chakra.ul>
  );
}

const listOpen = () => listContact('open');
const listClosed = () => listContact('closed');

/** What was answered or closed, with the answers. */
function Closed({ onDone }: Pick<MessagesProps, 'onDone'>) {
  const answer = useAnswer(listClosed, { doing: 'Reading the closed messages' });
  return (
    <Asked what="the messages" of={answer} minHeight="30vh">
      {(messages) =>
        messages.length === 0 ? (
          <EmptyNote>No message is closed.</EmptyNote>
        ) : (
          <>
            <Messages
              messages={messages}
              onDone={async (words) => {
                await answer.refresh();
                await onDone(words);
              }}
            />
            <NewestOnly count={messages.length} most={CONTACT_SHOWN} />
          </>
        )
      }
    </Asked>
  );
}

/** Milliseconds between two readings of the list while it is seen. */
const READ_EVERY = 5000;

const writing: DraftOptions<ContactView> = {
  keyOf: ({ id }) => id,
  order: (a, b) => b.sent_at - a.sent_at,
};

/** For staff: the messages of the contact form, with what was answered. */
export function Contact() {
  const answer = useAnswer(listOpen, { doing: 'Reading the messages to the rangers' });
  useRefreshWhileSeen(answer, READ_EVERY);
  return (
    <QueuePage
      title="Contact messages"
      lead="What viewers have written to us, the newest first."
      queue="contact"
      what="messages"
      empty="Every message is answered."
      settled={(onDone) => <Closed onDone={onDone} />}
      answer={answer}
      most={CONTACT_SHOWN}
      writing={writing}
    >
      {(messages, onDone, drafts) => <Messages messages={messages} onDone={onDone} drafts={drafts} />}
    </QueuePage>
  );
}
