import { GENERAL_CHAT } from '@boma/domain/chat/chat.policy.ts';
import type { ChatMessage } from '@boma/domain/chat/chat.schema.ts';
import { CHAT_TITLE } from '@boma/domain/site-identity.ts';
import { linkTo } from '@boma/domain/site-paths.ts';
import { useEffect, useState } from 'react';
import { FireIcon } from '../../../components/icons.tsx';
import { NewsItem } from '../../../components/news-item.tsx';
import { logFailure } from '../../../lib/log.ts';
import { whileSeen } from '../../../lib/while-seen.ts';
import { messageTime } from '../message-time.ts';

/** Milliseconds between two reads. A listener would cost every visitor of home a read for each message. */
const READ_EVERY = 60_000;

/** The newest message that a person wrote and that was not deleted. The first read loads the code, and Firestore with it. */
async function readWords(): Promise<ChatMessage | undefined> {
  const { publishedTail } = await import('../api/published-tail.later.ts');
  const { messages, deleted } = await publishedTail(GENERAL_CHAT).read();
  return messages.findLast(({ id, system }) => !system && !deleted.includes(id));
}

function useNewestWords(): ChatMessage | undefined {
  const [words, setWords] = useState<ChatMessage>();
  useEffect(
    () =>
      whileSeen(() => {
        const read = () =>
          void readWords().then(setWords, (cause: unknown) => logFailure('Reading the newest words', cause));
        read();
        const timer = setInterval(read, READ_EVERY);
        return () => clearInterval(timer);
      }),
    [],
  );
  return words;
}

/** The newest words at the fire. */
export function WordsNews() {
  const words = useNewestWords();
  if (!words) return null;
  const { here, iso } = messageTime(words.sent_at);
  const title = (
    <>
      {CHAT_TITLE} · <time dateTime={iso}>{here}</time>
    </>
  );
  return (
    <NewsItem icon={FireIcon} title={title} to={linkTo('theBoma')}>
      {words.author}: {words.message}
    </NewsItem>
  );
}
