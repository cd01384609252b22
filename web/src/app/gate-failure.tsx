import { Button } from '../components/button.ts';
import { chakra } from '../components/ui.ts';

/** In the place of a page about somebody, when nobody could be asked who they are. */
export function gateFailure(retry: () => void) {
  return (
    <chakra.div role="alert" display="grid" gap={4} justifyItems="start">
      <p>We could not reach the gate to ask who you are. It may be your connection or ours.</p>
      <Button onClick={retry}>Retry</Button>
    </chakra.div>
  );
}
