import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { Button } from '../../../components/button.ts';
import { narrow } from '../../../components/stage.ts';
import { Flex } from '../../../components/ui.ts';
import { campNow } from '../../../lib/camp-time.ts';
import { useClockText } from '../../../lib/ticking-clock.ts';
import { arrangementOf, presetsOf, surprise } from '../presets.ts';
import type { ChangeWall } from '../use-follow-action.ts';

const MINUTE = 60_000;

interface PresetChoiceProps {
  /** Cameras that the viewer may watch. */
  readonly streams: readonly StreamView[];
  /** Those of them that are on the air. */
  readonly open: readonly string[];
  readonly change: ChangeWall;
}

/** Ready-made walls, and one by chance. Nothing in the prerendered page, which knows no time of day. */
export function PresetChoice({ streams, open, change }: PresetChoiceProps) {
  const minute = useClockText((now) => String(Math.floor(campNow(now) / MINUTE)));
  if (minute === undefined) return null;
  return (
    <Flex
      role="group"
      aria-label="Ready-made walls"
      gap={2}
      css={{ flexWrap: 'wrap', [narrow]: { flexWrap: 'nowrap' } }}
    >
      {presetsOf(streams, Number(minute) * MINUTE).map((preset) => (
        <Button key={preset.name} look="quiet" onClick={() => change(() => arrangementOf(preset))}>
          {preset.name}
        </Button>
      ))}
      <Button look="quiet" onClick={() => change((current) => surprise(current, open))}>
        Surprise me
      </Button>
    </Flex>
  );
}
