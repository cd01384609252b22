import { useCallback, useEffect, useRef, useState } from 'react';

/** Milliseconds without a movement after which the controls are hidden. */
const REST_AFTER = 2800;

/** True if the controls should be shown: the mouse has just moved, or a tap has asked for them. */
export function useControlsShown() {
  const [shown, setShown] = useState(true);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const rest = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setShown(false), REST_AFTER);
  }, []);
  useEffect(() => {
    rest();
    return () => clearTimeout(timer.current);
  }, [rest]);

  const show = useCallback(() => {
    setShown(true);
    rest();
  }, [rest]);
  /** On a touch screen a tap shows the controls, and the next tap hides them. */
  const flip = useCallback(() => {
    clearTimeout(timer.current);
    setShown((before) => !before);
  }, []);
  const hide = useCallback(() => setShown(false), []);
  return { shown, show, flip, hide };
}
