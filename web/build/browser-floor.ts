import { transform } from 'esbuild';

/**
 * The oldest browsers that the site works in: README, 'Browsers'. `tools/lint/browser-floor.ts` knows what they lack beyond
 * syntax, `lib` in `web/tsconfig.json` what the language has there.
 */
export const OLDEST_BROWSERS: string[] = ['safari16.4', 'ios16.4', 'firefox140', 'chrome119', 'edge119'];

const print = async (code: string, target: string[] | string) =>
  (
    await transform(code, {
      target,
      minifyWhitespace: true,
      legalComments: 'none',
      // Every one of them knows `\p{L}`. esbuild is careful, because newer scripts have names that older ones lack.
      supported: { 'regexp-unicode-property-escapes': true },
    })
  ).code;

/** What libraries may call without asking first, and would end the script. Names stay as they are when code is minified. */
const YOUNG_CALLS =
  /\b(?:(?:Map|Object)\.groupBy|URL\.parse|Promise\.(?:withResolvers|try)|Array\.fromAsync|AbortSignal\.any|Iterator\.from|RegExp\.escape|Response\.json|Uint8Array\.from(?:Base64|Hex))\(/;

/** What is in the code that one of the oldest browsers does not know, in words. Undefined: nothing. */
export async function aboveFloor(code: string): Promise<string | undefined> {
  const call = YOUNG_CALLS.exec(code)?.[0];
  if (call) return `it calls ${call.slice(0, -1)}`;
  const [asIs, lowered] = await Promise.all([print(code, 'esnext'), print(code, OLDEST_BROWSERS)]);
  if (asIs === lowered) return undefined;
  const at = asIs.split('').findIndex((unit, index) => unit !== lowered[index]);
  return `its syntax at '${asIs.slice(Math.max(0, at - 30), at + 30)}'`;
}

/** @throws Error that names the file, when one is above the floor. */
export async function requireFloor(
  files: readonly { readonly name: string; readonly code: string }[],
): Promise<void> {
  for (const { name, code } of files) {
    const problem = await aboveFloor(code);
    if (problem)
      throw new Error(`${name} is for newer browsers than ${OLDEST_BROWSERS.join(', ')}: ${problem}.`);
  }
}
