import { useEffect, useRef } from 'react';
import { VisuallyHidden } from '../../../components/ui.ts';
import { browserClock } from '../../../lib/timing/clock.ts';
import { Announcer } from '../announcements.ts';
import type { ChatSettings } from '../chat-settings.ts';
import type { ChatState } from '../chat-state.ts';
import { type ChosenCategories, isWanted } from '../shown-rows.ts';

interface AnnouncementsProps {
  readonly state: ChatState;
  readonly settings: ChatSettings;
  readonly categories: ChosenCategories;
}

/** Announces new messages to screen readers, unless the viewer has switched that off. */
export function Announcements({ state, settings, categories }: AnnouncementsProps) {
  const region = useRef<HTMLDivElement>(null);
  const announcer = useRef<Announcer>(undefined);
  useEffect(() => {
    const say = (text: string) => {
      if (region.current) region.current.textContent = text;
    };
    const own = new Announcer({ clock: browserClock, say });
    announcer.current = own;
    return () => own.stop();
  }, []);
  useEffect(() => {
    announcer.current?.setListening((row) => settings.announcements && isWanted(row, settings, categories));
  }, [settings, categories]);
  useEffect(() => announcer.current?.hear(state), [state]);
  return <VisuallyHidden ref={region} role="status" aria-live="polite" data-announcements="" />;
}
