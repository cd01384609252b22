interface Waiting<In, Out> {
  readonly input: In;
  readonly resolve: (output: Out) => void;
  readonly reject: (cause: unknown) => void;
}

/** Beyond this time a call delays only its own callers, not the next batch. */
const PATIENCE_MS = 2000;

/**
 * Combines calls that are made at once, or while another is under way, into one call of at most `limit`: to read forty
 * documents costs the store little more than to read one. Each caller is answered by a call that began after it asked.
 * `act` answers in the order of its inputs. If it fails, every caller of that batch gets the error.
 */
export function batchCalls<In, Out>(
  act: (inputs: readonly In[]) => Promise<readonly Out[]>,
  limit: number,
): (input: In) => Promise<Out> {
  const waiting: Waiting<In, Out>[] = [];
  let isUnderWay = false;
  const call = async (batch: readonly Waiting<In, Out>[]) => {
    try {
      const outputs = await act(batch.map(({ input }) => input));
      for (const [index, { resolve }] of batch.entries()) resolve(outputs[index] as Out);
    } catch (cause) {
      for (const { reject } of batch) reject(cause);
    }
  };
  const work = async () => {
    isUnderWay = true;
    // Callers that ask at the same moment join the batch.
    await Promise.resolve();
    while (waiting.length > 0) {
      let timer: NodeJS.Timeout | undefined;
      const patience = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, PATIENCE_MS);
      });
      await Promise.race([call(waiting.splice(0, limit)), patience]);
      clearTimeout(timer);
    }
    isUnderWay = false;
  };
  return (input) =>
    new Promise((resolve, reject) => {
      waiting.push({ input, resolve, reject });
      if (!isUnderWay) void work();
    });
}
