// Without the SDK and without vitest, so that a browser's tests can have it too.
export { payAt } from '../../tools/simulators/stripe/visitor.ts';
