import { useCallback, useEffect, useRef, useState } from 'react';

/** Milliseconds without a movement after which the controls leave the picture alone. */
const REST_AFTER = 2800;

/** Whether the visitor is about to use the controls: the mouse has just moved, or a finger has asked for them. */
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
  /** A finger cannot hover: it asks for the controls by a tap, and they stay until the next one. */
  const flip = useCallback(() => {
    clearTimeout(timer.current);
    setShown((before) => !before);
  }, []);
  const hide = useCallback(() => setShown(false), []);
  return { shown, show, flip, hide };
}
