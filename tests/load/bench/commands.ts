import type { ChildProcess } from 'node:child_process';

/** The commands to a process of listeners, and their answers. Times are unix milliseconds. */
export interface Commands {
  /** Adds `count` listeners, `perSecond` each second, and answers when the last one has its list. */
  join: { input: Join; output: { reads: number; complete: number } };
  /** Adds listeners to a plain query of the newest 180, and answers when the last one has its list. */
  query: { input: Pick<Join, 'chat' | 'capacity'> & { readonly queries: number }; output: undefined };
  /** How many documents were delivered so far, by kind of listener. */
  count: { input: undefined; output: Counted };
  /** How the named messages arrived. */
  judge: { input: { kind: Kind; sent: readonly Sent[] }; output: Judgement };
}

export type Kind = 'tail' | 'plain' | 'query';

export interface Join {
  readonly chat: string;
  readonly plainTail: string;
  readonly count: number;
  readonly perSecond: number;
  /** The most messages of a run. */
  readonly capacity: number;
}

export interface Counted {
  readonly reads: Readonly<Record<Kind, number>>;
  /** Reads of the query listeners before their list was complete. */
  readonly queryJoinReads: number;
  readonly at: number;
  /** Calls that a CDN would pass on, and the documents that the server reads for them. */
  readonly origin: {
    readonly calls: number;
    readonly reads: number;
    readonly bytes: number;
    readonly gzip: number;
  };
}

export interface Sent {
  readonly id: string;
  readonly at: number;
}

export interface Judgement {
  readonly delivered: number;
  readonly doubled: number;
  readonly expected: number;
  /** How many took how long: the index is the time in milliseconds. */
  readonly histogram: readonly number[];
}

type Name = keyof Commands;
interface Call {
  readonly id: number;
  readonly name: Name;
  readonly input: unknown;
}
interface Answer {
  readonly id: number;
  readonly output?: unknown;
  readonly problem?: string;
}

let calls = 0;

/** Sends a command to a process of listeners. @throws Error with its words when it fails or has ended. */
export function tell<N extends Name>(
  child: ChildProcess,
  name: N,
  input: Commands[N]['input'],
): Promise<Commands[N]['output']> {
  calls += 1;
  const id = calls;
  return new Promise((resolve, reject) => {
    const ended = () => reject(new Error('A process of listeners has ended.'));
    const onMessage = (answer: Answer) => {
      if (answer.id !== id) return;
      child.off('message', onMessage).off('exit', ended);
      if (answer.problem === undefined) resolve(answer.output as Commands[N]['output']);
      else reject(new Error(answer.problem));
    };
    child.on('message', onMessage).once('exit', ended);
    child.send({ id, name, input } satisfies Call);
  });
}

/** Runs the commands that this process receives. */
export function obey(
  verbs: {
    [N in Name]: (input: Commands[N]['input']) => Promise<Commands[N]['output']> | Commands[N]['output'];
  },
): void {
  const answerTo = async ({ id, name, input }: Call): Promise<Answer> => {
    try {
      const verb = verbs[name] as (input: unknown) => unknown;
      return { id, output: await verb(input) };
    } catch (error) {
      return { id, problem: String(error) };
    }
  };
  process.on('message', (asked: Call) => void answerTo(asked).then((answer) => process.send?.(answer)));
}
