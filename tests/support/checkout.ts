// Without the SDK and without vitest, so that a browser's tests can have it too.
export { payAt } from '@boma/stripe-simulator/visitor.ts';
