import { chatName } from '@boma/domain/chat/chat.policy.ts';
import type { ChatPace } from '@boma/domain/chat/chat-pace.schema.ts';
import { type ReactNode, Suspense, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { lateDialog } from '../../../components/late-part.tsx';
import { useKeptFocus } from '../../../components/queue/use-kept-focus.ts';
import { Flex, VisuallyHidden } from '../../../components/ui.ts';
import { browserClock } from '../../../lib/timing/clock.ts';
import { useStoredUser } from '../../../session/session.ts';
import type { ModeratedMessage } from '../../moderation/moderated-message.ts';
import type { Reportable } from '../../moderation/reportable.ts';
import { Announcer } from '../announcements.ts';
import type { ChatSettings } from '../chat-settings.ts';
import { useChatSettings } from '../chat-settings.ts';
import type { ChatRoom, ChatRow, ChatState } from '../chat-state.ts';
import { useEndOfList } from '../hooks/use-end-of-list.ts';
import { focusBeside, rowOf } from '../row-keys.ts';
import type { ChosenCategories } from '../shown-rows.ts';
import { isWanted } from '../shown-rows.ts';
import { ChatFoot, sanctionOf } from './chat-foot.tsx';
import { ChatHead } from './chat-head.tsx';
import { ChatNotices, NoticeLine } from './chat-notices.tsx';
import { FailedList, JoiningList } from './list-states.tsx';
import { MessageList } from './message-list.tsx';
import type { RowActions, Standing } from './row-controls.tsx';

interface AnnouncementsProps {
  readonly state: ChatState;
  readonly settings: ChatSettings;
  readonly categories: ChosenCategories;
}

/** Announces new messages to screen readers, unless the viewer has switched that off. */
function Announcements({ state, settings, categories }: AnnouncementsProps) {
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

const GuidelinesDialog = lateDialog(() => import('./guidelines-dialog.later.tsx'));
const ReportDialog = lateDialog(() => import('../../moderation/components/report-dialog.later.tsx'));
const HideDialog = lateDialog(() => import('../../moderation/components/hide-dialog.later.tsx'));
const SanctionDialog = lateDialog(() => import('../../moderation/components/sanction-dialog.later.tsx'));

type Asked =
  | { readonly kind: 'report' | 'moderate' | 'hide'; readonly row: ChatRow }
  | { readonly kind: 'guidelines' };

const reportable = ({ message: { id, message, author } }: ChatRow): Reportable => ({
  kind: 'message',
  id,
  words: message,
  author,
});

/** The dialogs of the panel. Their code is loaded when a viewer opens one. */
function AskedDialog({ asked, onClose }: { readonly asked: Asked; readonly onClose: () => void }) {
  return (
    <Suspense fallback={null}>
      {asked.kind === 'guidelines' && <GuidelinesDialog onClose={onClose} />}
      {asked.kind === 'report' && <ReportDialog thing={reportable(asked.row)} onClose={onClose} />}
      {asked.kind === 'hide' && <HideDialog message={asked.row.message} onClose={onClose} />}
      {asked.kind === 'moderate' && <SanctionDialog message={asked.row.message} onClose={onClose} />}
    </Suspense>
  );
}

const ALL_CATEGORIES: ChosenCategories = [];

const panel = {
  direction: 'column',
  height: '100%',
  minHeight: 0,
  minWidth: 0,
  background: 'surface',
  color: 'ink',
  overflow: 'hidden',
} as const;

interface PanelProps {
  readonly chat: string;
  readonly headingId: string;
  readonly children: ReactNode;
}

/** The panel keeps the focus: a button that tries again, or shows the newest messages, goes with what it was for. */
function Panel({ chat, headingId, children }: PanelProps) {
  const section = useRef<HTMLDivElement>(null);
  const keptFocus = useKeptFocus(section);
  return (
    <Flex
      as="section"
      ref={section}
      tabIndex={-1}
      aria-labelledby={headingId}
      data-chat={chat}
      {...panel}
      {...keptFocus}
    >
      {children}
    </Flex>
  );
}

export interface ChatViewProps {
  readonly chat: string;
  readonly state: ChatState;
  readonly room: ChatRoom;
  readonly standing: Standing;
  /** How staff have calmed the chat. Undefined: it goes as always. */
  readonly pace?: ChatPace | undefined;
  /** Shows who wrote a message, in place of the dialog that sanctions them. */
  readonly onPerson?: ((message: ModeratedMessage) => void) | undefined;
  /** Closes the panel. Absent: the panel cannot be closed. */
  readonly onClose?: (() => void) | undefined;
}

/** The dialog that the viewer has opened, and functions that open each dialog. */
function useAsked(room: ChatRoom, onPerson: ChatViewProps['onPerson']) {
  const [asked, setAsked] = useState<Asked>();
  const close = useCallback(() => setAsked(undefined), []);
  const askForGuidelines = useCallback(() => setAsked({ kind: 'guidelines' }), []);
  const actions = useMemo<RowActions>(
    () => ({
      remove: (row, control) => {
        focusBeside(control);
        void room.remove(row.message.id);
      },
      report: (row) => setAsked({ kind: 'report', row }),
      moderate: (row) => (onPerson ? onPerson(row.message) : setAsked({ kind: 'moderate', row })),
      hide: (row) => setAsked({ kind: 'hide', row }),
      retry: (id, control) => {
        rowOf(control)?.focus({ preventScroll: true });
        room.retry(id);
      },
      discard: (id, control) => {
        focusBeside(control);
        room.discard(id);
      },
    }),
    [room, onPerson],
  );
  return { asked, close, askForGuidelines, actions };
}

/** The visible chat: its head, the messages, and the field for a new one. */
export function ChatView({ chat, state, room, standing, pace, onPerson, onClose }: ChatViewProps) {
  const headingId = useId();
  const settings = useChatSettings();
  const categories = useStoredUser()?.notification_categories ?? ALL_CATEGORIES;
  const following = useEndOfList(state.rows);
  const { asked, close, askForGuidelines, actions } = useAsked(room, onPerson);
  const name = chatName(chat);
  return (
    <Panel chat={chat} headingId={headingId}>
      <ChatHead
        name={name}
        headingId={headingId}
        status={state.status}
        connected={state.connected}
        settings={settings}
        atEnd={following.atEnd}
        whole={following.whole}
        toStart={following.toStart}
        toEnd={following.toEnd}
        onClose={onClose}
      />
      {state.status === 'joining' && <JoiningList />}
      {state.status === 'failed' && <FailedList onRetry={room.rejoin} />}
      {state.status === 'ready' && (
        <MessageList
          name={name}
          state={state}
          settings={settings}
          categories={categories}
          standing={standing}
          actions={actions}
          following={following}
        />
      )}
      {!settings.messages && <NoticeLine>Messages are switched off in the chat settings.</NoticeLine>}
      <ChatNotices state={state} signedIn={standing.signedIn} pace={pace} onRetry={room.rejoin} />
      <ChatFoot
        chat={chat}
        name={name}
        sanction={sanctionOf(state.rows)}
        room={room}
        signedIn={standing.signedIn}
        paused={pace?.paused === true && !standing.maySanction}
        onSent={following.toEnd}
        onGuidelines={askForGuidelines}
      />
      <Announcements state={state} settings={settings} categories={categories} />
      {asked && <AskedDialog asked={asked} onClose={close} />}
    </Panel>
  );
}
