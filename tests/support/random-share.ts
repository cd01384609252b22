import { execFileSync } from 'node:child_process';

/**
 * Random histories are played in three shares. `npm test` plays the one that the commit chooses, so that three commits
 * in a row play different ones and the same commit always plays the same; `npm run test:deep` plays all three.
 */
export const SHARES = 3;

function shareOfCommit(): number {
  try {
    const commit = execFileSync('git', ['rev-parse', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return Number.parseInt(commit.slice(0, 8), 16) % SHARES;
  } catch {
    // A copy without a repository has no commit.
    return 0;
  }
}

/** The numbers of the shares that this run plays, from 0. */
export function sharesToPlay(): number[] {
  return process.env.BOMA_ALL_HISTORIES
    ? Array.from({ length: SHARES }, (_, share) => share)
    : [shareOfCommit()];
}
