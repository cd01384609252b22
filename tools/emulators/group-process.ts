// Loaded into the processes that answer for a group of functions; see function-groups.ts. firebase-tools knows one function
// of a process, by FUNCTION_TARGET. Here that is the group, which hands each call on to the function that the call names.
import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import Module from 'node:module';
import { CALLED } from './function-groups.ts';

type Functions = Record<string, (...args: unknown[]) => unknown>;

const { FUNCTION_TARGET: group = '' } = process.env;
/** The name of the function that a call asks for, as long as the call runs. */
const called = new AsyncLocalStorage<string>();

subscribe('http.server.request.start', (message) => {
  const { headers } = (message as { request: IncomingMessage }).request;
  called.enterWith(String(headers[CALLED]));
  delete headers[CALLED];
});

async function callNamed(functions: Functions, ...args: unknown[]): Promise<unknown> {
  const name = called.getStore() ?? '';
  const named = functions[name];
  if (!named) throw new Error(`The group ${group} was called without the name of a function: ${name}.`);
  try {
    return await named(...args);
  } catch (error) {
    if (group !== 'events') throw error;
    // firebase-tools would end the process, and with it the events that the other functions handle.
    console.error(`${name} failed:`, error);
    return undefined;
  }
}

const loader = Module as unknown as { _load: (request: string, ...others: unknown[]) => unknown };
const load = loader._load;
if (typeof load !== 'function') throw new Error('Node has no method Module._load any more.');
loader._load = (request, ...others) => {
  const loaded = load.call(loader, request, ...others);
  // firebase-tools requires the folder in which the process runs: the functions.
  if (request !== process.cwd()) return loaded;
  return { [group]: callNamed.bind(undefined, loaded as Functions) };
};
