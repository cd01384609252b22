import { capital } from '@boma/domain/capital.ts';
import type { BestTimes as Times } from '@boma/domain/sightings/sightings.schema.ts';
import { useCallback, useState } from 'react';
import { Asked } from '../../../components/asked.tsx';
import { Button } from '../../../components/button.ts';
import { Box, chakra, Flex } from '../../../components/ui.ts';
import { WaitingLines } from '../../../components/waiting-lines.tsx';
import { useAnswer } from '../../../lib/asking/use-answer.ts';
import { readBestTimes } from '../api/sighting-calls.ts';
import { BestTimeChart } from './best-time-chart.tsx';

/** So many species are choices beside the drawing. */
const CHOICES = 8;

/** About as high as the choices and the drawing together. */
const room = { base: '29rem', sm: '28rem', lg: '32rem' };

/** Keeps the place of the best times until the page knows the day. */
export const BestTimesRoom = () => <WaitingLines label="Loading the best times" minHeight={room} />;

const choice = {
  minHeight: '40px',
  paddingX: 4,
  fontWeight: 400,
  '&[aria-pressed=true]': { background: 'accentSoft', borderColor: 'accent', fontWeight: 600 },
} as const;

interface DrawnProps {
  readonly times: Times;
  readonly asked: string | undefined;
}

/** The species to choose from, and the drawing of the chosen one. */
function Drawn({ times, asked }: DrawnProps) {
  const [chosen, setChosen] = useState<string>();
  const { species, on_air, days } = times;
  const wanted = asked ?? chosen;
  const entry =
    species.find(({ name }) => name === wanted) ?? (wanted === undefined ? species[0] : undefined);
  const silent = Array.from({ length: 24 }, () => 0);
  const name = entry?.name ?? wanted;
  if (name === undefined)
    return (
      <chakra.p color="muted">Nothing was written down at this camera in the last {days} days.</chakra.p>
    );
  return (
    <>
      {asked === undefined && (
        <Flex gap={2} wrap="wrap" marginBottom={4} role="group" aria-label="Best time to see">
          {species.slice(0, CHOICES).map((each) => (
            <Button
              key={each.name}
              look="quiet"
              css={choice}
              data-written=""
              aria-pressed={each.name === name}
              onClick={() => setChosen(each.name)}
            >
              {capital(each.name)}
            </Button>
          ))}
        </Flex>
      )}
      <BestTimeChart species={name} seen={entry?.seen ?? silent} onAir={on_air} days={days} />
    </>
  );
}

interface BestTimesProps {
  readonly camera: string;
  /** The name of the camera. */
  readonly name: string;
  /** The species to draw. Undefined: viewers choose. */
  readonly species?: string | undefined;
}

/** 'Best time to watch' at one camera. */
export function BestTimes({ camera, name, species }: BestTimesProps) {
  const ask = useCallback(() => readBestTimes(camera), [camera]);
  const answer = useAnswer(ask, {
    doing: 'Reading the best times',
  });
  return (
    <Box as="section" aria-labelledby="best-time">
      <chakra.h2 id="best-time" textStyle="section" marginBottom={3}>
        Best time to watch {name}
      </chakra.h2>
      <Asked what="the best times" of={answer} minHeight={room}>
        {(times) => <Drawn key={camera} times={times} asked={species} />}
      </Asked>
    </Box>
  );
}
