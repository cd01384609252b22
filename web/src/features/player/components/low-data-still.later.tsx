import { hasStills } from '@boma/domain/streams/streams.policy.ts';
import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { type MouseEvent, useEffect, useState } from 'react';
import { chakra } from '../../../components/ui.ts';
import { logFailure } from '../../../lib/log.ts';
import { whileSeen } from '../../../lib/while-seen.ts';
import { chooseLowData } from '../low-data.ts';
import { newestStill, STILL_EVERY, type StillSource } from '../newest-still.ts';

const HOUR = 60 * 60;

interface Still {
  readonly url: string;
  readonly bytes: number;
}

async function fetchStill(source: StillSource): Promise<Still | undefined> {
  const response = await fetch(await newestStill(source, 'medium'));
  if (!response.ok) return undefined;
  const blob = await response.blob();
  return { url: URL.createObjectURL(blob), bytes: blob.size };
}

/** The newest still while the page is seen. A failed one leaves the last; a camera at YouTube or of a partner has none. */
function useStill(stream: StreamView): Still | undefined {
  const { code, subscriber_only } = stream;
  const has = hasStills(stream);
  const [still, setStill] = useState<Still>();
  useEffect(() => {
    if (!has) return;
    let gone = false;
    const update = () =>
      fetchStill({ code, subscriber_only }).then(
        (next) => {
          if (gone && next) URL.revokeObjectURL(next.url);
          else if (next) setStill(next);
        },
        (cause: unknown) => logFailure('Fetching a still', cause),
      );
    const stop = whileSeen(() => {
      void update();
      const timer = setInterval(() => void update(), STILL_EVERY * 1000);
      return () => clearInterval(timer);
    });
    return () => {
      gone = true;
      stop();
    };
  }, [code, subscriber_only, has]);
  useEffect(() => () => URL.revokeObjectURL(still?.url ?? ''), [still]);
  return still;
}

/** The button goes with the still. The player that comes takes the focus over from its frame. */
function playInstead({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.closest('section')?.focus({ preventScroll: true });
  chooseLowData(false);
}

/** '4.7 MB', from what one still weighs. */
const perHour = (bytes: number) => `${((bytes * HOUR) / STILL_EVERY / 1_000_000).toFixed(1)} MB`;

const bar = {
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 4,
  paddingX: 4,
  paddingY: 2,
  background: 'scrim',
  color: 'ink',
  textStyle: 'small',
  '& button': { minHeight: '44px', textDecoration: 'underline' },
} as const;

export interface LowDataStillProps {
  readonly stream: StreamView;
  readonly compact: boolean;
  /** Staff show stills to everyone, so the viewer cannot turn them off. */
  readonly bySite: boolean;
}

/** For viewers who save data: a still now and then instead of video, what that costs them, and the way back. */
export default function LowDataStill({ stream, compact, bySite }: LowDataStillProps) {
  const still = useStill(stream);
  return (
    <>
      {still && (
        <chakra.img
          src={still.url}
          alt={`${stream.name}, a moment ago`}
          position="absolute"
          inset={0}
          width="100%"
          height="100%"
          objectFit="cover"
        />
      )}
      {!compact && (
        <chakra.div css={bar} zIndex={1}>
          <span>
            {bySite
              ? `Many watch now, so cameras show a picture every ${STILL_EVERY} seconds. Press play for video.`
              : still
                ? `Low data: a picture every ${STILL_EVERY} seconds, about ${perHour(still.bytes)} an hour.`
                : 'Low data: video starts when you press play.'}
          </span>
          {!bySite && (
            <button type="button" onClick={playInstead}>
              Turn low data off
            </button>
          )}
        </chakra.div>
      )}
    </>
  );
}
