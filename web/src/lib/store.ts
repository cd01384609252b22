import { useSyncExternalStore } from 'react';

export type Subscribe = (listener: () => void) => () => void;

/** The listeners of a thing that changes. The same function counts once. */
export interface Listeners {
  readonly subscribe: Subscribe;
  readonly notify: () => void;
}

/** `connect` runs when the first listener comes; what it answers runs when the last one has gone. */
export function createListeners(connect?: () => () => void): Listeners {
  const listeners = new Set<() => void>();
  let disconnect: (() => void) | undefined;
  return {
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1) disconnect ??= connect?.();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        disconnect?.();
        disconnect = undefined;
      };
    },
    notify() {
      for (const listener of listeners) listener();
    },
  };
}

/** What `useStore` can read: the same value until `subscribe` reports a change. */
export interface Readable<T> {
  readonly read: () => T;
  readonly subscribe: Subscribe;
}

/** A value of this page that changes. */
export interface Store<T> extends Readable<T> {
  /** Stores the value and calls the listeners, unless it is the value that is stored already. */
  readonly write: (next: T) => void;
}

export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const { subscribe, notify } = createListeners();
  return {
    read: () => value,
    subscribe,
    write(next) {
      if (Object.is(next, value)) return;
      value = next;
      notify();
    },
  };
}

/** The events of a browser object as a subscription, e.g. of `window` or of a media query. */
export function onEvents(target: () => EventTarget, ...types: readonly string[]): Subscribe {
  return (listener) => {
    const source = target();
    for (const type of types) source.addEventListener(type, listener);
    return () => {
      for (const type of types) source.removeEventListener(type, listener);
    };
  };
}

/** For a value that stays the same while it is shown. */
export const never: Subscribe = () => () => undefined;

/** The current value. The prerendered page, and the render that takes it over, show `prerendered`. */
export function useStore<T, P = T>({ read, subscribe }: Readable<T>, prerendered: P): T | P {
  return useSyncExternalStore<T | P>(subscribe, read, () => prerendered);
}
