import { CALENDAR_PATH } from '@boma/domain/site-paths.ts';
import { Button } from '../../../components/button.ts';
import { CalendarIcon } from '../../../components/icons.tsx';
import { chakra, Flex } from '../../../components/ui.ts';
import { useUserType } from '../../../session/session.ts';
import { askToSignIn } from '../../../session/sign-in-prompt.ts';
import { calendarLink, pill } from '../calendar-links.ts';
import { OwnCalendar } from './own-calendar.tsx';

const box = {
  display: 'grid',
  gap: 5,
  padding: { base: 5, md: 6 },
  borderWidth: '1px',
  borderRadius: 'lg',
  background: 'surface',
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

/** The calendars: of all shows for everyone, and of the followed shows for signed-in viewers. */
export function CalendarBox({ kinds }: CalendarBoxProps) {
  const userType = useUserType();
  const isSignedIn = userType !== 'guest' && userType !== 'unknown';
  return (
    <chakra.aside aria-label="Calendars" css={box}>
      <div>
        <chakra.h2 textStyle="section">In your calendar</chakra.h2>
        <chakra.p color="muted" marginTop={1}>
          Subscribe once, and your calendar follows when a show is moved or cancelled.
        </chakra.p>
      </div>
      <Flex gap={3} wrap="wrap" align="center">
        <chakra.a href={allShows()} css={subscribe} suppressHydrationWarning>
          <CalendarIcon size={18} />
          All shows
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
