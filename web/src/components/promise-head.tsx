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
    <h1>
      <chakra.span display="block" textStyle="label" color="accent" marginBottom={3}>
        {title}
      </chakra.span>{' '}
      <chakra.span display="block" textStyle="hero" textWrap="balance">
        {promise}
      </chakra.span>
    </h1>
    {children}
  </chakra.div>
);
