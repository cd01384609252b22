import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../../components/button.ts';
import { chakra, Flex } from '../../../components/ui.ts';
import type { CredentialsForm } from '../hooks/use-credentials-form.ts';

/** The frame of a form that opens in place: its fields, what is wrong with all of it, send and leave. */
export function ChangeForm({
  form,
  send,
  sending,
  onLeave,
  children,
}: {
  readonly form: CredentialsForm;
  readonly send: string;
  readonly sending: string;
  readonly onLeave: () => void;
  readonly children: ReactNode;
}) {
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => element.current?.querySelector('input')?.focus(), []);
  return (
    <chakra.form ref={element} noValidate onSubmit={form.submit} display="grid" gap={5} maxWidth="26rem">
      {children}
      {form.problems.form !== undefined && (
        <chakra.p role="alert" textStyle="small" color="danger">
          {form.problems.form}
        </chakra.p>
      )}
      <Flex gap={3} wrap="wrap">
        <Button type="submit" aria-disabled={form.busy}>
          {form.busy ? sending : send}
        </Button>
        <Button look="quiet" onClick={onLeave}>
          Cancel
        </Button>
      </Flex>
    </chakra.form>
  );
}
