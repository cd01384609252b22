import { HIGHLIGHT_TYPES } from '@boma/domain/videos/videos.constants.ts';
import { useState } from 'react';
import { checkLook } from '../../../components/form/check-look.ts';
import { chakra } from '../../../components/ui.ts';
import type { HighlightType } from '../highlight-filters.ts';
import { filterLabels } from '../video-words.ts';

/** Which kinds of highlights the list shows. */
export function VideoFilters({
  ticked,
  onChange,
}: {
  readonly ticked: readonly HighlightType[];
  readonly onChange: (ticked: HighlightType[]) => void;
}) {
  // The ticks follow the address, which changes a moment after the press.
  const address = ticked.join();
  const [pressed, setPressed] = useState({ at: '', ticked });
  const shown = pressed.at === address ? pressed.ticked : ticked;
  const change = (type: HighlightType, isTicked: boolean) => {
    const next = HIGHLIGHT_TYPES.filter((each) => (each === type ? isTicked : shown.includes(each)));
    setPressed({ at: address, ticked: next });
    onChange(next);
  };
  return (
    <chakra.fieldset display="flex" flexWrap="wrap" columnGap={5} rowGap={1} minWidth={0}>
      <chakra.legend textStyle="small" color="muted">
        Kinds of highlights
      </chakra.legend>
      {HIGHLIGHT_TYPES.map((type) => (
        <chakra.label
          key={type}
          display="inline-flex"
          alignItems="center"
          gap={2}
          minHeight="44px"
          cursor="pointer"
        >
          <chakra.input
            type="checkbox"
            checked={shown.includes(type)}
            onChange={({ currentTarget }) => change(type, currentTarget.checked)}
            css={checkLook}
          />
          {filterLabels[type]}
        </chakra.label>
      ))}
    </chakra.fieldset>
  );
}
