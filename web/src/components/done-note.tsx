import { type ReactNode, useEffect, useRef } from 'react';
import { chakra } from './ui.ts';

/** What has been done, in the place of the form or button that did it: it takes the focus, which would be lost else. */
export function DoneNote({ children }: { readonly children: ReactNode }) {
  const element = useRef<HTMLParagraphElement>(null);
  useEffect(() => element.current?.focus(), []);
  return (
    <chakra.p ref={element} role="status" tabIndex={-1} color="good" fontWeight={550}>
      {children}
    </chakra.p>
  );
}
