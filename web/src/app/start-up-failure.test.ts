import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { handleStartUpFailure, startUpRedirect } from './start-up-failure.ts';

const here = 'https://www.boma.test/wildlife/premium';

vi.mock('../config/brand.ts', () => ({ brand: { redirectHosts: ['status.boma.test'] } }));

describe('a start-up failure', () => {
  beforeEach(() => {
    vi.stubGlobal('location', { href: here });
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('R8-043 leads to the url the error carries', () => {
    const go = vi.fn();
    handleStartUpFailure({ url: '/x' }, go);
    expect(go).toHaveBeenCalledWith('https://www.boma.test/x');
    expect(console.error).not.toHaveBeenCalled();
  });

  it('R8-043 is logged when it carries none', () => {
    const go = vi.fn();
    const cause = new Error('The bundle did not come.');
    handleStartUpFailure(cause, go);
    expect(go).not.toHaveBeenCalled();
    expect(console.error).toHaveBeenCalledWith(expect.any(String), cause);
  });

  it.each(['https://status.boma.test/now', '/x', '?again'])('R8-044 follows %s', (url) => {
    expect(startUpRedirect({ url }, here)).toBe(new URL(url, here).href);
  });

  it.each([
    'https://elsewhere.example/',
    '//elsewhere.example/x',
    'https://www.boma.test.elsewhere.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://',
    42,
  ])('R8-044 does not follow %s', (url) => {
    expect(startUpRedirect({ url: '/x' }, here)).toBeDefined();
    expect(startUpRedirect({ url }, here)).toBeUndefined();
  });
});
