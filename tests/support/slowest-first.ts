import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that read the whole store, or all memberships, come first: each later file adds to what they would read. */
const WHOLE_STORE = [
  /privacy-complete/,
  /interrupted-deletions/,
  /former-staff/,
  /gone-accounts/,
  /membership-status/,
];
/** Files that take by far the longest. Started last, one of them would keep a single worker busy at the end. */
const SLOW = [/histories/, /access-matrix/, /forged-messages/, /paid-sources/, /question-moves/, /links/];
const FIRST = [...WHOLE_STORE, ...SLOW];

const rank = ({ moduleId }: TestSpecification) => {
  const found = FIRST.findIndex((pattern) => pattern.test(moduleId));
  return found === -1 ? FIRST.length : found;
};

export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}
