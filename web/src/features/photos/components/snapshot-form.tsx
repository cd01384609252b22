import { PHOTO_ALT_MAX, PHOTO_TEXTS, PHOTO_TITLE_MAX } from '@boma/domain/photos/photos.constants.ts';
import { type SubmitEvent, useRef } from 'react';
import { Button } from '../../../components/button.ts';
import { Problem } from '../../../components/form/form-frame.tsx';
import { TextArea } from '../../../components/form/text-area.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import { chakra, Flex } from '../../../components/ui.ts';
import { showToast } from '../../../lib/toasts.ts';
import type { Saving } from '../api/save-snapshot.ts';

/** What the viewer wrote. */
export interface SnapshotWords {
  readonly title: string;
  readonly alt: string;
}

interface SnapshotFormProps {
  /** False while the picture is being taken, and if there is none. */
  readonly hasPicture: boolean;
  readonly saving: Saving | undefined;
  readonly problem: string | undefined;
  readonly onRetake: () => void;
  readonly onSave: (words: SnapshotWords) => void;
}

const bar = {
  display: 'block',
  width: '100%',
  height: '6px',
  appearance: 'none',
  borderRadius: 'full',
  overflow: 'hidden',
  background: 'raised',
  '&::-webkit-progress-bar': { background: 'transparent' },
  '&::-webkit-progress-value': { background: 'accent', transition: 'width 160ms' },
  '&::-moz-progress-bar': { background: 'accent' },
} as const;

/** The words of the specification. */
function stepWords(saving: Saving | undefined): string {
  if (!saving) return '';
  if (saving.step === 'starting') return 'STARTING UPLOAD';
  return saving.step === 'uploading' ? `${saving.percent}%` : 'Validating Snapshot.';
}

/** How far the saving is. The region is there before, so that screen readers hear of each step. */
function SavingSteps({ saving }: { readonly saving: Saving | undefined }) {
  return (
    <chakra.div minHeight="2.75rem">
      <chakra.p
        role="status"
        textStyle="small"
        fontWeight={600}
        fontVariantNumeric="tabular-nums"
        marginBottom={2}
      >
        {stepWords(saving)}
      </chakra.p>
      {saving?.step === 'uploading' && (
        <chakra.progress aria-label="Upload" max={100} value={saving.percent} css={bar} />
      )}
    </chakra.div>
  );
}

/** Asks what can be seen, and saves the snapshot. */
export function SnapshotForm({ hasPicture, saving, problem, onRetake, onSave }: SnapshotFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const busy = saving !== undefined;
  const textOf = (name: string): string => {
    const value = new FormData(form.current ?? undefined).get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || !hasPicture) return;
    const words = { title: textOf('title'), alt: textOf('alt') };
    if (words.title !== '') return onSave(words);
    showToast({ text: PHOTO_TEXTS.noTitle, tone: 'warning' });
    form.current?.querySelector('input')?.focus();
  };
  return (
    <form ref={form} method="dialog" noValidate onSubmit={submit} aria-label="Describe your snapshot">
      <chakra.div display="grid" gap={4}>
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
        <SavingSteps saving={saving} />
        <Problem>{problem}</Problem>
        <Flex gap={3} wrap="wrap">
          <Button type="submit" aria-disabled={busy || !hasPicture} css={dimmed}>
            SAVE SNAPSHOT
          </Button>
          <Button look="quiet" aria-disabled={busy} css={dimmed} onClick={() => busy || onRetake()}>
            RETAKE
          </Button>
        </Flex>
      </chakra.div>
    </form>
  );
}

const dimmed = { '&[aria-disabled=true]': { opacity: 0.6, cursor: 'not-allowed' } } as const;
