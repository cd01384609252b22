import type { ContactView } from '@boma/domain/contact/contact.schema.ts';
import { Button } from '../../../components/button.ts';
import { Problem } from '../../../components/form/form-frame.tsx';
import { chakra, Flex } from '../../../components/ui.ts';
import { refusalWords } from '../../../lib/asking/refusal-words.ts';
import { useAction } from '../../../lib/asking/use-action.ts';
import { momentWords } from '../../../lib/moments.ts';
import { settleContact } from '../api/staff-contact.ts';

const FAILED = 'That did not work. Please try again in a moment.';

const style = {
  display: 'grid',
  gap: 2,
  paddingY: 6,
  borderTopWidth: '1px',
  '& [data-comments]': { whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '46rem' },
  '& a': {
    color: 'accent',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    overflowWrap: 'anywhere',
  },
} as const;

interface ContactMessageProps {
  readonly message: ContactView;
  /** Reads the list again. */
  readonly onSettled: () => Promise<void>;
}

/** One message to the rangers: who wrote it, what, and a button that closes it or opens it again. */
export function ContactMessage({ message, onSettled }: ContactMessageProps) {
  const { id, subject, name, email, comments, browser, sent_at, state } = message;
  const isOpen = state === 'open';
  const { busy, problem, run } = useAction(
    async () => {
      await settleContact(id, isOpen ? 'closed' : 'open');
      await onSettled();
    },
    { doing: 'Settling a message to the rangers', problemOf: (cause) => refusalWords(cause, FAILED) },
  );
  return (
    <chakra.li css={style}>
      <chakra.h2 fontWeight={600} fontSize="1.125rem" overflowWrap="anywhere">
        {subject}
      </chakra.h2>
      <chakra.p textStyle="small" color="muted">
        {name} · {email === '' ? 'wants no answer' : <a href={`mailto:${email}`}>{email}</a>} ·{' '}
        {momentWords(sent_at)}
      </chakra.p>
      <p data-comments="">{comments}</p>
      {browser !== '' && (
        <chakra.p textStyle="small" color="muted" overflowWrap="anywhere">
          {browser}
        </chakra.p>
      )}
      <Flex gap={3} align="center" wrap="wrap">
        <Button
          look="quiet"
          aria-disabled={busy}
          aria-label={`${isOpen ? 'Close' : 'Open again'}: ${subject}`}
          onClick={() => void run()}
        >
          {isOpen ? 'Close' : 'Open again'}
        </Button>
        <Problem>{problem}</Problem>
      </Flex>
    </chakra.li>
  );
}
