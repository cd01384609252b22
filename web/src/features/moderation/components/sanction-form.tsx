import { MUTE_DURATIONS } from '@boma/domain/moderation/moderation.constants.ts';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../components/button.ts';
import { TextField } from '../../../components/text-field.tsx';
import { chakra, Flex } from '../../../components/ui.ts';
import { moderationProblem } from '../api/moderate.ts';

const choices = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  '& label': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 2,
    minHeight: '44px',
    paddingX: 4,
    borderWidth: '1px',
    borderRadius: 'full',
    cursor: 'pointer',
  },
  '& label:has(:checked)': { borderColor: 'accent', background: 'accentSoft' },
  '& input': { accentColor: 'var(--b-colors-accent)' },
} as const;

function Lengths() {
  return (
    <chakra.fieldset>
      <chakra.legend fontWeight={600} fontSize="0.9375rem" marginBottom={2}>
        For how long
      </chakra.legend>
      <chakra.div css={choices}>
        {MUTE_DURATIONS.map(({ minutes, label }, index) => (
          <label key={minutes}>
            <input type="radio" name="minutes" value={minutes} defaultChecked={index === 0} />
            {label}
          </label>
        ))}
      </chakra.div>
    </chakra.fieldset>
  );
}

export interface SanctionFormProps {
  readonly kind: 'mute' | 'ban';
  readonly author: string;
  /** `minutes` is 0 for a ban. @throws AppError */
  readonly onSend: (sanction: { minutes: number; reason: string }) => Promise<void>;
  readonly onLeave: () => void;
}

/** Why somebody is to be quiet, or to go, and for how long. They read the reason word for word. */
export function SanctionForm({ kind, author, onSend, onLeave }: SanctionFormProps) {
  const [problem, setProblem] = useState<{ reason?: string; form?: string }>({});
  const [busy, setBusy] = useState(false);
  const title = useId();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLInputElement>('[name=reason]')?.focus(), []);
  const send = async (values: FormData) => {
    const said = values.get('reason');
    const reason = typeof said === 'string' ? said.trim() : '';
    if (reason === '') return setProblem({ reason: 'Please say why.' });
    setBusy(true);
    try {
      await onSend({ minutes: Number(values.get('minutes') ?? 0), reason });
    } catch (cause) {
      setProblem({ form: moderationProblem(cause) });
      setBusy(false);
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy) void send(new FormData(event.currentTarget));
  };
  return (
    <chakra.form ref={form} noValidate onSubmit={submit} aria-labelledby={title} display="grid" gap={4}>
      <chakra.h3 id={title} fontWeight={600}>
        {kind === 'mute' ? `Ask ${author} to listen for a while` : `Close the account of ${author} for good?`}
      </chakra.h3>
      {kind === 'mute' && <Lengths />}
      <TextField
        label="Reason"
        name="reason"
        maxLength={300}
        hint="They read it word for word."
        problem={problem.reason}
        onInput={() => setProblem({})}
      />
      {problem.form !== undefined && (
        <chakra.p role="alert" textStyle="small" color="danger">
          {problem.form}
        </chakra.p>
      )}
      <Flex gap={3} wrap="wrap">
        <Button type="submit" aria-disabled={busy}>
          {kind === 'mute' ? 'Mute' : 'Yes, ban'}
        </Button>
        <Button look="quiet" onClick={onLeave}>
          Cancel
        </Button>
      </Flex>
    </chakra.form>
  );
}
