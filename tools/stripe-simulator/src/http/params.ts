import { z } from 'zod';
import { bracketed } from './form.ts';
import { invalid, type StripeFault } from './stripe-error.ts';

export const text = z.string().min(1).max(5000);
export const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
export const integer = z
  .string()
  .regex(/^-?\d+$/, 'Invalid integer')
  .transform(Number)
  .pipe(z.int());
export const positive = integer.pipe(z.int().min(1));
/** Unix seconds. */
export const timestamp = integer.pipe(z.int().min(0));
/** An empty value takes away what was there. */
const unset = z.literal('').transform(() => null);
export const emptyable = <T extends z.ZodType>(schema: T) => z.union([unset, schema]);

/** Keys to texts; an empty text removes the key, an empty value all of them. */
export const metadata = z.union([
  z.literal('').transform(() => null),
  z.record(z.string().max(40), z.string().max(500)),
]);
export type MetadataChange = z.infer<typeof metadata>;

export function changeMetadata(
  before: Record<string, string>,
  change: MetadataChange | undefined,
): Record<string, string> {
  if (change === undefined) return before;
  if (change === null) return {};
  return Object.fromEntries(Object.entries({ ...before, ...change }).filter(([, value]) => value !== ''));
}

const range = z.strictObject({
  gt: timestamp.optional(),
  gte: timestamp.optional(),
  lt: timestamp.optional(),
  lte: timestamp.optional(),
});
export const created = z.union([timestamp, range]).optional();
export type Created = z.infer<typeof created>;

export const expand = z.array(z.string()).optional();
export const alone = z.strictObject({ expand });

/** The parameters of every list, and those of this one. */
export const listOf = <T extends z.ZodRawShape>(shape: T) =>
  z.strictObject({
    limit: integer.pipe(z.int().min(1).max(100)).optional(),
    starting_after: text.optional(),
    ending_before: text.optional(),
    expand,
    ...shape,
  });

function deepest(issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue | undefined {
  const [first] = issues;
  if (first?.code !== 'invalid_union') return first;
  // Of the ways a value could have been read, the one that got furthest says most.
  const ways = first.errors.map((way) => deepest(way)).filter((issue) => issue !== undefined);
  const best = ways.toSorted((one, other) => other.path.length - one.path.length)[0];
  return best ? { ...best, path: [...first.path, ...best.path] } : first;
}

/** Stripe's words for the first thing that is wrong. */
export function refusal(issues: readonly z.core.$ZodIssue[]): StripeFault {
  const issue = deepest(issues);
  if (!issue) return invalid('Invalid request.');
  if (issue.code === 'unrecognized_keys') {
    const param = bracketed([...issue.path, issue.keys[0] ?? '']);
    return invalid(
      `Received unknown parameter: ${param} (unknown to the Stripe simulator; Stripe itself may know it)`,
      param,
      'parameter_unknown',
    );
  }
  const param = bracketed(issue.path);
  if (issue.code === 'invalid_type' && issue.input === undefined && issue.message.includes('undefined')) {
    return invalid(`Missing required param: ${param}.`, param, 'parameter_missing');
  }
  return invalid(`Invalid ${param}: ${issue.message}`, param);
}
