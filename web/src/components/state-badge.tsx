import { type LiveState, stateWords } from '../lib/live-state.ts';
import { overPicture } from '../theme/over-picture.ts';
import { chakra } from './ui.ts';

/** A small label, over a picture or beside a title. In forced colours its edge replaces its ground. */
export const Badge = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '5px',
    height: '24px',
    paddingInline: '9px',
    borderRadius: 'full',
    fontSize: '0.6875rem',
    fontWeight: 700,
    letterSpacing: '0.07em',
    textTransform: 'uppercase',
    lineHeight: 1,
    whiteSpace: 'nowrap',
    '@media (forced-colors: active)': { borderWidth: '1px' },
  },
});

/** The state of a camera, with the same words and colours wherever it is shown. Only `live` is red. */
export function StateBadge({ state }: { readonly state: LiveState }) {
  if (state !== 'live')
    return (
      <Badge background={overPicture.shade(78)} color={overPicture.ink}>
        {stateWords[state]}
      </Badge>
    );
  return (
    <Badge background="live" color="onLive">
      <chakra.span boxSize="6px" borderRadius="full" background="currentColor" aria-hidden="true" />
      {stateWords.live}
    </Badge>
  );
}
