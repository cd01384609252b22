const how = { capture: true, passive: true };

/** Acts once: at the first of these events, or after so many milliseconds. Returns a function that calls it off. */
export function atFirst(types: readonly string[], delay: number, act: () => void): () => void {
  const callOff = () => {
    clearTimeout(timer);
    for (const type of types) removeEventListener(type, once, how);
  };
  const once = () => {
    callOff();
    act();
  };
  const timer = setTimeout(once, delay);
  for (const type of types) addEventListener(type, once, how);
  return callOff;
}
