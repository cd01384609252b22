import { collections } from '@boma/domain/collections.ts';
import type { Allowance } from '@boma/domain/limits/token-bucket.ts';
import { type MediaServer, playlistUrl } from '@boma/domain/streams/media-urls.ts';
import type { Trial, TryCameraInput } from '@boma/domain/streams/try-camera.schema.ts';
import { recordAction } from '../../platform/audit.ts';
import type { StaffCtx } from '../../platform/context.ts';
import { firestore } from '../../platform/firestore.ts';
import { media, playbackSecret, siteOrigin } from '../../platform/params.ts';
import { takeToken } from '../../platform/take-token.ts';
import { playbackExpiry, signedPlaylistUrl } from '../playback-token.ts';
import { advice } from './ask.ts';
import { tryPlaylist } from './try-playlist.ts';
import { tryPolicy } from './try-policy.ts';
import { trySegment } from './try-segment.ts';
import { tryLocks, tryStills } from './try-stills.ts';

const TRIALS_PER_PERSON: Allowance = { capacity: 20, refillMs: 10_000 };

interface Setting {
  readonly server: MediaServer;
  readonly secret: string;
  /** The origin of the site. */
  readonly site: string;
  readonly now: number;
}

const PARTNERS_LACK = advice(
  'Partner',
  'A partner’s camera has no stills, no snapshots, no day and no number of viewers. Home and cards show its cover. It cannot be for members.',
);

/** What a partner's server gives the site of a camera. */
async function trialOfPartner(address: string, { site, now }: Setting): Promise<Trial> {
  const { lines, found } = await tryPlaylist({ address, from: 'partner', site, now });
  const more = found
    ? await Promise.all([trySegment(found), tryPolicy(site, [address, ...found.addresses])])
    : [];
  return { lines: [...lines, ...more.flat(), PARTNERS_LACK] };
}

/** What the media server gives the site of a camera, as plain lines. */
export async function trialOf(input: TryCameraInput, setting: Setting): Promise<Trial> {
  const { code, subscriber_only: paid } = input;
  if (input.address !== undefined) return trialOfPartner(input.address, setting);
  const { server, secret, site, now } = setting;
  const open = playlistUrl(server, code);
  const address = paid ? signedPlaylistUrl(server, secret, code, playbackExpiry(now)) : open;
  const ticket = address.slice(open.length);
  const [list, stills, locks] = await Promise.all([
    tryPlaylist({ address, from: paid ? 'members' : 'open', site, now }),
    tryStills({ media: server, code, ticket, now }),
    paid ? tryLocks(server, code, open, now) : [],
  ]);
  const segment = list.found ? await trySegment(list.found) : [];
  return { lines: [...list.lines, ...segment, ...locks, ...stills] };
}

/**
 * Tries a camera before or after viewers see it: at the site's own media server under a code, or at the address of a partner.
 * @throws AppError `too-many-requests`.
 */
export async function tryCamera({ ctx, input }: { ctx: StaffCtx; input: TryCameraInput }): Promise<Trial> {
  await takeToken({ ctx, input: { owner: `trial by person ${ctx.user.uid}`, allowance: TRIALS_PER_PERSON } });
  const now = ctx.clock.real();
  const setting = { server: media(), secret: playbackSecret.value(), site: siteOrigin(), now };
  const trial = await trialOf(input, setting);
  const batch = firestore().batch();
  const wrong = trial.lines.filter(({ state }) => state === 'wrong').map(({ about }) => about);
  recordAction(ctx, batch, { target: collections.streams, after: { ...input, wrong } });
  await batch.commit();
  return trial;
}
