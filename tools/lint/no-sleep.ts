import type { SyntaxNode } from './syntax.ts';

const TESTS = /(^|\/)[^/]+\.(test|spec)\.tsx?$/;
/** Calls that repeat a function until it returns what the test waits for. */
const POLLING = new Set(['poll', 'waitForFunction', 'waitUntil', 'waitFor']);

/** True for `Date.now()`, `performance.now()`, and comparisons and differences of them. */
function isClock(node: SyntaxNode | undefined): boolean {
  if (!node) return false;
  if (node.type === 'BinaryExpression') return isClock(node.left) || isClock(node.right);
  return node.type === 'CallExpression' && node.callee?.property?.name === 'now';
}

const nameOf = (callee: SyntaxNode | undefined) => callee?.property?.name ?? callee?.name;

/** True for `setTimeout(resolve, 500)`. Without a delay it only lets what is pending run first. */
const isTimer = (node: SyntaxNode | undefined): boolean =>
  node?.type === 'CallExpression' &&
  nameOf(node.callee) === 'setTimeout' &&
  node.arguments?.[1] !== undefined &&
  node.arguments[1].value !== 0;

function bodyOf(executor: SyntaxNode | undefined): readonly SyntaxNode[] {
  const body = executor?.body;
  if (body === undefined) return [];
  if ('type' in body) return body.type === 'BlockStatement' ? bodyOf(body) : [body];
  return body.map((statement) => statement.expression ?? statement);
}

/** The reason why a test may not contain this node, if it waits for time to pass. */
export function sleepIn(path: string, node: SyntaxNode): string | undefined {
  const reason = 'wait for what the visitor would see, never for time to pass.';
  if (node.type === 'CallExpression' && nameOf(node.callee) === 'waitForTimeout') return reason;
  if (!TESTS.test(path)) return undefined;
  if (node.type === 'ImportDeclaration')
    return node.source?.value === 'node:timers/promises' ? reason : undefined;
  const [first] = node.arguments ?? [];
  if (node.type === 'NewExpression')
    return node.callee?.name === 'Promise' && bodyOf(first).some(isTimer) ? reason : undefined;
  const isPolling = POLLING.has(nameOf(node.callee) ?? '');
  return isPolling && bodyOf(first).some(isClock) ? reason : undefined;
}
