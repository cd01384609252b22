// Loaded into the emulators before firebase-tools. The Storage emulator takes everything that it reads at once from the
// process of its rules for one answer. It loses answers that arrive together, and the picture that was asked for never
// loads. So that this is rare, it waits 15 ms between two questions. Here it reads line by line and does not wait.
// firebase-tools reads line by line since its pull request 10852: a version that has it needs none of this.
import type { Readable, Writable } from 'node:stream';
import { type Class, methodOf, partOfFirebaseTools } from './firebase-tools.ts';
import { wholeLines } from './whole-lines.ts';

interface RulesRuntime {
  _childprocess?: { readonly stdin: Writable; readonly stdout: Readable };
  _requestCount: number;
  /** What waits for an answer, by the id of its question. */
  readonly _requests: Record<number, { request: object; handler: (answer: unknown) => void }>;
  start(...args: unknown[]): Promise<unknown>;
  _sendRequest(question: object, id?: number): Promise<unknown>;
}

const { StorageRulesRuntime } = partOfFirebaseTools('../emulator/storage/rules/runtime') as {
  StorageRulesRuntime: Class<RulesRuntime>;
};

const answersOf = ({ _childprocess }: RulesRuntime) => _childprocess?.stdout;

const start = methodOf(StorageRulesRuntime, 'start');
StorageRulesRuntime.prototype.start = async function hear(this: RulesRuntime, ...args) {
  if (answersOf(this)) return;
  const started = start.apply(this, args);
  // It starts the process before it waits for anything, since the jar is there.
  const stdout = answersOf(this);
  const [onAnswer, ...others] = stdout?.listeners('data') ?? [];
  if (!stdout || !onAnswer || others.length > 0)
    throw new Error('firebase-tools reads the answers of the Storage rules in another way now.');
  stdout.removeAllListeners('data');
  stdout.setEncoding('utf8').on('data', wholeLines(onAnswer as (line: string) => void));
  return started;
};

methodOf(StorageRulesRuntime, '_sendRequest');
StorageRulesRuntime.prototype._sendRequest = async function ask(
  this: RulesRuntime,
  question,
  id = this._requestCount++,
) {
  const stdin = this._childprocess?.stdin;
  if (!stdin) throw new Error('The process of the Storage rules has ended.');
  const request = { ...question, id };
  return new Promise((resolve) => {
    const handler = (answer: unknown) => {
      delete this._requests[id];
      resolve(answer);
    };
    this._requests[id] = { request, handler };
    stdin.write(`${JSON.stringify(request)}\n`);
  });
};
