import { chakra, VisuallyHidden } from '../../../components/ui.ts';
import type { Decisions, Purpose } from '../../../lib/consent.ts';

const words: Readonly<Record<Purpose, { title: string; text: string }>> = {
  analytics: {
    title: 'Count my visits',
    text: 'Which pages are opened, and whether by guests, registered viewers or members. Never by whom.',
  },
  adverts: {
    title: 'Adverts from a network',
    text: 'In place of our own. They are not chosen by what you did elsewhere.',
  },
};

const style = {
  display: 'grid',
  gap: 1,
  marginTop: 3,
  textStyle: 'small',
  '& label': {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    columnGap: 3,
    alignItems: 'start',
    paddingY: 2,
    cursor: 'pointer',
  },
  '& input': { width: '20px', height: '20px', marginTop: '1px', accentColor: 'var(--b-colors-accent)' },
  '& small': { display: 'block', fontSize: 'inherit', color: 'muted' },
} as const;

interface PurposeChoicesProps {
  readonly purposes: readonly Purpose[];
  readonly ticked: Decisions;
  readonly onTick: (purpose: Purpose, allowed: boolean) => void;
}

/** One box per purpose. None is ticked for the viewer. */
export function PurposeChoices({ purposes, ticked, onTick }: PurposeChoicesProps) {
  return (
    <chakra.fieldset css={style}>
      <VisuallyHidden as="legend">What you allow</VisuallyHidden>
      {purposes.map((purpose) => (
        <label key={purpose} htmlFor={`allow-${purpose}`}>
          <input
            id={`allow-${purpose}`}
            type="checkbox"
            checked={ticked[purpose] === true}
            onChange={({ target }) => onTick(purpose, target.checked)}
          />
          <span>
            <strong>{words[purpose].title}</strong>
            <small>{words[purpose].text}</small>
          </span>
        </label>
      ))}
    </chakra.fieldset>
  );
}
