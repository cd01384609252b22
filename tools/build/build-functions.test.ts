import { describe, expect, it } from 'vitest';
import { requireStreamPage } from './build-functions.ts';

describe('requireStreamPage', () => {
  it('refuses a deploy without the page that the functions fill in', () => {
    expect(() => requireStreamPage(import.meta.filename)).not.toThrow();
    expect(() => requireStreamPage('/nowhere/stream.html')).toThrow(
      '/nowhere/stream.html is missing, and the functions need it: run npm run build:web first.',
    );
  });
});
