import { GENERAL_CHAT } from '@boma/domain/chat/chat.policy.ts';
import { TabsContent, TabsList, TabsRoot, TabsTrigger } from '@chakra-ui/react/tabs';
import { useState } from 'react';
import { tabStrip } from '../../../components/tab-strip.ts';
import { Box } from '../../../components/ui.ts';
import { useShowsChat } from '../../../features/chat/chat-on-page.ts';
import { ChatPlace } from '../../../features/chat/components/chat-place.tsx';
import { questionDraft } from '../../../features/questions/asked-and-voted.ts';
import ShowQuestions from '../../../features/questions/components/show-questions.later.tsx';

const frame = { display: 'flex', flexDirection: 'column', minHeight: 0, background: 'surface' } as const;
const panels = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: 0,
} as const;

/** The tab that is not shown keeps its size: otherwise the chat would lose its place at the newest message. */
const away = { position: 'absolute', inset: 0, overflow: 'hidden', visibility: 'hidden' } as const;
/** The box around the tabs cuts off what is outside of it. */
const panel = { display: 'block', outlineOffset: '-3px' } as const;

const chat = {
  ...panel,
  position: 'absolute',
  inset: 0,
  // The tab names the chat already.
  '& h2': { srOnly: true },
  '&[hidden]': away,
} as const;

/** Below the picture the questions are as high as they need to be, so that a phone scrolls the page alone. */
const questions = {
  ...panel,
  flex: 1,
  padding: { base: 4, md: 5 },
  position: { lg: 'absolute' },
  inset: { lg: 0 },
  overflowY: { lg: 'auto' },
  '&[hidden]': away,
} as const;

/** What viewers say and ask while a show is on the air. */
export default function ShowTalk() {
  useShowsChat(GENERAL_CHAT);
  // A viewer who was writing a question as the show began goes on writing it.
  const [first] = useState(() => (questionDraft().text === '' ? 'chat' : 'questions'));
  return (
    <TabsRoot defaultValue={first} css={frame}>
      <TabsList aria-label="Talk about the show" css={tabStrip} paddingX={{ base: 4, md: 5 }}>
        <TabsTrigger value="chat">Chat</TabsTrigger>
        <TabsTrigger value="questions">Questions</TabsTrigger>
      </TabsList>
      <Box css={panels}>
        <TabsContent value="chat" css={chat}>
          <ChatPlace chat={GENERAL_CHAT} />
        </TabsContent>
        <TabsContent value="questions" css={questions}>
          <ShowQuestions onAir />
        </TabsContent>
      </Box>
    </TabsRoot>
  );
}
