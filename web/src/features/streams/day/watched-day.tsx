import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { type DaySpan, wholeDay } from './day-span.ts';
import { useDay, type WatchedDay } from './use-day.ts';

export interface Watching extends WatchedDay {
  readonly stream: StreamView;
  /** The slot that is shown. */
  readonly shown: number;
  /** A slot that a mouse or a link points to. */
  readonly pointed: number | undefined;
  readonly onPoint: (slot: number | undefined) => void;
  /** The part of the day that the line shows. */
  readonly span: DaySpan;
  readonly onSpan: (span: DaySpan) => void;
}

const Watched = createContext<Watching | undefined>(undefined);

/** What is seen of the day now. A part that asks is drawn again with each move of the thumb: keep it small. */
export function useWatching(): Watching {
  const watching = useContext(Watched);
  if (!watching) throw new Error('There is no day to watch here.');
  return watching;
}

interface WatchDayProps {
  readonly stream: StreamView;
  readonly children: ReactNode;
}

/**
 * Watches the day of a camera for the parts in it. The thumb is dragged through some sixty times of day a second, on phones
 * too: what does not ask for them is not drawn again.
 */
export function WatchDay({ stream, children }: WatchDayProps) {
  const [pointed, onPoint] = useState<number>();
  const [span, onSpan] = useState(wholeDay);
  const watched = useDay(stream.slug, pointed);
  const ahead = watched.playing ? undefined : pointed;
  const shown = ahead ?? watched.at;
  return (
    <Watched value={{ ...watched, stream, shown, pointed: ahead, onPoint, span, onSpan }}>{children}</Watched>
  );
}
