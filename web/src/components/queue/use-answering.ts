import { useEffect, useRef, useState } from 'react';

/** An answer that opens in a card. When it is left, the button that opened it has the focus again. */
export function useAnswering() {
  const [isAnswering, setAnswering] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasAnswering = useRef(false);
  useEffect(() => {
    if (wasAnswering.current && !isAnswering) button.current?.focus();
    wasAnswering.current = isAnswering;
  }, [isAnswering]);
  return {
    isAnswering,
    button,
    begin: () => setAnswering(true),
    leave: () => setAnswering(false),
  };
}
