import {
  BUSY_FOLD_TICK_MS,
  BUSY_IN_TEN_SECONDS,
  CROWD_TICK_MS,
  FOLD_TICK_MS,
} from '@boma/domain/chat/chat.constants.ts';
import { FIRST_VISIT_BYTES } from './first-visit.ts';

/** What the model takes for granted. Change a line and run it again: `npm run model:crowd`. */
export const assumptions = {
  viewers: 100_000,
  /** Minutes that a viewer stays. As many come as leave. */
  stay: 20,
  /** The share of viewers whose page is hidden for over a minute: it listens to nothing. */
  hidden: 0.1,
  /** How often in an hour `live/site` changes: the counts of viewers every minute, and what happens at the cameras. */
  liveChanges: 90,
  /**
   * Bytes on the wire of one change of `live/site`, of one tail as a listener gets it, and as the CDN sends it compressed. A
   * page: the first visit of a camera's page. A viewer who returns has most of it.
   */
  bytes: {
    live: 4000,
    tail: 3600,
    tailCompressed: 1100,
    notModified: 250,
    backlog: 7000,
    page: FIRST_VISIT_BYTES,
  },
  /** What each viewer plays. It is on the bill of the media server or its CDN, and apart from the other costs. */
  video: { megabits: 2.5, gigabyte: 0.02 },
  /** Seconds between two readings of a playlist, and bytes of one, compressed and with its headers. A player uses one rendition. */
  playlists: { seconds: 2, bytes: 1100, renditions: 2 },
  /** Milliseconds between two ticks of a chat with so many messages a second, and between two questions of a page in a crowd. */
  tick: (rate: number) => (rate * 10 >= BUSY_IN_TEN_SECONDS ? BUSY_FOLD_TICK_MS : FOLD_TICK_MS),
  poll: CROWD_TICK_MS,
  /** Places where the CDN keeps its own copies. */
  edges: 60,
  /** Reads and writes of the server. A fold also reads each new message. */
  server: {
    perMessage: { reads: 3, writes: 2 },
    perTick: { reads: 2, writes: 2 },
    /** Calls of a page that no CDN answers, each from an instance's own copy. */
    callsPerJoin: 2,
  },
  /**
   * US dollars. They are Google's to change: compare them with its price list. Those of the store are of Belgium (europe-west1).
   * Reads: Google's price list by Infracost on 24 September 2026, and a bill of July 2026. Writes are three times as much in each
   * region whose list could be read.
   */
  prices: {
    readsPer100k: 0.033,
    writesPer100k: 0.099,
    storeGigabyte: 0.12,
    hostingGigabyte: 0.15,
    millionCalls: 0.4,
  },
};

export type Assumptions = Readonly<typeof assumptions>;

export interface Scenario {
  readonly name: string;
  readonly chats: number;
  /** Messages a second in each chat. */
  readonly rate: number;
  /** Pages ask the CDN for the tail instead of listening to it. */
  readonly isCrowdServed: boolean;
}

export const scenarios: readonly Scenario[] = [
  { name: 'one busy chat, all listen', chats: 1, rate: 5, isCrowdServed: false },
  { name: 'one busy chat, by the CDN', chats: 1, rate: 5, isCrowdServed: true },
  { name: 'fifty chats, all listen', chats: 50, rate: 0.5, isCrowdServed: false },
  { name: 'fifty chats, by the CDN', chats: 50, rate: 0.5, isCrowdServed: true },
];
