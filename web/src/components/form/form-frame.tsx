import { type ReactNode, useEffect } from 'react';
import { Button } from '../button.ts';
import { chakra, Flex } from '../ui.ts';
import { LeaveGuard, type OnGuard } from './leave-guard.tsx';
import type { Form } from './use-form.ts';

interface FormFrameProps<F extends string> {
  readonly form: Form<F>;
  /** Names the form where no heading does. */
  readonly label?: string;
  /** It appears where a button was pressed, so its first field takes the focus. */
  readonly opensInPlace?: boolean;
  /** Asks before the viewer leaves the page with unsent input. A list: not for these paths, which keep the input. */
  readonly guarded?: boolean | readonly string[];
  /** As `LeaveGuard` calls it. */
  readonly onGuard?: OnGuard | undefined;
  readonly children: ReactNode;
}

/**
 * The form itself, which Ctrl or Cmd and Enter send too. `method="dialog"`: until its scripts have come, a form sends nothing, rather than a password in the
 * page's address.
 */
export function FormFrame<F extends string>({
  form,
  label,
  opensInPlace = false,
  guarded = false,
  onGuard,
  children,
}: FormFrameProps<F>) {
  const { element, submit } = form;
  useEffect(() => {
    if (opensInPlace) element.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  }, [element, opensInPlace]);
  useEffect(() => {
    const own = element.current;
    // From any field, also from one of several lines.
    const sendByKeys = ({ key, ctrlKey, metaKey, repeat }: KeyboardEvent) => {
      if (key === 'Enter' && (ctrlKey || metaKey) && !repeat) own?.requestSubmit();
    };
    own?.addEventListener('keydown', sendByKeys);
    return () => own?.removeEventListener('keydown', sendByKeys);
  }, [element]);
  return (
    <>
      <form ref={element} method="dialog" noValidate aria-label={label} onSubmit={submit}>
        {children}
      </form>
      {guarded && <LeaveGuard form={form} keeping={guarded === true ? none : guarded} onGuard={onGuard} />}
    </>
  );
}

const none: readonly string[] = [];

/** A problem with a form or an action as a whole. */
export function Problem({ children }: { readonly children: string | undefined }) {
  if (children === undefined) return null;
  return (
    <chakra.p role="alert" textStyle="small" color="danger">
      {children}
    </chakra.p>
  );
}

const busyLook = {
  '&[aria-disabled=true]': { opacity: 0.7, cursor: 'progress' },
  '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
} as const;

interface SubmitButtonProps {
  readonly busy: boolean;
  readonly disabled?: boolean;
  /**
   * `wide` fills the column; `danger` looks like every button whose effect cannot be undone; `quiet` stands beside the
   * page's own gold button.
   */
  readonly kind?: 'plain' | 'wide' | 'danger' | 'quiet';
  readonly children: ReactNode;
}

/** While busy it keeps the focus, and the form refuses a second press. */
export function SubmitButton({ busy, disabled = false, kind = 'plain', children }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      aria-disabled={busy}
      disabled={disabled}
      {...(kind === 'wide' ? { width: '100%', minHeight: '48px', marginTop: '6px' } : {})}
      {...(kind === 'danger' || kind === 'quiet' ? { look: kind } : {})}
      css={busyLook}
    >
      {children}
    </Button>
  );
}

interface FormEndProps {
  readonly form: Pick<Form<string>, 'busy' | 'problem'>;
  /** The button's text before and during sending. */
  readonly text: string;
  readonly busyText: string;
  readonly danger?: boolean;
  readonly quiet?: boolean | undefined;
  /** The button that leaves the form. Absent: there is nowhere to leave to. */
  readonly onLeave: (() => void) | undefined;
  readonly leaveText?: string;
}

/** The end of a form: the problem with the whole form, the button that sends it, and the way out. */
export function FormEnd({
  form,
  text,
  busyText,
  danger,
  quiet,
  onLeave,
  leaveText = 'Cancel',
}: FormEndProps) {
  return (
    <chakra.div display="grid" gap={4}>
      <Problem>{form.problem}</Problem>
      <Flex gap={3} wrap="wrap">
        <SubmitButton busy={form.busy} kind={danger ? 'danger' : quiet ? 'quiet' : 'plain'}>
          {form.busy ? busyText : text}
        </SubmitButton>
        {onLeave && (
          <Button look="quiet" onClick={onLeave}>
            {leaveText}
          </Button>
        )}
      </Flex>
    </chakra.div>
  );
}
