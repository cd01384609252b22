import { PHOTO_ALT_MAX, PHOTO_TEXTS, PHOTO_TITLE_MAX } from '@boma/domain/photos/photos.constants.ts';
import { type ReactNode, type SubmitEvent, useRef } from 'react';
import { Button } from '../../../components/button.ts';
import { Problem } from '../../../components/form/form-frame.tsx';
import { TextArea } from '../../../components/form/text-area.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import { chakra, Flex } from '../../../components/ui.ts';
import { showToast } from '../../../lib/toasts.ts';

/** What the viewer wrote. */
export interface PhotoWords {
  readonly title: string;
  readonly alt: string;
}

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
  /** Stands before the fields. */
  readonly first?: ReactNode;
  /** Further buttons. */
  readonly children?: ReactNode;
}

export const dimmed = { '&[aria-disabled=true]': { opacity: 0.6, cursor: 'not-allowed' } } as const;

/** Asks what can be seen in a picture or a film that the viewer saves. */
export function DescribeForm({
  name,
  save,
  ready,
  busy,
  status,
  problem,
  onSave,
  ...more
}: DescribeFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const textOf = (field: string): string => {
    const value = new FormData(form.current ?? undefined).get(field);
    return typeof value === 'string' ? value.trim() : '';
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || !ready) return;
    const words = { title: textOf('title'), alt: textOf('alt') };
    if (words.title !== '') return onSave(words);
    showToast({ text: PHOTO_TEXTS.noTitle, tone: 'warning' });
    form.current?.querySelector<HTMLInputElement>('[name=title]')?.focus();
  };
  return (
    <form ref={form} method="dialog" noValidate onSubmit={submit} aria-label={name}>
      <chakra.div display="grid" gap={4}>
        {more.first}
        <TextField
          name="title"
          label="What did you see?"
          maxLength={PHOTO_TITLE_MAX}
          autoComplete="off"
          required
          readOnly={busy}
        />
        <TextArea
          name="alt"
          label="Describe the picture (optional)"
          hint="For viewers who cannot see it: who is where, and what are they doing?"
          maxLength={PHOTO_ALT_MAX}
          autoComplete="off"
          readOnly={busy}
        />
        {status}
        <Problem>{problem}</Problem>
        <Flex gap={3} wrap="wrap">
          <Button type="submit" aria-disabled={busy || !ready} css={dimmed}>
            {save}
          </Button>
          {more.children}
        </Flex>
      </chakra.div>
    </form>
  );
}
