import { Button } from '../../../components/button.ts';
import { usePurposes } from '../hooks/use-purposes.ts';
import { noticeReopened } from '../reopened.ts';

/** Opens the notice again. Nothing where the site asks consent for nothing. */
export default function ChangeChoices() {
  const purposes = usePurposes();
  if (purposes.length === 0) return null;
  return (
    <Button look="quiet" onClick={() => noticeReopened.write(true)}>
      Change what I allow
    </Button>
  );
}
