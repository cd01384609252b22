import { afterEach, vi } from 'vitest';
import { unmountAll } from './render.tsx';

// A component that goes may still call what a test has mocked, so it goes first.
afterEach(() => {
  unmountAll();
  vi.restoreAllMocks();
  localStorage.clear();
});
