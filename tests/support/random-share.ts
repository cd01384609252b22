import { execFileSync } from 'node:child_process';

/** Into how many shares the random histories are dealt out. */
const HISTORY_SHARES = 6;

function shareOfCommit(shares: number): number {
  try {
    const commit = execFileSync('git', ['rev-parse', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return Number.parseInt(commit.slice(0, 8), 16) % shares;
  } catch {
    // A copy without a repository has no commit.
    return 0;
  }
}

/**
 * The numbers of the shares that this run plays, from 0. `npm test` plays the one that the commit chooses, so that commits in
 * a row play different ones and the same commit always plays the same; `npm run test:deep` plays all.
 */
export function sharesToPlay(shares = HISTORY_SHARES): number[] {
  return process.env.BOMA_ALL_HISTORIES
    ? Array.from({ length: shares }, (_, share) => share)
    : [shareOfCommit(shares)];
}
