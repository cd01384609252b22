import { describe, expect, it, vi } from 'vitest';
import { createListeners, createStore, onEvents } from './store.ts';

describe('a store', () => {
  it('calls its listeners when the value changes, and only then', () => {
    const store = createStore('dusk');
    const listener = vi.fn();
    const end = store.subscribe(listener);
    store.write('dawn');
    store.write('dawn');
    expect(store.read()).toBe('dawn');
    expect(listener).toHaveBeenCalledTimes(1);
    end();
    store.write('noon');
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

describe('listeners', () => {
  it('connect with the first and disconnect with the last, every time', () => {
    const disconnect = vi.fn();
    const connect = vi.fn(() => disconnect);
    const { subscribe } = createListeners(connect);
    const [endFirst, endSecond] = [subscribe(() => undefined), subscribe(() => undefined)];
    expect(connect).toHaveBeenCalledTimes(1);
    endFirst();
    expect(disconnect).not.toHaveBeenCalled();
    endSecond();
    endSecond();
    expect(disconnect).toHaveBeenCalledTimes(1);
    subscribe(() => undefined)();
    expect(connect).toHaveBeenCalledTimes(2);
    expect(disconnect).toHaveBeenCalledTimes(2);
  });
});

describe('the events of a browser object', () => {
  it('call the listener until the subscription ends', () => {
    const target = new EventTarget();
    const listener = vi.fn();
    const end = onEvents(() => target, 'online', 'offline')(listener);
    target.dispatchEvent(new Event('online'));
    target.dispatchEvent(new Event('offline'));
    expect(listener).toHaveBeenCalledTimes(2);
    end();
    target.dispatchEvent(new Event('online'));
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
