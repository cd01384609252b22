import { Suspense, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { FailsAlone } from '../../components/fails-alone.tsx';
import { late } from '../../components/late-part.tsx';
import { Box, chakra } from '../../components/ui.ts';
import { never, useStore } from '../../lib/store.ts';
import { useStoredUser } from '../../session/session.ts';
import { ACCOUNT_SLOT_ID } from './account-links.tsx';
import { sayPartFailed } from './say-part-failed.ts';

const AccountMenu = late(() => import('./account-menu.later.tsx'));

const opener = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  minHeight: '44px',
  paddingX: 1,
  '& bdi': {
    display: { base: 'none', sm: 'block' },
    // Beside the links to the shows, which stay in one line, it gives way. `renderer/stand-ins.ts` has the same widths.
    maxWidth: { base: 'min(11rem, 100vw - 26rem)', md: 'min(11rem, 100vw - 41rem)' },
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  '& i': {
    display: 'grid',
    placeItems: 'center',
    width: '36px',
    height: '36px',
    borderRadius: 'full',
    background: 'accentSoft',
    color: 'accent',
    fontStyle: 'normal',
  },
  // The letter is drawn with CSS and is not text, so the button's visible text stays a part of its accessible name.
  '& i::before': { content: 'attr(data-letter)' },
} as const;

/** The signed-in user's name and account menu. The menu's code is loaded when it is first opened. */
function AccountButton({ name }: { readonly name: string }) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const closeFailed = () => {
    setOpen(false);
    sayPartFailed('The menu of your account did not open.');
  };
  return (
    <Box position="relative">
      <chakra.button
        ref={button}
        type="button"
        aria-label={`Your account, ${name}`}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        css={opener}
      >
        <bdi>{name}</bdi>
        <i aria-hidden="true" data-letter={Array.from(name)[0]} />
      </chakra.button>
      {open && (
        <FailsAlone part="account menu" onFailed={closeFailed}>
          <Suspense fallback={null}>
            <AccountMenu opener={button} onClose={() => setOpen(false)} />
          </Suspense>
        </FailsAlone>
      )}
    </Box>
  );
}

const slotInHeader = { read: () => document.getElementById(ACCOUNT_SLOT_ID), subscribe: never };

/** Puts the button into the space that the header reserves for it. */
export function AccountControl() {
  const name = useStoredUser()?.display_name;
  const slot = useStore(slotInHeader, null);
  return slot && name !== undefined ? createPortal(<AccountButton name={name} />, slot) : null;
}
