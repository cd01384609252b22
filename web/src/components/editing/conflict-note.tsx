import { useEffect, useRef } from 'react';
import { Button } from '../button.ts';
import { chakra, Flex } from '../ui.ts';
import type { EditField } from './edit-kind.ts';
import type { ForeignChange } from './merge-edits.ts';

interface ConflictNoteProps<F extends string> {
  /** Who saved meanwhile, as the subject of a sentence. */
  readonly by: string;
  readonly changes: readonly ForeignChange<F>[];
  readonly fields: readonly EditField<F>[];
  /** Saves our changes on top of theirs. */
  readonly onKeep: () => void;
  /** Goes on with what the colleague saved. */
  readonly onDrop: () => void;
}

const box = {
  display: 'grid',
  gap: 4,
  padding: { base: 4, md: 6 },
  borderWidth: '1px',
  borderColor: 'accent',
  borderRadius: 'lg',
  background: 'accentSoft',
  '& dl': { display: 'grid', gap: 3 },
  '& dt': { fontWeight: 600 },
  '& dd': { overflowWrap: 'anywhere' },
} as const;

/** A value in words. */
function shown<F extends string>(field: EditField<F> | undefined, value: string): string {
  if (field?.kind === 'switch') return value === 'on' ? 'yes' : 'no';
  if (field?.kind === 'moment' && value !== '') return `“${value.replace('T', ' at ')}”`;
  const chosen = field?.options?.find((option) => option.value === value)?.text ?? value;
  return chosen === '' ? 'nothing' : `“${chosen}”`;
}

/** Says what a colleague has changed while this form was open, and asks how to go on. Nothing is saved until then. */
export function ConflictNote<F extends string>({
  by,
  changes,
  fields,
  onKeep,
  onDrop,
}: ConflictNoteProps<F>) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const fieldOf = (name: F) => fields.find((field) => field.name === name);
  return (
    <chakra.section css={box} aria-labelledby="conflict-heading">
      <chakra.h2 id="conflict-heading" ref={heading} tabIndex={-1} textStyle="section">
        {by} has saved this meanwhile
      </chakra.h2>
      <p>Nothing of yours is saved or lost yet. This is what has changed since you opened the form:</p>
      <dl>
        {changes.map(({ name, before, theirs, mine }) => (
          <div key={name}>
            <dt>{fieldOf(name)?.label ?? name}</dt>
            <dd>
              {shown(fieldOf(name), before)} is now {shown(fieldOf(name), theirs)}.
              {mine !== undefined && <strong> You wrote {shown(fieldOf(name), mine)}.</strong>}
            </dd>
          </div>
        ))}
      </dl>
      <Flex gap={3} wrap="wrap">
        <Button onClick={onKeep}>Save my changes too</Button>
        <Button look="quiet" onClick={onDrop}>
          Take theirs
        </Button>
      </Flex>
    </chakra.section>
  );
}
