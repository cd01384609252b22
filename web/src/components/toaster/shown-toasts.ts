import type { ToastInLine } from '../../lib/toasts.ts';

/** A viewer reads no more than these at once. */
const AT_ONCE = 3;

const sayTheSame = (one: ToastInLine, other: ToastInLine) =>
  one.kind === other.kind && one.caption === other.caption && one.text === other.text;

/** The newest three of those in line, and of several that say the same the newest. */
export function shownOf(line: readonly ToastInLine[]): readonly ToastInLine[] {
  const isSaidLater = (toast: ToastInLine, place: number) =>
    line.slice(place + 1).some((later) => sayTheSame(toast, later));
  return line.filter((toast, place) => !isSaidLater(toast, place)).slice(-AT_ONCE);
}
