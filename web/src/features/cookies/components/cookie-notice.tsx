import { Suspense, useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/button.ts';
import { checkLook } from '../../../components/form/check-look.ts';
import { lateDialog } from '../../../components/late-part.tsx';
import { chakra, Flex, VisuallyHidden } from '../../../components/ui.ts';
import { LARGE_TEXT, LOW_WIDE_WINDOW } from '../../../config/breakpoints.ts';
import {
  acceptNotice,
  type Decisions,
  decide,
  isNoticeAccepted,
  type Purpose,
  readDecisions,
  subscribeToConsent,
  undecided,
} from '../../../lib/consent.ts';
import { useStore } from '../../../lib/store.ts';
import { shadows } from '../../../theme/shadows.ts';
import { usePurposes } from '../hooks/use-purposes.ts';
import { noticeReopened } from '../reopened.ts';

const CookiePolicyDialog = lateDialog(() => import('./cookie-policy-dialog.later.tsx'));

const words: Readonly<Record<Purpose, { title: string; text: string }>> = {
  analytics: {
    title: 'Count my visits',
    text: 'Which pages are opened, and whether by guests, registered viewers or members. Never by whom.',
  },
  adverts: {
    title: 'Adverts from a network',
    text: 'In place of our own. They are not chosen by what you did elsewhere.',
  },
};

const style = { display: 'grid', gap: 1, marginTop: 3, textStyle: 'small' } as const;

const choice = {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: 3,
  paddingY: 2,
  '& input': { ...checkLook, marginTop: '1px' },
  '& label': { fontWeight: 600, cursor: 'pointer' },
  '& small': { gridColumn: 2, fontSize: 'inherit', color: 'muted' },
} as const;

interface PurposeChoicesProps {
  readonly purposes: readonly Purpose[];
  readonly ticked: Decisions;
  readonly onTick: (purpose: Purpose, allowed: boolean) => void;
}

/** One box per purpose. None is ticked for the viewer. */
function PurposeChoices({ purposes, ticked, onTick }: PurposeChoicesProps) {
  return (
    <chakra.fieldset css={style}>
      <VisuallyHidden as="legend">What you allow</VisuallyHidden>
      {purposes.map((purpose) => (
        <chakra.div key={purpose} css={choice}>
          <input
            id={`allow-${purpose}`}
            type="checkbox"
            aria-describedby={`about-${purpose}`}
            checked={ticked[purpose] === true}
            onChange={({ target }) => onTick(purpose, target.checked)}
          />
          <label htmlFor={`allow-${purpose}`}>{words[purpose].title}</label>
          <small id={`about-${purpose}`}>{words[purpose].text}</small>
        </chakra.div>
      ))}
    </chakra.fieldset>
  );
}

const card = {
  width: '100%',
  maxWidth: '26rem',
  maxHeight: '60dvh',
  overflowY: 'auto',
  // On a phone the padding does not grow with the text.
  padding: { base: '4vw', sm: 5 },
  // With text at 200 % on a phone its two buttons share a row.
  [LARGE_TEXT]: { '& > div': { gap: 2 }, '& > div > button': { paddingX: 2, fontSize: '0.875rem' } },
  background: 'raised',
  borderWidth: '1px',
  borderRadius: 'lg',
  boxShadow: shadows.card,
  pointerEvents: 'auto',
  // In a low window a line as wide as it can be, so that the page is seen above it.
  [LOW_WIDE_WINDOW]: {
    maxWidth: 'none',
    display: 'grid',
    gridAutoFlow: 'column',
    alignItems: 'center',
    columnGap: 4,
    paddingX: 4,
    paddingY: 2,
    '&:has(fieldset)': { gridTemplateColumns: '1fr 1.9fr 11rem' },
    '& > div': { gap: 2, marginTop: 0 },
    '& > fieldset': { marginTop: 0 },
  },
} as const;

/** A decision about each purpose: what is not ticked is refused. */
const decisionsOf = (purposes: readonly Purpose[], allows: (purpose: Purpose) => boolean): Decisions =>
  Object.fromEntries(purposes.map((purpose) => [purpose, allows(purpose)]));

/** Whether the viewer has still to read the notice or to decide about a purpose, or wants to decide again. */
function useOpen(purposes: readonly Purpose[]): boolean {
  // True until the page is alive, so that nothing flashes.
  const accepted = useStore({ subscribe: subscribeToConsent, read: isNoticeAccepted }, true);
  const asks = useStore({ subscribe: subscribeToConsent, read: () => undecided(purposes).length > 0 }, false);
  const reopened = useStore(noticeReopened, false);
  return !accepted || asks || reopened;
}

/** What is ticked. A notice that is opened again takes the focus, and begins with what another tab may have decided since. */
function useChoices() {
  const [ticked, setTicked] = useState<Decisions>(readDecisions);
  const section = useRef<HTMLElement>(null);
  const reopened = useStore(noticeReopened, false);
  const [wasReopened, setWasReopened] = useState(reopened);
  if (wasReopened !== reopened) {
    setWasReopened(reopened);
    if (reopened) setTicked(readDecisions());
  }
  useEffect(() => {
    if (reopened) section.current?.focus();
  }, [reopened]);
  return { section, ticked, setTicked };
}

/** Says which cookies there are, and asks about each purpose that needs consent, until the viewer has answered. */
export function CookieNotice({ onAccepted }: { readonly onAccepted: () => void }) {
  const purposes = usePurposes();
  const open = useOpen(purposes);
  const { section, ticked, setTicked } = useChoices();
  const [isReading, setReading] = useState(false);
  const close = () => setReading(false);
  const finish = (decisions: Decisions) => {
    // First, because who hears of a decision reads whether the notice was accepted.
    acceptNotice();
    delete document.documentElement.dataset.notice;
    if (purposes.length > 0) decide(decisions);
    setTicked(decisions);
    noticeReopened.write(false);
    // The policy dialog keeps the focus until it is closed.
    requestAnimationFrame(onAccepted);
  };
  const accept = () => finish(decisionsOf(purposes, (purpose) => ticked[purpose] === true));
  if (!open) return null;
  return (
    <chakra.section ref={section} tabIndex={-1} aria-label="Cookies" css={card}>
      <chakra.p textStyle="small">
        A few small cookies remember how you like the site: how many cameras you see in a row, and that you
        have read this. None of them knows who you are.
      </chakra.p>
      {purposes.length > 0 && (
        <PurposeChoices
          purposes={purposes}
          ticked={ticked}
          onTick={(purpose, allowed) => setTicked((last) => ({ ...last, [purpose]: allowed }))}
        />
      )}
      <Flex gap={3} wrap="wrap" marginTop={4}>
        <Button onClick={accept}>{purposes.length > 0 ? 'Save my choice' : 'Okay'}</Button>
        {purposes.length > 0 && (
          <Button look="quiet" onClick={() => finish(decisionsOf(purposes, () => true))}>
            Allow all
          </Button>
        )}
        <Button look="quiet" aria-haspopup="dialog" onClick={() => setReading(true)}>
          Cookie policy
        </Button>
      </Flex>
      {isReading && (
        <Suspense fallback={null}>
          <CookiePolicyDialog
            onClose={close}
            onAccept={() => {
              close();
              accept();
            }}
          />
        </Suspense>
      )}
    </chakra.section>
  );
}
