import type { AddNoteInput, NoteView } from '@boma/domain/moderation/notes.schema.ts';
import { useCallback, useState } from 'react';
import { Asked } from '../../../components/asked.tsx';
import { Button } from '../../../components/button.ts';
import { ConfirmButton } from '../../../components/confirm-button.tsx';
import { refusedProblems } from '../../../components/editing/edit-problems.ts';
import { FormFrame, Problem, SubmitButton } from '../../../components/form/form-frame.tsx';
import type { OnGuard } from '../../../components/form/leave-guard.tsx';
import { TextArea } from '../../../components/form/text-area.tsx';
import { useForm } from '../../../components/form/use-form.ts';
import { chakra } from '../../../components/ui.ts';
import { keepingId } from '../../../lib/asking/kept-id.ts';
import { useAnswer } from '../../../lib/asking/use-answer.ts';
import { momentWords } from '../../../lib/moments.ts';
import { addNote, listNotes, removeNote } from '../api/note-calls.ts';

const fields = ['text'] as const;

interface PersonNotesProps {
  readonly uid: string;
  readonly name: string;
  /** Gets the question before a note that is typed is lost, as `FormFrame` gives it. */
  readonly onGuard?: OnGuard | undefined;
}

interface NoteFormProps extends PersonNotesProps {
  readonly onDone: () => Promise<void>;
}

function NoteForm({ uid, name, onGuard, onDone }: NoteFormProps) {
  const [send] = useState(() => keepingId<AddNoteInput, void>(addNote));
  const form = useForm({
    fields,
    schema: async () => (await import('@boma/domain/moderation/notes.schema.ts')).addNoteInput,
    toInput: ({ text }) => ({ uid, text }),
    send: async (input) => {
      await send(input);
      await onDone();
    },
    problemsOf: (cause) => refusedProblems(cause, { fields }),
    doing: 'Adding a note about a user',
  });
  return (
    <FormFrame form={form} guarded onGuard={onGuard} label={`A note about ${name}`}>
      <chakra.div display="grid" gap={3}>
        <TextArea
          {...form.field('text')}
          label="A note for colleagues"
          hint={`It is in the data file that ${name} can ask for, without your name.`}
        />
        <Problem>{form.problem}</Problem>
        <div>
          <SubmitButton busy={form.busy}>{form.busy ? 'One moment' : 'Add the note'}</SubmitButton>
        </div>
      </chakra.div>
    </FormFrame>
  );
}

function Note({ note, onRemove }: { readonly note: NoteView; readonly onRemove: () => Promise<void> }) {
  const { by, text, written_at, may_remove } = note;
  return (
    <chakra.li display="grid" gap={2} justifyItems="start" paddingLeft={3} borderLeftWidth="2px">
      <chakra.p dir="auto" overflowWrap="anywhere" whiteSpace="pre-line">
        {text}
      </chakra.p>
      <chakra.p textStyle="small" color="muted">
        {by ?? 'A colleague'} · {momentWords(written_at)}
      </chakra.p>
      {may_remove && (
        <ConfirmButton
          name={`Remove the note of ${momentWords(written_at)}`}
          question="Remove this note?"
          yes="Yes, remove it"
          no="Keep it"
          onConfirm={onRemove}
        >
          Remove
        </ConfirmButton>
      )}
    </chakra.li>
  );
}

/** What staff have noted about a user, and a form for the next note. */
export function PersonNotes({ uid, name, onGuard }: PersonNotesProps) {
  const [pages, setPages] = useState(1);
  const ask = useCallback(() => listNotes(uid, pages), [uid, pages]);
  const answer = useAnswer(ask, { doing: 'Reading the notes about a user' });
  // A new form for the next note.
  const [round, setRound] = useState(0);
  return (
    <chakra.div display="grid" gap={4} width="100%" maxWidth="46rem">
      <Asked what="the notes" of={answer} minHeight="6rem">
        {({ notes, more }) =>
          notes.length === 0 ? (
            <chakra.p color="muted">Nobody has noted anything.</chakra.p>
          ) : (
            <>
              <chakra.ul display="grid" gap={4} aria-label={`Notes about ${name}`}>
                {notes.map((note) => (
                  <Note
                    key={note.id}
                    note={note}
                    onRemove={async () => {
                      await removeNote(note.id);
                      await answer.refresh();
                    }}
                  />
                ))}
              </chakra.ul>
              {more && (
                <div>
                  <Button look="quiet" onClick={() => setPages(pages + 1)}>
                    Show older notes
                  </Button>
                </div>
              )}
            </>
          )
        }
      </Asked>
      <NoteForm
        key={round}
        uid={uid}
        name={name}
        onGuard={onGuard}
        onDone={async () => {
          await answer.refresh();
          setRound(round + 1);
        }}
      />
    </chakra.div>
  );
}
