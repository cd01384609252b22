import { afterEach, beforeEach, vi } from 'vitest';
import { commands } from 'vitest/browser';
import { unmountAll } from './render.tsx';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Moves the pointer out of the window, as in `vitest.config.ts`. */
    leaveWindow: () => Promise<void>;
  }
}

// Where an earlier test has left the pointer, something of this one may appear.
beforeEach(() => commands.leaveWindow());

// A component that goes may still call what a test has mocked, so it goes first.
afterEach(() => {
  unmountAll();
  vi.restoreAllMocks();
  localStorage.clear();
});
