import { describe, expect, it } from 'vitest';
import { type Claimant, claimPlayback, claimSound, releasePlayback } from './playback-claim.ts';

function player(group?: string) {
  const heard: string[] = [];
  const claimant: Claimant = {
    group,
    pause: () => heard.push('pause'),
    mute: () => heard.push('mute'),
  };
  return { claimant, heard };
}

describe('one playing player per page', () => {
  it('pauses the player before when another starts', () => {
    const [first, second] = [player(), player()];
    claimPlayback(first.claimant);
    claimPlayback(second.claimant);
    expect(first.heard).toEqual(['pause']);
    expect(second.heard).toEqual([]);
    releasePlayback(second.claimant);
  });

  it('leaves a paused player alone', () => {
    const [first, second] = [player(), player()];
    claimPlayback(first.claimant);
    releasePlayback(first.claimant);
    claimPlayback(second.claimant);
    expect(first.heard).toEqual([]);
    releasePlayback(second.claimant);
  });

  it('lets a group of players play at once, with sound from one', () => {
    const [first, second, third] = [player('tiles'), player('tiles'), player('tiles')];
    for (const { claimant } of [first, second, third]) claimPlayback(claimant);
    expect([first, second, third].flatMap(({ heard }) => heard)).toEqual([]);
    claimSound(second.claimant);
    expect([first.heard, second.heard, third.heard]).toEqual([['mute'], [], ['mute']]);
    for (const { claimant } of [first, second, third]) releasePlayback(claimant);
  });

  it('pauses a whole group when a player outside it starts', () => {
    const [first, second, outside] = [player('tiles'), player('tiles'), player()];
    for (const { claimant } of [first, second, outside]) claimPlayback(claimant);
    expect([first.heard, second.heard, outside.heard]).toEqual([['pause'], ['pause'], []]);
    releasePlayback(outside.claimant);
  });
});
