import { useEffect, useState } from 'react';
import { browserClock } from '../../../lib/timing/clock.ts';
import { Announcer } from '../announcements.ts';
import type { ChatRow, ChatState } from '../chat-state.ts';

/** The text for a polite live region. `listens`: what is worth telling, the same function as long as that stays the same. */
export function useAnnouncements(state: ChatState, listens: (row: ChatRow) => boolean): string {
  const [text, say] = useState('');
  const [announcer] = useState(() => new Announcer({ clock: browserClock, say }));
  useEffect(() => announcer.setListening(listens), [announcer, listens]);
  useEffect(() => announcer.hear(state), [announcer, state]);
  useEffect(() => () => announcer.stop(), [announcer]);
  return text;
}
