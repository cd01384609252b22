import { SLOW_SECONDS } from '@boma/domain/chat/chat.constants.ts';
import type { ChatPace } from '@boma/domain/chat/chat-pace.schema.ts';
import { useState } from 'react';
import { Button } from '../../../components/button.ts';
import { Problem } from '../../../components/form/form-frame.tsx';
import { ToolSelect } from '../../../components/staff/toolbar.tsx';
import { refusalWords } from '../../../lib/asking/refusal-words.ts';
import { useAction } from '../../../lib/asking/use-action.ts';
import { useLiveSite } from '../../../lib/live-site.ts';
import { setChatPace } from '../api/staff-calls.ts';

const AS_ALWAYS: ChatPace = { paused: false, slow_seconds: 0 };

const slowWords = (seconds: number): string => {
  if (seconds === 0) return 'No slow mode';
  return seconds < 60 ? `One message in ${seconds} seconds` : `One message in ${seconds / 60} min`;
};

const options = SLOW_SECONDS.map((seconds) => ({ value: String(seconds), text: slowWords(seconds) }));

const isSame = (a: ChatPace, b: ChatPace) => a.paused === b.paused && a.slow_seconds === b.slow_seconds;

/** Pauses a chat or slows it down. Another member of staff may do so too, so it shows what the site says. */
export function ChatPaceControls({ chat }: { readonly chat: string }) {
  const published = useLiveSite()?.chat_paces?.[chat] ?? AS_ALWAYS;
  // What was asked for holds from the press until the site says something else than before.
  const [asked, setAsked] = useState<{ readonly before: ChatPace; readonly pace: ChatPace }>();
  if (asked && !isSame(asked.before, published)) setAsked(undefined);
  const pace = asked?.pace ?? published;
  const change = async (part: Partial<ChatPace>) => {
    setAsked({ before: published, pace: { ...pace, ...part } });
    try {
      await setChatPace({ chat, ...part });
    } catch (cause) {
      setAsked(asked);
      throw cause;
    }
  };
  const { busy, problem, run } = useAction(change, {
    doing: 'Changing how fast a chat goes',
    problemOf: (cause) => refusalWords(cause),
  });
  return (
    <>
      <ToolSelect
        label="Slow mode"
        name="slow"
        value={String(pace.slow_seconds)}
        options={options}
        onChange={({ target }) => {
          const seconds = SLOW_SECONDS.find((each) => String(each) === target.value) ?? 0;
          void run({ slow_seconds: seconds });
        }}
      />
      <Button
        look={pace.paused ? 'solid' : 'quiet'}
        aria-disabled={busy}
        onClick={() => busy || void run({ paused: !pace.paused })}
      >
        {pace.paused ? 'Let the chat go on' : 'Pause the chat'}
      </Button>
      <Problem>{problem}</Problem>
    </>
  );
}
