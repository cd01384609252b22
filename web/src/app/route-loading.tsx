import { Box } from '../components/ui.ts';

/** Holds the place of a page whose code is on its way. */
export function RouteLoading() {
  return <Box minHeight="70vh" aria-busy="true" />;
}
