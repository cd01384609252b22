import { CONTACT_SHOWN } from '@boma/domain/contact/contact.constants.ts';
import { useState } from 'react';
import { Button } from '../../../components/button.ts';
import { chakra, Flex } from '../../../components/ui.ts';
import { WaitingLines } from '../../../components/waiting-lines.tsx';
import { useAnswer } from '../../../lib/asking/use-answer.ts';
import { listContact, type MessageState } from '../api/staff-contact.ts';
import { ContactMessage } from './contact-message.tsx';

const lists = {
  open: { text: 'Open', ask: () => listContact('open'), none: 'No message waits. Well done.' },
  closed: { text: 'Closed', ask: () => listContact('closed'), none: 'No message is closed.' },
} as const satisfies Record<MessageState, unknown>;

function Messages({ state }: { readonly state: MessageState }) {
  const { answer, failed, retry, refresh } = useAnswer(lists[state].ask, {
    doing: 'Reading the messages to the rangers',
    problemOf: () => true as const,
  });
  if (!answer)
    return failed ? (
      <chakra.div role="alert" display="grid" gap={4} justifyItems="start">
        <p>We could not load the messages. It may be your connection or ours.</p>
        <Button onClick={retry}>Retry</Button>
      </chakra.div>
    ) : (
      <WaitingLines label="Loading the messages" minHeight="40vh" />
    );
  if (answer.length === 0)
    return (
      <chakra.p textStyle="lead" color="muted" borderTopWidth="1px" paddingTop={8}>
        {lists[state].none}
      </chakra.p>
    );
  return (
    <>
      {answer.length === CONTACT_SHOWN && (
        <chakra.p color="muted">These are the newest {CONTACT_SHOWN}.</chakra.p>
      )}
      <chakra.ul role="list" aria-label="Messages">
        {answer.map((message) => (
          <ContactMessage key={message.id} message={message} onSettled={refresh} />
        ))}
      </chakra.ul>
    </>
  );
}

/** For staff: what viewers wrote to the rangers. */
export function ContactInbox() {
  const [state, setState] = useState<MessageState>('open');
  return (
    <>
      <Flex gap={2} marginBottom={6} role="group" aria-label="Which messages">
        {(Object.keys(lists) as MessageState[]).map((each) => (
          <Button
            key={each}
            look={each === state ? 'solid' : 'quiet'}
            aria-pressed={each === state}
            onClick={() => setState(each)}
          >
            {lists[each].text}
          </Button>
        ))}
      </Flex>
      <Messages key={state} state={state} />
    </>
  );
}
