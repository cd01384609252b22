export interface Hearing<T> {
  /** Called with the state at once and with every change. */
  readonly heard: (value: T) => void;
  /** Called at most once. Nothing is heard after it. */
  readonly failed: (cause: unknown) => void;
  /**
   * Reports whether the server answers, before the state is heard. With it only the server's answers are heard, not what
   * the SDK has kept.
   */
  readonly connected?: ((connected: boolean) => void) | undefined;
}

/** Starts to listen, and resolves to the function that stops. */
export type Listen<T> = (hearing: Hearing<T>) => Promise<() => void>;

/**
 * A listener whose code is loaded when somebody first listens. It listens until the returned function is called, or until
 * it has failed; from then on nothing is called.
 */
export function lazyListener<T>(load: () => Promise<Listen<T>>) {
  return ({ heard, failed, connected }: Hearing<T>): (() => void) => {
    let ended = false;
    const listening = load().then((listen) =>
      ended
        ? undefined
        : listen({
            heard: (value) => ended || heard(value),
            failed: fail,
            connected: connected && ((reached) => ended || connected(reached)),
          }),
    );
    function stop(): void {
      ended = true;
      listening.then(
        (end) => end?.(),
        () => undefined,
      );
    }
    function fail(cause: unknown): void {
      if (ended) return;
      stop();
      failed(cause);
    }
    listening.catch(fail);
    return stop;
  };
}
