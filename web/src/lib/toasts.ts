/** A short word to the visitor. Whoever says it says no more than that; the toaster decides how it looks. */
export interface Toast {
  readonly text: string;
  readonly caption?: string;
  /**
   * `app`: from the shell or the API, at the top for 3 s. `plain`: from a part of the page, for 3.5 s, unless it says
   * otherwise. `identity`: why somebody could not sign in, for 30 s. `notice`: said to everybody on the site.
   */
  readonly kind?: 'app' | 'plain' | 'identity' | 'notice';
  readonly tone?: 'success' | 'warning';
  /** CSS colour. */
  readonly colour?: string;
  /** Milliseconds. */
  readonly timeout?: number;
  readonly image?: string;
  readonly icon?: string;
  readonly link?: { readonly href: string; readonly text: string };
}

export interface ToastInLine extends Toast {
  readonly id: number;
}

let nextId = 1;
let line: readonly ToastInLine[] = [];
const listeners = new Set<() => void>();

function change(next: readonly ToastInLine[]): void {
  line = next;
  for (const listener of listeners) listener();
}

/** Says it now. Answers the id by which it can be taken back. */
export function showToast(toast: Toast): number {
  const id = nextId;
  nextId += 1;
  change([...line, { ...toast, id }]);
  return id;
}

export function dropToast(id: number): void {
  change(line.filter((toast) => toast.id !== id));
}

/** Those that are being shown, the oldest first. */
export const toastsInLine = () => line;

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
