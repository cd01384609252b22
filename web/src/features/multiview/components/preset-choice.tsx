import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { Button } from '../../../components/button.ts';
import { Flex } from '../../../components/ui.ts';
import { campNow } from '../../../lib/camp-time.ts';
import { useClockText } from '../../../lib/ticking-clock.ts';
import type { Arrangement } from '../arrangement.ts';
import { arrangementOf, presetsOf } from '../presets.ts';

const MINUTE = 60_000;

interface PresetChoiceProps {
  /** Cameras that the viewer may watch. */
  readonly streams: readonly StreamView[];
  readonly onChoose: (arrangement: Arrangement) => void;
}

/** Ready-made walls. Nothing in the prerendered page, which knows no time of day. */
export function PresetChoice({ streams, onChoose }: PresetChoiceProps) {
  const minute = useClockText((now) => String(Math.floor(campNow(now) / MINUTE)));
  if (minute === undefined) return null;
  return (
    <Flex role="group" aria-label="Ready-made walls" gap={2} wrap="wrap">
      {presetsOf(streams, Number(minute) * MINUTE).map((preset) => (
        <Button key={preset.name} look="quiet" onClick={() => onChoose(arrangementOf(preset))}>
          {preset.name}
        </Button>
      ))}
    </Flex>
  );
}
