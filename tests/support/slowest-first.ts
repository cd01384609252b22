import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take by far the longest. Started last, one of them would keep a single worker busy at the end. */
const SLOW = [/histories/, /store-away/, /privacy-complete/, /sanctions/, /paid-sources/];

const rank = ({ moduleId }: TestSpecification) => {
  const found = SLOW.findIndex((pattern) => pattern.test(moduleId));
  return found === -1 ? SLOW.length : found;
};

export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}
