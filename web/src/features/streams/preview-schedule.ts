/** Milliseconds within which a preview makes its first reload, at a random moment, so that a grid does not ask at once. */
export const START_DELAY_MAX = 15_000;

/** Seconds between two reloads of a preview, by where it stands. */
export const previewRefresh = { streamsPage: 30, streamPage: 20, picker: 40 } as const;

/** The delay before the first reload in milliseconds. @param random as `Math.random` */
export const startDelay = (random: () => number) => random() * START_DELAY_MAX;

/**
 * The number of the refresh window that `now` (unix milliseconds) falls into. It makes the address of the picture new
 * in each window, and the same for everybody within it.
 */
export const refreshWindow = (now: number, refresh: number) => Math.floor(now / (refresh * 1000));

export interface PreviewScheduleOptions {
  /** Seconds between two reloads; 0 never reloads. */
  readonly refresh: number;
  /** Milliseconds that only go forward. */
  readonly now: () => number;
  /** Unix milliseconds by the server's clock: a wrong clock would ask for pictures of windows to come, and caches keep them. */
  readonly serverNow: () => number;
  readonly random: () => number;
  /** Asks for the picture of this refresh window. */
  readonly reload: (window: number) => void;
}

export interface PreviewSchedule {
  /** Whether the preview is on screen, in a tab that is shown. Nothing reloads before it has been. */
  readonly setVisible: (visible: boolean) => void;
  readonly stop: () => void;
}

/**
 * When a preview reloads: after its start delay, then every `refresh` seconds, and only while it is visible. What fell
 * due in hiding is made up for by one reload as it comes into view.
 */
export function schedulePreview(options: PreviewScheduleOptions): PreviewSchedule {
  const { refresh, now, serverNow, reload } = options;
  if (refresh <= 0) return { setVisible: () => undefined, stop: () => undefined };
  let visible = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let due = now() + startDelay(options.random);

  function wait(): void {
    clearTimeout(timer);
    if (visible) timer = setTimeout(turn, Math.max(0, due - now()));
  }
  function turn(): void {
    // A timer may come a moment early; the same window must not be asked for twice.
    if (now() < due) return wait();
    due = now() + refresh * 1000;
    reload(refreshWindow(serverNow(), refresh));
    wait();
  }
  return {
    setVisible(next) {
      visible = next;
      wait();
    },
    stop: () => clearTimeout(timer),
  };
}
