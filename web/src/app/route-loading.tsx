import { Box } from '../components/ui.ts';
import { waiting } from '../components/waiting.ts';

/** Holds the place of a page whose code is on its way: `renderer/waiting-shapes.ts` draws it. */
export function RouteLoading() {
  return <Box {...waiting} minHeight="100vh" aria-busy="true" />;
}
