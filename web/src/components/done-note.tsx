import { type ReactNode, useEffect, useRef } from 'react';
import { chakra } from './ui.ts';

/** The result, shown in place of its form or button. It takes the focus, which would otherwise be lost. */
export function DoneNote({ children }: { readonly children: ReactNode }) {
  const element = useRef<HTMLParagraphElement>(null);
  useEffect(() => element.current?.focus(), []);
  return (
    <chakra.p ref={element} role="status" tabIndex={-1} color="good" fontWeight={550}>
      {children}
    </chakra.p>
  );
}
