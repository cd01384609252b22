import { posix } from 'node:path';

/** Files that may not import some others, and why. */
export type Direction = { from: RegExp; to: RegExp; reason: string };

/**
 * Where files may not reach. `from` and `to` match paths from the root of the repository, or the package's name where
 * the import names a package.
 */
export const FORBIDDEN: readonly Direction[] = [
  {
    from: /^domain\/src\/(?!.*\.test(-support)?\.ts$)/,
    to: /^(?!zod$|zod\/|suncalc$|domain\/src\/)/,
    reason: 'domain imports zod, suncalc and itself only: both sides and the tests rely on it being pure.',
  },
  {
    from: /^functions\//,
    to: /^web\//,
    reason: 'functions never see the site: what both need belongs in domain.',
  },
  {
    from: /^web\/src\//,
    to: /^(functions\/|firebase-admin|firebase-functions)/,
    reason: 'the site never sees the server: what both need belongs in domain.',
  },
  {
    from: /^media-gateway\//,
    to: /^(functions|web|tools|tests)\//,
    reason: 'the media gateway runs beside the cameras, on a machine of its own: it knows domain alone.',
  },
  {
    from: /^(domain|functions|web)\//,
    to: /^media-gateway\//,
    reason: 'the site knows a media server by its addresses only: what both need belongs in domain.',
  },
  {
    from: /^media-gateway\/src\/front\//,
    to: /^media-gateway\/(src\/(?!front\/)|tests\/)/,
    reason: 'the front answers for any channel, simulated ones too: it knows neither cameras nor ffmpeg.',
  },
  {
    from: /^(functions|web)\/src\/(?!.*\.test\.tsx?$)/,
    to: /^(tools|tests)\//,
    reason: 'tools and tests depend on the product, never the reverse.',
  },
  {
    from: /^web\/src\/(lib|components|config|theme)\//,
    to: /^web\/src\/(session|features|app)\//,
    reason: 'shared code knows no session and no feature: pass it in, or move it there.',
  },
  {
    from: /^web\/src\/session\//,
    to: /^web\/src\/(features|app)\//,
    reason: 'the session stands below the features: pass in what it needs of them.',
  },
  {
    from: /^web\/src\/features\//,
    to: /^web\/src\/app\//,
    reason: 'a feature does not know the routes that compose it.',
  },
  {
    from: /^web\/src\/(?!lib\/|session\/|features\/[^/]+\/api\/)/,
    to: /^(firebase|@firebase|reactfire)(\/|$)/,
    reason:
      'only web/src/lib, web/src/session and features/*/api touch Firebase, so that it stays out of the first load.',
  },
  {
    from: /^functions\/src\/(?!platform\/)/,
    to: /^(firebase-admin\/app|stripe)$/,
    reason: 'only functions/src/platform starts an SDK, memoised inside a function.',
  },
  {
    from: /^tests\//,
    to: /^functions\/src\/platform\/store\.ts$/,
    reason:
      'tests read and prepare by tests/support/stored.ts: a fault of the product’s store would write and read alike.',
  },
];

/** Resolves an import specifier in `file` to a path from the root, or to a package's name. */
export function importedPath(file: string, specifier: string): string {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier);
  return specifier.replace(/^@boma\/domain\//, 'domain/src/');
}

/** The reason why `file` (a path from the root) may not import `specifier`, or undefined when it may. */
export function forbiddenImport(file: string, specifier: string): string | undefined {
  const imported = importedPath(file, specifier);
  return FORBIDDEN.find(({ from, to }) => from.test(file) && to.test(imported))?.reason;
}
