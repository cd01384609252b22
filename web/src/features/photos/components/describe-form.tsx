import type { PhotoWords } from '@boma/domain/photos/photos.schema.ts';
import type { ReactNode, SubmitEvent } from 'react';
import { Button } from '../../../components/button.ts';
import { FormFrame, Problem } from '../../../components/form/form-frame.tsx';
import type { OnGuard } from '../../../components/form/leave-guard.tsx';
import { TextArea } from '../../../components/form/text-area.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import { useForm } from '../../../components/form/use-form.ts';
import { chakra, Flex } from '../../../components/ui.ts';
import { refusalWords } from '../../../lib/asking/refusal-words.ts';
import { showToast } from '../../../lib/toasts.ts';

interface DescribeFormProps {
  /** Its accessible name. */
  readonly name: string;
  /** The words on the button that saves. */
  readonly save: string;
  /** False while nothing has changed. */
  readonly ready: boolean;
  readonly busy: boolean;
  readonly status: ReactNode;
  readonly problem: string | undefined;
  readonly onSave: (words: PhotoWords) => void;
  /** As `FormFrame` takes it. Undefined: what was typed is on its way, and what closes the form asks nothing. */
  readonly onGuard?: OnGuard | undefined;
  /** Stands before the fields. */
  readonly first?: ReactNode;
  /** Further buttons. */
  readonly children?: ReactNode;
}

export const dimmed = { '&[aria-disabled=true]': { opacity: 0.6, cursor: 'not-allowed' } } as const;

const fields = ['title', 'alt'] as const;

/** Asks what can be seen in a picture or a film that the viewer saves. */
export function DescribeForm({
  name,
  save,
  ready,
  busy,
  status,
  problem,
  onSave,
  onGuard,
  ...more
}: DescribeFormProps) {
  const form = useForm({
    fields,
    schema: async () => (await import('@boma/domain/photos/photos.schema.ts')).photoWords,
    onWrong: ({ title }) => title && showToast({ text: title, tone: 'warning' }),
    send: async (words) => onSave(words),
    problemsOf: (cause) => ({ form: refusalWords(cause) }),
    doing: 'Describing a picture',
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) =>
    busy || !ready ? event.preventDefault() : form.submit(event);
  return (
    // Saving goes on after it, and may fail: what was typed is unsent until the form is gone.
    <FormFrame form={{ ...form, status: 'idle', submit }} label={name} guarded onGuard={onGuard}>
      <chakra.div display="grid" gap={4}>
        {more.first}
        <TextField
          {...form.field('title')}
          label="What did you see?"
          autoComplete="off"
          required
          readOnly={busy}
        />
        <TextArea
          {...form.field('alt')}
          label="Describe the picture (optional)"
          hint="For viewers who cannot see it: who is where, and what are they doing?"
          autoComplete="off"
          readOnly={busy}
        />
        {status}
        <Problem>{problem ?? form.problem}</Problem>
        <Flex gap={3} wrap="wrap">
          <Button type="submit" aria-disabled={busy || !ready} css={dimmed}>
            {save}
          </Button>
          {more.children}
        </Flex>
      </chakra.div>
    </FormFrame>
  );
}
