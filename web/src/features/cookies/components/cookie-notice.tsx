import { type ComponentType, useState } from 'react';
import { Button } from '../../../components/button.ts';
import { chakra, Flex } from '../../../components/ui.ts';
import { logFailure } from '../../../lib/log.ts';
import { shadows } from '../../../theme/shadows.ts';
import { acceptCookies, useCookiesAccepted } from '../hooks/use-cookies-accepted.ts';
import type { CookiePolicyDialogProps } from './cookie-policy-dialog.tsx';

const card = {
  width: '100%',
  maxWidth: '26rem',
  padding: { base: 4, sm: 5 },
  background: 'raised',
  borderWidth: '1px',
  borderRadius: 'lg',
  boxShadow: shadows.card,
  pointerEvents: 'auto',
} as const;

/** Says which cookies there are, until the viewer accepts. */
export function CookieNotice({ onAccepted }: { readonly onAccepted: () => void }) {
  const accepted = useCookiesAccepted();
  const [Policy, setPolicy] = useState<ComponentType<CookiePolicyDialogProps>>();
  const close = () => setPolicy(undefined);
  const accept = () => {
    acceptCookies();
    // The policy dialog keeps the focus until it is closed.
    requestAnimationFrame(onAccepted);
  };
  const read = () => {
    import('./cookie-policy-dialog.tsx').then(
      ({ CookiePolicyDialog }) => setPolicy(() => CookiePolicyDialog),
      (cause: unknown) => logFailure('Opening the cookie policy', cause),
    );
  };
  if (accepted) return null;
  return (
    <chakra.section aria-label="Cookies" css={card}>
      <chakra.p textStyle="small">
        A few small cookies remember how you like the site: how many cameras you see in a row, and that you
        have read this. None of them knows who you are.
      </chakra.p>
      <Flex gap={3} wrap="wrap" marginTop={4}>
        <Button onClick={accept}>Okay</Button>
        <Button look="quiet" aria-haspopup="dialog" onClick={read}>
          Cookie policy
        </Button>
      </Flex>
      {Policy && (
        <Policy
          onClose={close}
          onAccept={() => {
            close();
            accept();
          }}
        />
      )}
    </chakra.section>
  );
}
