import { createContext } from 'react';

/** Replaces the part of React Router that prefetches pages in its framework mode, which the site does not use. */
export const FrameworkContext = createContext<undefined>(undefined);

export const PrefetchPageLinks = () => null;

/** As React Router answers outside its framework mode: no prefetching, no ref, no handlers. */
export const usePrefetchBehavior = () => [false, undefined, {}] as const;

/** A link's own ref is the only one left. */
export const mergeRefs = <R>(ref: R): R => ref;
