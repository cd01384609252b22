import { createStore, useStore } from './store.ts';

/** Decides the sign of a toast and the colour of the sign. */
export type Tone = 'success' | 'warning';

/** A short message to the viewer. The toaster decides how it looks. */
export interface Toast {
  readonly text: string;
  readonly caption?: string;
  /**
   * `app`: from the shell or the API, at the top for 3 s. `plain`: from a part of the page, for 3.5 s, unless it says
   * otherwise. `identity`: why a user could not sign in, for 30 s. `notice`: sent to every open page.
   */
  readonly kind?: 'app' | 'plain' | 'identity' | 'notice';
  readonly tone?: Tone;
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
const line = createStore<readonly ToastInLine[]>([]);

/** Shows a toast now. Returns its id, which `dropToast` takes. */
export function showToast(toast: Toast): number {
  const id = nextId;
  nextId += 1;
  line.write([...line.read(), { ...toast, id }]);
  return id;
}

export function dropToast(id: number): void {
  line.write(line.read().filter((toast) => toast.id !== id));
}

/** The toasts that are being shown, the oldest first. */
export const toastsInLine = line.read;
export const subscribeToToasts = line.subscribe;

export const useToasts = () => useStore(line, line.read());
