import type { RequestFault } from '../state/settings.ts';
import type { World } from '../state/world.ts';

/** Takes the next mishap that a control has ordered for such a request. */
export function takeFault(world: World, asked: { method: string; path: string }): RequestFault | undefined {
  const { requestFaults } = world.settings;
  const fault = requestFaults.find(
    ({ method, path }) => asked.path.startsWith(path) && (method === null || method === asked.method),
  );
  if (!fault) return undefined;
  const left = fault.times > 1 ? [{ ...fault, times: fault.times - 1 }] : [];
  world.settings = {
    ...world.settings,
    requestFaults: requestFaults.flatMap((each) => (each === fault ? left : [each])),
  };
  world.changed();
  return fault;
}
