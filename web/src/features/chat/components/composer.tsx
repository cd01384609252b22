import { CHAT_TEXTS, MESSAGE_MAX_LENGTH } from '@boma/domain/chat/chat.constants.ts';
import {
  type ClipboardEvent,
  type DragEvent,
  type FormEvent,
  type KeyboardEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { Box, chakra, Flex } from '../../../components/ui.ts';
import { tellRemoved } from '../../../lib/tell-removed.later.ts';
import { showToast } from '../../../lib/toasts.ts';
import type { SendResult } from '../chat-state.ts';
import { draftIn, keepDraft } from '../drafts.ts';
import { cutWords, fitText } from '../fit-text.ts';
import { SendIcon } from './chat-icons.tsx';

/** Makes a field as high as its text where the style `field-sizing` is unknown: Safari before 26.2 and Firefox before 152. */
function fitHeight(field: HTMLTextAreaElement | null): void {
  if (!field || CSS.supports('field-sizing', 'content')) return;
  // A field that is already high enough for its text would not become lower.
  field.style.height = 'auto';
  field.style.height = `${field.scrollHeight}px`;
}

/** From this length on the field shows how many characters are left. */
const COUNTED_FROM = MESSAGE_MAX_LENGTH - 60;
/** The key code of every key that an input method takes. */
const COMPOSING = 229;
/** Milliseconds for which a guest reads why nothing was sent. */
const GUEST_TOAST = 7000;

const field = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 44px',
  alignItems: 'end',
  borderWidth: '1px',
  borderRadius: '23px',
  background: 'ground',
  transition: 'border-color 160ms',
  '&:focus-within': {
    borderColor: 'accent',
    // There the border has one colour always.
    '@media (forced-colors: active)': { outline: '2px solid Highlight' },
  },
  '&:has([aria-invalid=true])': { borderColor: 'danger' },
  '& textarea': {
    display: 'block',
    width: '100%',
    fieldSizing: 'content',
    minHeight: '44px',
    maxHeight: '8.5rem',
    paddingX: 4,
    paddingY: '0.625rem',
    lineHeight: 1.45,
    fontSize: '1rem',
    resize: 'none',
    overflowY: 'auto',
    overflowWrap: 'anywhere',
    outline: 'none',
  },
  '& textarea::placeholder': { color: 'muted', opacity: 1 },
  '& button': {
    display: 'grid',
    placeItems: 'center',
    width: '44px',
    height: '44px',
    borderRadius: 'full',
    color: 'accent',
    outlineOffset: '-4px',
  },
  '& button:hover': { color: 'ink' },
} as const;

const remarks = {
  justifyContent: 'space-between',
  gap: 3,
  paddingX: 4,
  fontSize: '0.8125rem',
  lineHeight: 1.4,
  color: 'muted',
  '& > :not(:empty)': { paddingTop: 1 },
} as const;

interface ComposerProps {
  readonly chat: string;
  readonly name: string;
  readonly send: (text: string) => SendResult;
  /** Called after a message was sent. */
  readonly onSent: () => void;
}

/** The text being written, and its problem. */
function useDraft({ chat, send, onSent }: ComposerProps) {
  const input = useRef<HTMLTextAreaElement>(null);
  const [length, setLength] = useState(() => draftIn(chat).length);
  const [problem, setProblem] = useState<string>();
  const [cut, setCut] = useState('');
  const note = (text: string) => {
    keepDraft(chat, text);
    setLength(text.length);
    setProblem(undefined);
    setCut('');
  };
  const insert = (event: ClipboardEvent | DragEvent, from: DataTransfer) => {
    const element = input.current;
    const text = from.getData('text/plain');
    if (!element || text === '') return;
    const { value, selectionStart: start, selectionEnd: end } = element;
    const fitted = fitText(text, MESSAGE_MAX_LENGTH - (value.length - (end - start)));
    // The browser inserts what fits as it is, so that the writer can undo it.
    if (fitted.fits === text) return;
    event.preventDefault();
    element.setRangeText(fitted.fits, start, end, 'end');
    note(element.value);
    setCut(fitted.cut);
  };
  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    const element = input.current;
    if (!element) return;
    const result = send(element.value);
    // An `app` toast appears at the top of the page. At the bottom it would cover the text being written.
    if (result === 'guest')
      showToast({
        text: CHAT_TEXTS.guest,
        caption: CHAT_TEXTS.guestCaption,
        kind: 'app',
        timeout: GUEST_TOAST,
      });
    // The room cleans the text, so the call sees nothing of what was removed.
    if (result === 'empty' || result === 'sent-off') tellRemoved(element.value);
    if (result === 'empty') setProblem(CHAT_TEXTS.empty);
    if (result === 'too-long') setProblem(CHAT_TEXTS.tooLong);
    if (result !== 'sent-off') return element.focus();
    element.value = '';
    note('');
    onSent();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method composes a word, Enter only ends the word. Safari reports this by the key code alone,
    // because it ends the composition before the key event (WebKit bug 165004).
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.keyCode === COMPOSING) return;
    if (event.shiftKey) event.preventDefault();
    else submit(event);
  };
  useEffect(() => fitHeight(input.current), [length]);
  return { input, length, problem, cut, note, insert, submit, onKeyDown };
}

function Remarks({
  id,
  problem,
  cut,
  length,
}: {
  readonly id: string;
  readonly problem: string | undefined;
  readonly cut: string;
  readonly length: number;
}) {
  return (
    <Flex id={id} css={remarks}>
      <chakra.span role="alert" color="danger">
        {problem ?? (cut && cutWords(cut))}
      </chakra.span>
      {length >= COUNTED_FROM && (
        <chakra.span fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
          {Math.max(0, MESSAGE_MAX_LENGTH - length)} left
        </chakra.span>
      )}
    </Flex>
  );
}

/** The field for a new message. Enter sends it. */
export function Composer(props: ComposerProps) {
  const { chat, name } = props;
  const id = useId();
  const { input, length, problem, cut, note, insert, submit, onKeyDown } = useDraft(props);
  return (
    <form onSubmit={submit} noValidate>
      <Box css={field}>
        <textarea
          ref={input}
          rows={1}
          maxLength={MESSAGE_MAX_LENGTH}
          aria-label={`Write to ${name}`}
          aria-invalid={problem !== undefined}
          aria-describedby={id}
          placeholder="Say something…"
          enterKeyHint="send"
          autoComplete="off"
          dir="auto"
          defaultValue={draftIn(chat)}
          onInput={({ currentTarget }) => note(currentTarget.value)}
          onPaste={(event) => insert(event, event.clipboardData)}
          onDrop={(event) => insert(event, event.dataTransfer)}
          onKeyDown={onKeyDown}
        />
        <button type="submit" aria-label="Send" title="Send">
          <SendIcon size={20} />
        </button>
      </Box>
      <Remarks id={id} problem={problem} cut={cut} length={length} />
    </form>
  );
}
