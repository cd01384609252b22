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

const style = { display: 'grid', gap: 1, marginTop: 3, textStyle: 'small' } as const;

const choice = {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: 3,
  paddingY: 2,
  '& input': { width: '20px', height: '20px', marginTop: '1px', accentColor: 'var(--b-colors-accent)' },
  '& label': { fontWeight: 600, cursor: 'pointer' },
  '& small': { gridColumn: 2, fontSize: 'inherit', color: 'muted' },
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
        <chakra.div key={purpose} css={choice}>
          <input
            id={`allow-${purpose}`}
            type="checkbox"
            aria-describedby={`about-${purpose}`}
            checked={ticked[purpose] === true}
            onChange={({ target }) => onTick(purpose, target.checked)}
          />
          <label htmlFor={`allow-${purpose}`}>{words[purpose].title}</label>
          <small id={`about-${purpose}`}>{words[purpose].text}</small>
        </chakra.div>
      ))}
    </chakra.fieldset>
  );
}
