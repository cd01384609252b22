import { ChakraProvider } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type RootOptions } from 'react-dom/client';
import { type BrowserRouter, MemoryRouter } from 'react-router';
import { system } from '../theme/system.ts';

interface RenderOptions extends RootOptions {
  /** The address at which the router starts. */
  readonly at?: string;
  /** CSS of the element around the component, e.g. 'width:400px'. */
  readonly style?: string;
  /** `BrowserRouter` for what reads the window's own address. */
  readonly Router?: typeof MemoryRouter | typeof BrowserRouter;
}

export interface Rendered {
  readonly host: HTMLElement;
  /** Shows this instead, in the same place. */
  readonly rerender: (children: ReactNode) => void;
  readonly unmount: () => void;
}

const shown = new Set<Rendered>();

/**
 * Shows a component as the site does: with its theme and a router. It is on the page when this returns, and goes after
 * the test, before mocks are restored (`setup.ts`).
 */
export function render(
  children: ReactNode,
  { at = '/', style = '', Router = MemoryRouter, ...options }: RenderOptions = {},
): Rendered {
  const host = document.body.appendChild(document.createElement('div'));
  host.style.cssText = style;
  const root = createRoot(host, options);
  const rerender = (next: ReactNode) =>
    flushSync(() =>
      root.render(
        <ChakraProvider value={system}>
          <Router initialEntries={[at]}>{next}</Router>
        </ChakraProvider>,
      ),
    );
  rerender(children);
  const rendered: Rendered = {
    host,
    rerender,
    unmount() {
      root.unmount();
      host.remove();
      shown.delete(rendered);
    },
  };
  shown.add(rendered);
  return rendered;
}

export function unmountAll(): void {
  for (const { unmount } of shown) unmount();
}
