import type { ReactNode } from 'react';
import { chakra } from './ui.ts';

interface PromiseHeadProps {
  /** The name of the page. */
  readonly title: string;
  /** What it promises the viewer, in one sentence. */
  readonly promise: ReactNode;
  readonly children?: ReactNode;
}

/** The first words of a page that offers something: its name, and large what it promises. */
export const PromiseHead = ({ title, promise, children }: PromiseHeadProps) => (
  <chakra.div maxWidth="46rem">
    {/* The size is the heading's own: a low window lowers it (`theme/low-window.ts`). Beside a picture it takes two lines. */}
    <chakra.h1 textStyle="hero" fontSize="clamp(2.1rem,3.1vw,4rem)">
      <chakra.span display="block" textStyle="label" fontFamily="body" color="accent" marginBottom={3}>
        {title}
      </chakra.span>{' '}
      <span>{promise}</span>
    </chakra.h1>
    {children}
  </chakra.div>
);
