import { type KeyboardEvent, useRef, useState } from 'react';
import { Dialog } from '../../components/dialog.tsx';
import { Box, chakra } from '../../components/ui.ts';
import { RegisterForm } from '../../features/accounts/components/register-form.tsx';
import { SignInForm } from '../../features/accounts/components/sign-in-form.tsx';
import { LegalLinks } from '../../features/legal/legal-links.tsx';
import { cancelSignIn } from '../../session/sign-in-prompt.ts';
import { AccountFrame, framedCamera } from '../layouts/account-frame.tsx';

const tabs = { signIn: 'Sign in', register: 'Register' } as const;
type Tab = keyof typeof tabs;
const order = Object.keys(tabs) as Tab[];

const strip = {
  display: 'flex',
  gap: 6,
  marginBottom: 6,
  borderBottomWidth: '1px',
  '& button': {
    minHeight: '44px',
    marginBottom: '-1px',
    borderBottomWidth: '2px',
    borderColor: 'transparent',
    color: 'muted',
    fontWeight: 600,
  },
  '& button:hover': { color: 'ink' },
  '& button[aria-selected=true]': { color: 'ink', borderColor: 'accent' },
} as const;

function TabStrip({ tab, onChoose }: { readonly tab: Tab; readonly onChoose: (tab: Tab) => void }) {
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1, Home: -order.indexOf(tab), End: -1 - order.indexOf(tab) }[
      event.key
    ];
    const next = step === undefined ? undefined : order.at((order.indexOf(tab) + step) % order.length);
    if (!next) return;
    event.preventDefault();
    onChoose(next);
    list.current?.querySelector<HTMLElement>(`#tab-${next}`)?.focus();
  };
  return (
    <Box ref={list} role="tablist" aria-label="Sign in or register" css={strip} onKeyDown={onKeyDown}>
      {order.map((name) => (
        <chakra.button
          key={name}
          type="button"
          role="tab"
          id={`tab-${name}`}
          aria-selected={name === tab}
          aria-controls={`tabpanel-${tab}`}
          tabIndex={name === tab ? 0 : -1}
          onClick={() => onChoose(name)}
        >
          {tabs[name]}
        </chakra.button>
      ))}
    </Box>
  );
}

/** Signing in and registering, over any page. Signing in closes it. */
export default function SignInDialog({ form: opensWith }: { readonly form: Tab }) {
  const [tab, setTab] = useState(opensWith);
  const form = useRef<HTMLDivElement>(null);
  const firstField = () => form.current?.querySelector('input') ?? null;
  return (
    <Dialog title="Sign in or register" open onClose={cancelSignIn} initialFocus={firstField}>
      <AccountFrame camera={framedCamera('open', 8)}>
        <TabStrip tab={tab} onChoose={setTab} />
        <div ref={form} role="tabpanel" id={`tabpanel-${tab}`} aria-labelledby={`tab-${tab}`}>
          {tab === 'signIn' ? (
            <SignInForm then="profile">
              <LegalLinks doing="signing in" />
            </SignInForm>
          ) : (
            <RegisterForm onSignInInstead={() => setTab('signIn')}>
              <LegalLinks doing="registering" />
            </RegisterForm>
          )}
        </div>
      </AccountFrame>
    </Dialog>
  );
}
