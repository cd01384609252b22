import type { z } from 'zod';
import type { Plan } from '../engine/plan.ts';
import type { World } from '../state/world.ts';
import type { Sender } from '../webhooks/sender.ts';

export interface Simulator {
  world: World;
  sender: Sender;
  /** The product's own clock, which is moved along with this one. */
  clockUrl: string | undefined;
  plan: Plan | undefined;
  log: (line: string) => void;
}

/** One control: what it is for, what it takes, what it does. */
export interface Control {
  method: 'GET' | 'POST' | 'DELETE';
  /** `/control/clock`; `:id` matches one segment. */
  path: string;
  about: string;
  body: z.ZodType;
  run: (simulator: Simulator, body: unknown, ids: string[]) => unknown;
}

export function control<Schema extends z.ZodType>(
  method: Control['method'],
  path: string,
  about: string,
  body: Schema,
  run: (simulator: Simulator, body: z.infer<Schema>, ids: string[]) => unknown,
): Control {
  return {
    method,
    path,
    about,
    body,
    run: (simulator, given, ids) => run(simulator, given as z.infer<Schema>, ids),
  };
}

/** The answer to a wrong use of a control. */
export class ControlProblem extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}
