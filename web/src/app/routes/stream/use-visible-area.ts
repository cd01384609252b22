import { useEffect } from 'react';

/** CSS pixels. What takes more than this from the window is an on-screen keyboard, not a bar of the browser. */
const KEYBOARD = 120;

/**
 * Publishes what an on-screen keyboard leaves of the window, as `--visible-height` and `--visible-top`. Safari lays the
 * keyboard over the page; other browsers make the page smaller themselves, and then nothing is published.
 */
export function useVisibleArea(): void {
  useEffect(() => {
    const area = window.visualViewport;
    if (!area) return;
    const { style } = document.documentElement;
    const clear = () => {
      style.removeProperty('--visible-height');
      style.removeProperty('--visible-top');
    };
    const publish = () => {
      // A viewer who has zoomed in sees a part of the page; that is no keyboard.
      if (area.scale > 1.01 || window.innerHeight - area.height < KEYBOARD) return clear();
      style.setProperty('--visible-height', `${area.height}px`);
      style.setProperty('--visible-top', `${area.offsetTop}px`);
    };
    area.addEventListener('resize', publish);
    area.addEventListener('scroll', publish);
    return () => {
      area.removeEventListener('resize', publish);
      area.removeEventListener('scroll', publish);
      clear();
    };
  }, []);
}
