import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import { catchUp } from '../engine/due.ts';
import { ensurePlan } from '../engine/plan.ts';
import { type Answer, json } from '../http/answer.ts';
import { readText } from '../http/body.ts';
import { bracketed } from '../http/form.ts';
import { StripeFault } from '../http/stripe-error.ts';
import { clockControls } from './clock.ts';
import { type Control, ControlProblem, control, type Simulator } from './control.ts';
import { moneyControls } from './money.ts';
import { webhookControls } from './webhooks.ts';

const reset = control(
  'POST',
  '/control/reset',
  'Forgets everything, settings and clock included; the plan it was started with is there again.',
  z.unknown(),
  ({ world, sender, plan }) => {
    world.reset();
    ensurePlan(world, plan);
    sender.restartChaos();
    return { now: world.now() };
  },
);

const settings = control(
  'GET',
  '/control/settings',
  'What the controls have set so far.',
  z.unknown(),
  ({ world }) => world.settings,
);

const CONTROLS: readonly Control[] = [
  ...clockControls,
  ...moneyControls,
  ...webhookControls,
  settings,
  reset,
];

const listed = CONTROLS.map(({ method, path, about }) => ({ method, path, about }));
const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/:[a-z]+/g, '([^/]+)')}$`);

function readJson(request: IncomingMessage, text: string): unknown {
  if (text === '') return {};
  // A page of another origin can post text without asking, JSON it cannot.
  if (!request.headers['content-type']?.startsWith('application/json')) {
    throw new ControlProblem(415, 'Send JSON, with its content type.');
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new ControlProblem(400, 'That is not JSON.');
  }
}

async function run(simulator: Simulator, request: IncomingMessage, url: URL): Promise<unknown> {
  const { method = 'GET' } = request;
  const text = await readText(request);
  if (text === undefined) throw new ControlProblem(413, 'That is too long.');
  for (const each of CONTROLS) {
    const match = each.method === method ? patternOf(each.path).exec(url.pathname) : null;
    if (!match) continue;
    if (method !== 'GET' && request.headers['sec-fetch-site'] === 'cross-site') {
      throw new ControlProblem(403, 'Controls are for this machine alone.');
    }
    const given = method === 'GET' ? Object.fromEntries(url.searchParams) : readJson(request, text);
    const read = each.body.safeParse(given);
    if (!read.success) {
      const wrong = read.error.issues.map(({ path, message }) => `${bracketed(path)}: ${message}`);
      throw new ControlProblem(400, wrong.join('; '));
    }
    catchUp(simulator.world);
    return each.run(simulator, read.data, match.slice(1));
  }
  throw new ControlProblem(404, `There is no control ${method} ${url.pathname}; GET /control lists them.`);
}

/** `/control/*`: answers `{data}`, or `{alert}` saying what was wrong. */
export async function answerControl(
  simulator: Simulator,
  request: IncomingMessage,
  url: URL,
): Promise<Answer> {
  if (url.pathname === '/control' && request.method === 'GET') return json(200, { data: listed });
  try {
    return json(200, { data: await run(simulator, request, url) });
  } catch (error) {
    if (error instanceof StripeFault || error instanceof ControlProblem) {
      simulator.log(`${request.method} ${url.pathname} refused: ${error.message}`);
      return json(error.status, { alert: error.message });
    }
    throw error;
  }
}
