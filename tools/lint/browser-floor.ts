import type { SyntaxNode } from './syntax.ts';
import type { Rule } from './syntax-rules.ts';

/**
 * What browsers lack that the site supports: Safari and iOS 16.4, Firefox 140, Chrome and Edge 119. The types know this
 * of the language itself (`lib` in `web/tsconfig.json`), and nothing of the browser.
 */
const STATICS = new Set([
  'AbortSignal.any',
  'Array.fromAsync',
  'Error.isError',
  'Iterator.from',
  'Map.groupBy',
  'Math.sumPrecise',
  'Object.groupBy',
  'Promise.try',
  'Promise.withResolvers',
  'RegExp.escape',
  'Response.json',
  'URL.canParse',
  'URL.parse',
]);

const METHODS = new Set([
  'caretPositionFromPoint',
  'cancelIdleCallback',
  'checkVisibility',
  'getSetCookie',
  'hidePopover',
  'isSubsetOf',
  'isSupersetOf',
  'isDisjointFrom',
  'moveBefore',
  'requestClose',
  'requestIdleCallback',
  'setHTML',
  'setHTMLUnsafe',
  'showPopover',
  'startViewTransition',
  'symmetricDifference',
  'toBase64',
  'toHex',
  'togglePopover',
  'transferToFixedLength',
]);

const FLOOR = 'a browser that we support has not got this (README, "Browsers")';

function calledName(callee: SyntaxNode | undefined): string | undefined {
  const method = callee?.property?.name ?? callee?.name;
  if (method === undefined) return undefined;
  const full = `${callee?.object?.name ?? ''}.${method}`;
  if (STATICS.has(full)) return full;
  return METHODS.has(method) ? method : undefined;
}

/** Of a regular expression: the `v` flag, and flags for a part. */
function patternProblem({ pattern, flags }: { readonly pattern: string; readonly flags: string }) {
  if (flags.includes('v')) return "the flag 'v'";
  return /\(\?[a-z]*-?[a-z]+:/.test(pattern) ? 'flags for a part of an expression' : undefined;
}

/** `or` and a nested `not` in a media query: a browser that does not know them matches never. */
const CLEVER_QUERY = /^(?!@supports|@container).*(?:\([\w-]+: ?[^()]*\)\)* or\b|\) and \(not\b)/s;
const textOf = ({ value, quasis }: SyntaxNode): string =>
  typeof value === 'string' ? value : (quasis ?? []).map((quasi) => quasi.value.raw).join(' ');

export const browserFloor: Rule = {
  files: /^(web|domain)\/src\//,
  // They ask the browser first.
  except:
    /\.test\.tsx?$|\.test-support\.tsx?$|^web\/src\/(test-support\/|lib\/use-later\.ts$|app\/shell\/drawer\.ts$|features\/player\/kept\/kept-camera\.ts$)/,
  nodes: ['CallExpression', 'Literal', 'TemplateLiteral'],
  problem(node) {
    if (node.type === 'CallExpression') {
      const name = calledName(node.callee);
      return name && `${name}: ${FLOOR}.`;
    }
    const pattern = node.regex && patternProblem(node.regex);
    if (pattern) return `${pattern}: ${FLOOR}.`;
    return CLEVER_QUERY.test(textOf(node))
      ? "write this query as a list with commas, without 'or' and a nested 'not'."
      : undefined;
  },
};

/** ':empty' within ':has()'. */
const COSTLY_HAS = /:has\((?:[^()]|\([^()]*\))*?(?:\([^()]*)?:empty/s;

/** Chromium restyles all that such a selector may mean, mostly the whole document, at each change of any text of the page. */
export const costlyHas: Rule = {
  files: /^web\/src\//,
  except: /\.test\.tsx?$/,
  nodes: ['Literal', 'TemplateLiteral'],
  problem: (node) =>
    COSTLY_HAS.test(textOf(node))
      ? "':empty' within ':has()' restyles the page at each change of a text: mark the element by an attribute."
      : undefined,
};

/** The zone that a browser names can be one that it refuses itself. */
export const viewerZones: Rule = {
  files: /^web\/src\//,
  except: /\.test\.tsx?$|^web\/src\/lib\/timing\/viewer-zone\.ts$/,
  nodes: ['CallExpression'],
  problem({ callee }) {
    const asks =
      callee?.property?.name === 'resolvedOptions' &&
      callee.object?.callee?.property?.name === 'DateTimeFormat';
    return asks ? 'ask viewerZone() of web/src/lib/timing/viewer-zone.ts.' : undefined;
  },
};
