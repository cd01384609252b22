import { describe, expect, it } from 'vitest';
import { requireStreamPage } from './build-functions.ts';

describe('requireStreamPage', () => {
  it('lets nothing be deployed without the page that the functions fill', () => {
    expect(() => requireStreamPage(import.meta.filename)).not.toThrow();
    expect(() => requireStreamPage('/nowhere/stream.html')).toThrow(
      '/nowhere/stream.html is missing, which the functions carry: run npm run build:web first.',
    );
  });
});
