import { CHAT_LIMITS } from '@boma/domain/chat/chat.constants.ts';
import type { Assumptions, Scenario } from './assumptions.ts';
import { type ChatHour, playChat } from './one-chat.ts';
import { randomNumbers } from './random.ts';

const HOUR_MS = 3_600_000;
const GIGABYTE = 1e9;
const SEED = 20_261_122;

export interface CrowdHour {
  readonly scenario: string;
  readonly messages: number;
  readonly ticks: number;
  readonly reads: number;
  readonly writes: number;
  /** Calls that reach a function. */
  readonly calls: number;
  /** Calls that the CDN answers. */
  readonly cdnCalls: number;
  /** Gigabytes that the store and Hosting send. */
  readonly storeGigabytes: number;
  readonly hostingGigabytes: number;
  /** US dollars, without video. */
  readonly cost: number;
  readonly videoGigabytes: number;
  readonly videoCost: number;
}

const add = (one: ChatHour, other: ChatHour): ChatHour => ({
  messages: one.messages + other.messages,
  ticks: one.ticks + other.ticks,
  heard: one.heard + other.heard,
  joins: one.joins + other.joins,
});

/** How often more messages come between two questions than a tail has, so that the page fetches the backlog again. */
function shareBeyondTail(mean: number): number {
  let term = Math.exp(-mean);
  let within = term;
  for (let count = 1; count <= CHAT_LIMITS.tail; count += 1) {
    term *= mean / count;
    within += term;
  }
  return 1 - within;
}

/** How the tails of all chats get to the pages. */
function tailTraffic(
  { isCrowdServed, chats, rate }: Scenario,
  chat: ChatHour,
  open: number,
  given: Assumptions,
) {
  const { bytes, poll, edges } = given;
  // A page that joins reads the tail once, however it hears of the next ones.
  const joining = { reads: chat.joins, bytes: chat.joins * bytes.tail };
  if (!isCrowdServed)
    return {
      reads: chat.heard + joining.reads,
      store: chat.heard * bytes.tail + joining.bytes,
      cdn: 0,
      hosting: 0,
      calls: 0,
    };
  const asks = HOUR_MS / poll;
  const asked = open * asks;
  const missed = shareBeyondTail((rate * poll) / 1000);
  // Between two questions the tail has changed at most once in sight of the page.
  const changed = Math.min(1, chat.ticks / chats / asks);
  return {
    reads: chats * edges * asks,
    store: 0,
    cdn: asked,
    hosting:
      asked * (changed * bytes.tailCompressed + (1 - changed) * bytes.notModified + missed * bytes.backlog),
    calls: chats * edges * asks,
  };
}

/** One hour with all viewers in these chats. The same in each run. */
export function playHour(scenario: Scenario, given: Assumptions): CrowdHour {
  const { viewers, stay, hidden, liveChanges, bytes, server, prices, video } = given;
  const random = randomNumbers(SEED);
  const open = viewers * (1 - hidden);
  const chat = Array.from({ length: scenario.chats }, () =>
    playChat({ listeners: Math.round(open / scenario.chats), rate: scenario.rate }, given, random),
  ).reduce(add);
  const joins = (viewers * 60) / stay;
  const tails = tailTraffic(scenario, chat, open, given);
  const heardLive = open * liveChanges + joins;
  const { perMessage, perTick, callsPerJoin } = server;
  const reads = tails.reads + heardLive + chat.messages * (perMessage.reads + 1) + chat.ticks * perTick.reads;
  const writes = chat.messages * perMessage.writes + chat.ticks * perTick.writes + liveChanges;
  const calls = tails.calls + chat.messages + joins * callsPerJoin;
  const storeGigabytes = (tails.store + heardLive * bytes.live) / GIGABYTE;
  const hostingGigabytes = (tails.hosting + joins * (bytes.page + bytes.backlog)) / GIGABYTE;
  const cost =
    (reads / 1e5) * prices.readsPer100k +
    (writes / 1e5) * prices.writesPer100k +
    (calls / 1e6) * prices.millionCalls +
    storeGigabytes * prices.storeGigabyte +
    hostingGigabytes * prices.hostingGigabyte;
  // A megabit a second for an hour.
  const videoGigabytes = open * video.megabits * (3600 / 8 / 1000);
  const { messages, ticks } = chat;
  return {
    scenario: scenario.name,
    messages,
    ticks,
    reads,
    writes,
    calls,
    cdnCalls: tails.cdn,
    storeGigabytes,
    hostingGigabytes,
    cost,
    videoGigabytes,
    videoCost: videoGigabytes * video.gigabyte,
  };
}
