import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chooseMovingPictures, movingPictures } from './moving-pictures.ts';

function stubConnection(connection: { saveData?: boolean; effectiveType?: string } | undefined) {
  const target = connection && Object.assign(new EventTarget(), connection);
  vi.spyOn(navigator, 'connection' as never, 'get').mockReturnValue(target as never);
  return target;
}

beforeEach(() => {
  localStorage.clear();
  chooseMovingPictures(true);
  // A choice of an earlier test holds for the page: a stored and removed 'off' undoes it.
  chooseMovingPictures(false);
  localStorage.clear();
});
afterEach(() => vi.restoreAllMocks());

it('lets pictures move on a fast connection, and where the browser names none', () => {
  stubConnection({ effectiveType: '4g' });
  expect(movingPictures.read()).toBe(true);
  stubConnection(undefined);
  expect(movingPictures.read()).toBe(true);
});

it.each([
  ['with data saver', { saveData: true, effectiveType: '4g' }],
  ['on a slow connection', { effectiveType: '3g' }],
  ['on a very slow connection', { effectiveType: 'slow-2g' }],
])('keeps them still %s, unless the viewer asks', (_when, connection) => {
  stubConnection(connection);
  expect(movingPictures.read()).toBe(false);
  chooseMovingPictures(true);
  expect(movingPictures.read()).toBe(true);
});

it('keeps them still where the viewer wants less motion', () => {
  stubConnection(undefined);
  const matchMedia = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query.includes('reduced-motion') ? matchMedia('all') : matchMedia(query),
  );
  expect(movingPictures.read()).toBe(false);
});

it('remembers that the viewer switched them off, and forgets it when they switch them on', () => {
  stubConnection({ effectiveType: '4g' });
  const heard = vi.fn();
  const stop = movingPictures.subscribe(heard);
  chooseMovingPictures(false);
  expect(movingPictures.read()).toBe(false);
  expect(localStorage.getItem('boma:moving-pictures')).toBe('off');
  chooseMovingPictures(true);
  expect(movingPictures.read()).toBe(true);
  expect(localStorage.getItem('boma:moving-pictures')).toBeNull();
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
});

it('says when the connection changes', () => {
  const connection = stubConnection({ effectiveType: '4g' });
  const heard = vi.fn();
  const stop = movingPictures.subscribe(heard);
  connection?.dispatchEvent(new Event('change'));
  expect(heard).toHaveBeenCalledOnce();
  stop();
});
