import { type FocusEvent, type MouseEvent, useRef, useState } from 'react';

/**
 * A button that opens and closes a menu, and the element around both, which closes the menu when the focus leaves it.
 * Safari gives a pressed button no focus: the press takes it from the menu, which closes, and the click would open the menu
 * again. So a press of the button leaves the focus where it is.
 */
export function useMenuButton() {
  const [open, setOpen] = useState(false);
  const ref = useRef<HTMLButtonElement>(null);
  return {
    open,
    /** Closes the menu; the button has the focus again. */
    close() {
      setOpen(false);
      ref.current?.focus();
    },
    around: {
      onBlur({ currentTarget, relatedTarget }: FocusEvent) {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
      },
    },
    button: {
      ref,
      'aria-haspopup': 'menu',
      'aria-expanded': open,
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
      onClick: () => setOpen((before) => !before),
    },
  } as const;
}
