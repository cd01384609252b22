import { CANNED_REASONS } from '@boma/domain/moderation/moderation.constants.ts';
import type { RefObject } from 'react';
import { chakra } from '../../../components/ui.ts';

const look = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  '& button': {
    minHeight: '44px',
    paddingX: 3,
    borderWidth: '1px',
    borderRadius: 'full',
    textStyle: 'small',
    textAlign: 'start',
  },
  '& button:hover': { borderColor: 'accent' },
} as const;

/** Fills a field as typing does, so that the form checks and counts the words. */
function fill(form: HTMLFormElement | null, name: string, words: string): void {
  const field = form?.elements.namedItem(name);
  if (!(field instanceof HTMLTextAreaElement)) return;
  field.value = words;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.focus();
}

interface CannedReasonsProps {
  readonly form: RefObject<HTMLFormElement | null>;
  /** The field that they fill. */
  readonly name: string;
}

/** What staff most often say, each with one press. They can change the words before they send them. */
export function CannedReasons({ form, name }: CannedReasonsProps) {
  return (
    <chakra.div role="group" aria-label="Reasons to choose from" css={look}>
      {CANNED_REASONS.map((words) => (
        <button key={words} type="button" onClick={() => fill(form.current, name, words)}>
          {words}
        </button>
      ))}
    </chakra.div>
  );
}
