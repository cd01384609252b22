interface Waiting<In, Out> {
  readonly input: In;
  readonly resolve: (output: Out) => void;
  readonly reject: (cause: unknown) => void;
}

/** A call that takes longer keeps only those waiting who are in it. */
const PATIENCE_MS = 2000;

/**
 * Makes one call of all that come at once or while another is under way, at most `limit` of them: a store that is asked
 * for forty documents works little more than for one. Whoever waits is answered by a call that began after they came.
 * `act` answers in the order of what it is given; when it fails, it fails for all of its call.
 */
export function together<In, Out>(
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
    // Whoever asks at the same moment comes along.
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
