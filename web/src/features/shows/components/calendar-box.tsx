import { CALENDAR_PATH } from '@boma/domain/site-paths.ts';
import { useState } from 'react';
import { Failed } from '../../../components/asked.tsx';
import { Button } from '../../../components/button.ts';
import { DoneNote } from '../../../components/done-note.tsx';
import { Problem } from '../../../components/form/form-frame.tsx';
import { CalendarIcon } from '../../../components/icons.tsx';
import { CheckIcon } from '../../../components/more-icons.tsx';
import { chakra, Flex } from '../../../components/ui.ts';
import { refusalWords } from '../../../lib/asking/refusal-words.ts';
import { useAction } from '../../../lib/asking/use-action.ts';
import { useUserType } from '../../../session/session.ts';
import { askToSignIn } from '../../../session/sign-in-prompt.ts';
import { makeCalendarFeed } from '../api/show-calls.ts';
import { useFollows } from '../hooks/use-follows.ts';

/** Programs for calendars open addresses of the scheme `webcal`. */
const calendarLink = (url: string) => url.replace(/^https?:/, 'webcal:');

/** A round button or link with text. */
const pill = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  minHeight: '44px',
  paddingX: 4,
  borderWidth: '1px',
  borderRadius: 'full',
  fontWeight: 600,
  _hover: { borderColor: 'accent' },
  '&[aria-pressed=true]': { borderColor: 'accent', background: 'accentSoft' },
  '&[aria-disabled=true]': { opacity: 0.6, cursor: 'progress' },
} as const;

const address = {
  display: 'block',
  padding: 3,
  borderRadius: 'md',
  background: 'ground',
  fontSize: '0.8125rem',
  fontFamily: 'ui-monospace, monospace',
  overflowWrap: 'anywhere',
  userSelect: 'all',
} as const;

/** The address that was just made, with what to do with it. */
function NewAddress({ url }: { readonly url: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setCopied(true),
      // The address is on the page and can be selected.
      () => setCopied(false),
    );
  return (
    <chakra.div display="grid" gap={3}>
      <DoneNote>
        This address is yours alone. We show it once. Anyone who has it can read which shows you follow.
      </DoneNote>
      <chakra.code css={address}>{url}</chakra.code>
      <Flex gap={3} wrap="wrap">
        <Button look="quiet" onClick={() => void copy()}>
          {isCopied ? 'Copied' : 'Copy'}
        </Button>
        <chakra.a
          href={calendarLink(url)}
          alignSelf="center"
          color="accent"
          fontWeight={600}
          textDecoration="underline"
          textUnderlineOffset="3px"
        >
          Open in my calendar
        </chakra.a>
      </Flex>
    </chakra.div>
  );
}

/** Makes the address of the viewer's calendar, or replaces it. */
function CalendarAddress({ hasFeed }: { readonly hasFeed: boolean }) {
  const { answer, busy, problem, run } = useAction(makeCalendarFeed, {
    doing: 'Making a calendar address',
    problemOf: refusalWords,
  });
  if (answer !== undefined) return <NewAddress url={answer} />;
  return (
    <div>
      <Button look="quiet" aria-disabled={busy} onClick={() => void run()}>
        {hasFeed ? 'Replace my calendar address' : 'Make my calendar address'}
      </Button>
      {hasFeed && (
        <chakra.p textStyle="small" color="muted" marginTop={2}>
          You have one already. A new address ends the old one.
        </chakra.p>
      )}
      <Problem>{problem}</Problem>
    </div>
  );
}

interface OwnCalendarProps {
  readonly kinds: readonly { readonly type: string; readonly title: string }[];
}

/** For signed-in viewers: which shows they follow, and the calendar of these shows. */
function OwnCalendar({ kinds }: OwnCalendarProps) {
  const { follows, failed, retry, busy, problem, follow } = useFollows();
  // The kinds stand there meanwhile, so only the failure takes their place.
  if (failed) return <Failed onRetry={retry}>We could not read which shows you follow.</Failed>;
  return (
    <chakra.div display="grid" gap={4}>
      <Flex role="group" aria-label="Shows you follow" gap={2} wrap="wrap">
        {kinds.map(({ type, title }) => {
          const isFollowed = follows?.types.includes(type) ?? false;
          return (
            <chakra.button
              key={type}
              type="button"
              css={pill}
              aria-pressed={isFollowed}
              aria-disabled={busy || !follows}
              onClick={() => follows && void follow(type, !isFollowed)}
            >
              {isFollowed && <CheckIcon size={16} />}
              {title}
            </chakra.button>
          );
        })}
      </Flex>
      <Problem>{problem}</Problem>
      <CalendarAddress hasFeed={follows?.has_feed ?? false} />
    </chakra.div>
  );
}

const box = {
  display: 'grid',
  gap: 5,
  padding: { base: 5, md: 6 },
  borderWidth: '1px',
  borderRadius: 'lg',
  background: 'surface',
  // A link of the page moves the focus here, and the border shows it. In forced colours the outline has a colour, and does.
  '&:focus-visible': {
    outline: '2px solid transparent',
    outlineOffset: 0,
    borderColor: 'accent',
    borderRadius: 'lg',
  },
} as const;

const subscribe = { ...pill, background: 'accent', color: 'onAccent', borderColor: 'accent' } as const;

/** The calendar of all shows. The prerendered page does not know the host that it will be opened at. */
const allShows = () =>
  typeof location === 'undefined' ? CALENDAR_PATH : calendarLink(`${location.origin}${CALENDAR_PATH}`);

function SignInFirst() {
  return (
    <div>
      <chakra.p color="muted" marginBottom={3}>
        Signed-in viewers have a calendar of their own.
      </chakra.p>
      <Button look="quiet" onClick={() => askToSignIn({ returnHere: true })}>
        Sign in to follow shows
      </Button>
    </div>
  );
}

interface CalendarBoxProps {
  readonly kinds: readonly { readonly type: string; readonly title: string }[];
}

/** Where a link of the page leads to the calendars. */
export const CALENDARS_ID = 'calendars';

/** The calendars: of all shows for everyone, and of the followed shows for signed-in viewers. */
export function CalendarBox({ kinds }: CalendarBoxProps) {
  const userType = useUserType();
  const isSignedIn = userType !== 'guest' && userType !== 'unknown';
  return (
    <chakra.aside id={CALENDARS_ID} tabIndex={-1} aria-label="Calendars" css={box}>
      <div>
        <chakra.h2 textStyle="section">In your calendar</chakra.h2>
        <chakra.p color="muted" marginTop={1}>
          Subscribe once, and your calendar follows when a show is moved or cancelled.
        </chakra.p>
      </div>
      <Flex gap={3} wrap="wrap" align="center">
        <chakra.a href={allShows()} css={subscribe} suppressHydrationWarning>
          <CalendarIcon size={18} />
          Subscribe to all shows
        </chakra.a>
        <chakra.a
          href={CALENDAR_PATH}
          download="shows.ics"
          color="accent"
          textDecoration="underline"
          textUnderlineOffset="3px"
        >
          Download as a file
        </chakra.a>
      </Flex>
      <chakra.div borderTopWidth="1px" paddingTop={5} display="grid" gap={3}>
        <chakra.h3 fontWeight={600}>Only the shows you follow</chakra.h3>
        {isSignedIn ? <OwnCalendar kinds={kinds} /> : <SignInFirst />}
      </chakra.div>
    </chakra.aside>
  );
}
