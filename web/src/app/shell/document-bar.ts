import { createContext, type ReactNode } from 'react';

/** The links of the bar of phones, where the renderer makes a document. Undefined in a browser. */
export const DocumentBar = createContext<ReactNode>(undefined);
