import { conditions, lineOf, matches, operands, replace, type Span, withoutComments } from './source.ts';

/** The rules with one change that they must not have. */
export interface Mutant {
  readonly name: string;
  readonly rules: string;
  /** The collection whose requests are most likely to notice. */
  readonly collection: string;
}

interface Change {
  readonly span: Span;
  readonly by: string;
  readonly what: string;
}

type Operator = (text: string) => Change[];

const textOf = (text: string, { start, end }: Span) => text.slice(start, end);

const forcedConditions: Operator = (text) =>
  conditions(text).flatMap((span) => {
    const condition = textOf(text, span);
    return ['true', 'false', `!(${condition})`]
      .filter((by) => by !== condition)
      .map((by) => ({ span, by, what: `condition becomes ${by}` }));
  });

const swappedConnectives: Operator = (text) =>
  matches(text, /&&|\|\|/g).map((span) => ({
    span,
    by: textOf(text, span) === '&&' ? '||' : '&&',
    what: `${textOf(text, span)} swapped`,
  }));

const changedOperands: Operator = (text) =>
  conditions(text).flatMap((condition) => {
    const parts = operands(text, condition);
    if (parts.length < 2) return [];
    return parts.flatMap((span) => {
      const operand = textOf(text, span);
      return ['true', 'false', `!(${operand})`].map((by) => ({
        span,
        by,
        what: `operand ${operand} becomes ${by}`,
      }));
    });
  });

const droppedNegations: Operator = (text) =>
  matches(text, /!(?=[\w(])/g).map((span) => ({ span, by: '', what: 'negation dropped' }));

const COMPARISONS = ['==', '!=', '<=', '>=', '<', '>'];
const changedComparisons: Operator = (text) =>
  matches(text, /(?<=\s)(?:==|!=|<=|>=|<|>)(?=\s)/g).flatMap((span) =>
    COMPARISONS.filter((by) => by !== textOf(text, span)).map((by) => ({
      span,
      by,
      what: `compares by ${by}`,
    })),
  );

const METHOD_SETS = [
  'get',
  'list',
  'read',
  'create',
  'update',
  'delete',
  'write',
  'get, list',
  'read, write',
];
/** Each rule extended to more methods, unless it never allows anything. */
const widenedMethods: Operator = (text) =>
  matches(text, /allow ([a-z, ]+): if (?!false;)([^;]+);/g).flatMap(({ start, groups }) => {
    const [, methods = '', condition = ''] = groups;
    const span = { start: start + 'allow '.length, end: start + 'allow '.length + methods.length };
    const wider = METHOD_SETS.filter((by) => by !== methods).map((by) =>
      by.includes(methods) ? by : `${methods}, ${by}`,
    );
    return [...new Set(wider)].map((by) => ({ span, by, what: `allows ${by} if ${condition}` }));
  });

const widenedPaths: Operator = (text) => [
  ...matches(text, /\{(\w+)\}(?= \{)/g).map(({ groups: [, name], ...span }) => ({
    span,
    by: `{${name}=**}`,
    what: `{${name}} matches every depth`,
  })),
  ...matches(text, /(?<=match )\/([\w-]+)(?=\/\{)/g)
    .filter(({ groups: [, name] }) => name !== 'databases')
    .flatMap(({ groups: [literal], ...span }) => [
      { span, by: '/{anything}', what: `${literal} becomes a wildcard` },
      { span, by: `/{anything=**}${literal}`, what: `${literal} at every depth` },
    ]),
];

const changedNumbers: Operator = (text) =>
  matches(text, /(?<=[<>=] )\d+/g).flatMap((span) => {
    const value = Number(textOf(text, span));
    return [0, 1, value - 1, value + 1, value * 2, 1000].map((by) => ({
      span,
      by: String(by),
      what: `limit ${by}`,
    }));
  });

/** Wider and narrower patterns of `matches`, which always compares whole strings. */
const changedPatterns: Operator = (text) =>
  matches(text, /(?<=matches\(')[^']*(?='\))/g).flatMap((span) => {
    const pattern = textOf(text, span);
    const withoutClassParts = matches(pattern, /\w-\w|-(?=\])/g).map((part) => replace(pattern, part, ''));
    const variants = [
      '.*',
      `${pattern}.*`,
      `.*${pattern}`,
      pattern.replace('+', '*'),
      pattern.replace('+', ''),
      pattern.replace(/\[[^\]]*\]/, '.'),
      pattern.replace('[', '[A-Z'),
      pattern.replace('[', '[_'),
      pattern.replace('[', '[.'),
      pattern.replace(/^[\w-]+/, ''),
      ...withoutClassParts,
    ];
    return [...new Set(variants)].map((by) => ({ span, by, what: `pattern ${by}` }));
  });

/** Strings name roles, ids and collections: each is replaced, and each list loses and gains one. */
const changedStrings: Operator = (text) => [
  ...matches(text, /(?<!rules_version = )'[^'\n]*'/g).map((span) => ({
    span,
    by: "'another'",
    what: `${textOf(text, span)} replaced`,
  })),
  ...matches(text, /(\[)('[^\]]*)\]/g).flatMap(({ groups: [, , inner = ''], ...span }) => {
    const entries = inner.split(',').map((entry) => entry.trim());
    const lists = [
      ...entries.map((entry) => entries.filter((each) => each !== entry)),
      [...entries, "'subscriber'"],
    ];
    return lists.map((list) => ({ span, by: `[${list.join(', ')}]`, what: `list [${list.join(', ')}]` }));
  }),
  ...matches(text, /\[\]/g).map((span) => ({ span, by: "['admin']", what: 'staff by default' })),
];

/** What `exists` and `get` look up. */
const changedLookups: Operator = (text) =>
  matches(text, /(?<=\/documents\/)[\w-]+(?=\/\$)/g).map((span) => ({
    span,
    by: 'another-collection',
    what: `${textOf(text, span)} looked up elsewhere`,
  }));

/** A call of a function of the rules without its answer. */
const droppedCalls: Operator = (text) =>
  matches(text, /(?<!function )\bis[A-Z]\w*\(\)/g).flatMap((span) =>
    ['true', 'request.auth != null'].map((by) => ({ span, by, what: `${textOf(text, span)} becomes ${by}` })),
  );

const OPERATORS: readonly Operator[] = [
  forcedConditions,
  swappedConnectives,
  changedOperands,
  droppedNegations,
  changedComparisons,
  widenedMethods,
  widenedPaths,
  changedNumbers,
  changedPatterns,
  changedStrings,
  changedLookups,
  droppedCalls,
];

/** The collection of the `match` block around a position; inside a function, that of its callers. */
function collectionAt(text: string, position: number): string {
  const lineEnd = text.indexOf('\n', position);
  const found = matches(text.slice(0, lineEnd), /match \/([\w-]+)\//g).filter(
    ({ groups: [, name] }) => name !== 'databases',
  );
  return found.at(-1)?.groups[1] ?? 'chat-reports';
}

/** Every mutant of the rules that one operator makes at one place, each text once. */
export function mutantsOf(rules: string): Mutant[] {
  const text = withoutComments(rules);
  const mutants = OPERATORS.flatMap((operator) => operator(text)).map(({ span, by, what }) => ({
    name: `line ${lineOf(rules, span.start)}: ${what}`,
    rules: replace(rules, span, by),
    collection: collectionAt(text, span.start),
  }));
  return [
    ...new Map(
      mutants.filter((mutant) => mutant.rules !== rules).map((mutant) => [mutant.rules, mutant]),
    ).values(),
  ];
}
