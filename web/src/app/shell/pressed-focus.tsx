import { useEffect } from 'react';

/**
 * Safari gives a pressed button or link no focus: what it opens would not know where the focus belongs once it closes. So it
 * gets the focus here, before its own click. What has the focus keeps it, such as the text field above an iPhone's keyboard.
 */
export function PressedFocus() {
  useEffect(() => {
    const focus = ({ target, isTrusted }: MouseEvent) => {
      const pressed = target instanceof Element ? target.closest<HTMLElement>('button, a[href]') : null;
      if (isTrusted && document.activeElement === document.body) pressed?.focus({ preventScroll: true });
    };
    document.addEventListener('click', focus, { capture: true });
    return () => document.removeEventListener('click', focus, { capture: true });
  }, []);
  return null;
}
