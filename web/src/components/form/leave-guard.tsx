import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { AskStatus } from '../../lib/asking/use-action.ts';
import { logFailure } from '../../lib/log.ts';
import { guardDepartures } from './guard-departures.ts';
import type { LeaveQuestionProps, LeaveWords } from './leave-question.later.tsx';

/** Leaves at once, or asks first if input would be lost; in `words`, where it is no leaving. */
export type AskFirst = (leave: () => void, words?: LeaveWords) => void;

/** Gets the question for what leaves without a link: a button, or a dialog that closes. Undefined: the guard is gone. */
export type OnGuard = (ask: AskFirst | undefined) => void;

interface LeaveGuardProps {
  readonly form: { readonly element: RefObject<HTMLFormElement | null>; readonly status: AskStatus };
  /** Paths of pages that keep what was typed. */
  readonly keeping: readonly string[];
  readonly onGuard?: OnGuard | undefined;
}

/** True if a field differs from what the form began with, or its value is still on its way. */
function isChanged(form: HTMLFormElement | null): boolean {
  return [...(form?.elements ?? [])].some((field) => {
    if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
    if (field instanceof HTMLSelectElement)
      return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
    if (!(field instanceof HTMLInputElement)) return false;
    if (field.validity.customError) return true;
    return field.type === 'radio' || field.type === 'checkbox'
      ? field.checked !== field.defaultChecked
      : field.value !== field.defaultValue;
  });
}

/** Tells whether the form has input that was not sent, and that the viewer has not given up. */
function useUnsent({ element, status }: LeaveGuardProps['form']) {
  const isTouched = useRef(false);
  useEffect(() => {
    const form = element.current;
    const touch = () => {
      isTouched.current = true;
    };
    form?.addEventListener('input', touch);
    return () => form?.removeEventListener('input', touch);
  }, [element]);
  useEffect(() => {
    if (status === 'done') isTouched.current = false;
  }, [status]);
  const [held] = useState(() => ({
    isUnsent: () => isTouched.current && isChanged(element.current),
    giveUp: () => {
      isTouched.current = false;
    },
  }));
  return held;
}

/** Asks before the viewer leaves a form whose input would be lost. */
export function LeaveGuard({ form, keeping, onGuard }: LeaveGuardProps) {
  const { isUnsent, giveUp } = useUnsent(form);
  const navigate = useNavigate();
  const { key } = useLocation();
  const [Question, setQuestion] = useState<ComponentType<LeaveQuestionProps>>();
  const [isMissing, setMissing] = useState(false);
  const [asked, setAsked] = useState<{
    readonly leave: () => void;
    readonly words?: LeaveWords | undefined;
  }>();
  useEffect(() => {
    import('./leave-question.later.tsx').then(
      ({ LeaveQuestion }) => setQuestion(() => LeaveQuestion),
      (cause: unknown) => {
        logFailure('Loading the question before leaving', cause);
        setMissing(true);
      },
    );
  }, []);
  // The key of the location makes the guard read its place in the history again.
  useEffect(() => {
    if (isMissing || !key) return;
    return guardDepartures({
      isUnsent,
      isKeptAt: (path) => keeping.includes(path),
      ask: (leave) => setAsked({ leave }),
      go: (path) => void navigate(path),
    });
  }, [isMissing, isUnsent, keeping, key, navigate]);
  useEffect(() => {
    onGuard?.((leave, words) => (isUnsent() ? setAsked({ leave, words }) : leave()));
    return () => onGuard?.(undefined);
  }, [onGuard, isUnsent]);
  useEffect(() => {
    // Without the question the viewer leaves unasked, rather than not at all.
    if (isMissing) asked?.leave();
  }, [isMissing, asked]);
  if (!Question || !asked) return null;
  return (
    <Question
      words={asked.words}
      onStay={() => setAsked(undefined)}
      onLeave={() => {
        setAsked(undefined);
        // What leaves may go back in the history, which would ask again.
        if (!asked.words) giveUp();
        asked.leave();
      }}
    />
  );
}
