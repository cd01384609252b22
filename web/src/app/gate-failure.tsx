import { Button } from '../components/button.ts';
import { chakra } from '../components/ui.ts';

/** Shown in place of a personal page when the identity provider cannot be reached. */
export function gateFailure(retry: () => void) {
  return (
    <chakra.div role="alert" display="grid" gap={4} justifyItems="start">
      <p>We could not check who you are. It may be your connection or ours.</p>
      <Button onClick={retry}>Retry</Button>
    </chakra.div>
  );
}
