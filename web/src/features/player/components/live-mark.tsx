import { chakra, Flex } from '../../../components/ui.ts';
import { overPicture } from '../../../theme/over-picture.ts';
import type { Phase, PlayerFacts } from '../player-state.ts';
import { span } from '../player-words.ts';

interface LiveMarkProps {
  readonly facts: PlayerFacts;
  readonly phase: Phase;
  readonly compact: boolean;
  readonly onGoLive: () => void;
}

const pill = {
  textStyle: 'label',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  paddingInline: 3,
  minHeight: '26px',
  borderRadius: 'full',
  whiteSpace: 'nowrap',
} as const;

/** The row is as narrow as a phone, and what can be pressed comes first. */
const distance = {
  textStyle: 'clock',
  color: 'ink',
  whiteSpace: 'nowrap',
  css: { '@container player (max-width: 479px)': { display: 'none' } },
} as const;

/** Red LIVE at the live edge and nowhere else; away from it, how far, and the way back. */
export function LiveMark({ facts, phase, compact, onGoLive }: LiveMarkProps) {
  const { latency, behind } = facts;
  if (phase === 'live') {
    return (
      <Flex align="center" gap={3} minWidth={0}>
        <chakra.span {...pill} background="live" color="onLive">
          Live
        </chakra.span>
        {!compact && latency !== undefined && (
          <chakra.span data-latency="" {...distance}>
            {span(latency)} delay
          </chakra.span>
        )}
      </Flex>
    );
  }
  const away = phase === 'behind' || (phase === 'paused' && facts.picture !== 'none');
  if (!away) return null;
  return (
    <Flex align="center" gap={3} minWidth={0}>
      <chakra.button
        {...pill}
        type="button"
        aria-keyshortcuts="L"
        title="Go live (L)"
        onClick={onGoLive}
        color="ink"
        background={overPicture.light(14)}
        _hover={{ background: overPicture.light(26) }}
      >
        Go live
      </chakra.button>
      {!compact && (
        <chakra.span data-latency="" {...distance}>
          {span(behind)} behind
        </chakra.span>
      )}
    </Flex>
  );
}
