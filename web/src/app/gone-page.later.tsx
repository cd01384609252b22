import { linkTo } from '@boma/domain/site-paths.ts';
import { useEffect, useRef } from 'react';
import { Navigate, useNavigationType } from 'react-router';
import { CalendarIcon, LiveIcon, MailIcon } from '../components/icons.tsx';
import { pageColumn } from '../components/page-column.ts';
import { RouterLink } from '../components/router-link.tsx';
import { chakra } from '../components/ui.ts';
import { goneNote } from './gone-note.ts';

const note = {
  background: 'surface',
  borderBottomWidth: '1px',
  '& > div': { paddingY: { base: 6, md: 8 } },
  '& ul': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
    gap: 3,
    marginTop: 5,
    maxWidth: '60rem',
  },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: 3,
    minHeight: '52px',
    paddingX: 4,
    borderWidth: '1px',
    borderRadius: 'lg',
    background: 'ground',
    fontWeight: 600,
    _hover: { borderColor: 'accent', color: 'accent' },
  },
  '& svg': { flexShrink: 0, color: 'accent' },
} as const;

const ways = [
  { text: 'Choose a live camera', page: 'streams', icon: LiveIcon },
  { text: 'See what is on today', page: 'schedule', icon: CalendarIcon },
  { text: 'Tell us which link it was', page: 'contactUs', icon: MailIcon },
] as const;

/** Says so once, where the viewer arrived: it goes with the next page. */
function GoneNote() {
  // The ways here replace the address, from the unknown one to home and for members on to the cameras.
  const isHere = useNavigationType() === 'REPLACE';
  useEffect(() => {
    if (!isHere) goneNote.write(undefined);
  }, [isHere]);
  const aside = useRef<HTMLElement>(null);
  useEffect(() => {
    const own = aside.current;
    // It goes with the main layout too, and must not come back with it. In strict mode this runs while it stands.
    return () => queueMicrotask(() => own?.isConnected || goneNote.write(undefined));
  }, []);
  return (
    <chakra.aside ref={aside} aria-label="The address you came by" css={note}>
      <chakra.div css={pageColumn}>
        <chakra.p textStyle="title">That page is gone</chakra.p>
        <chakra.p color="muted" marginTop={2}>
          The link may be old or mistyped. Here is what the cameras see now.
        </chakra.p>
        <ul>
          {ways.map(({ text, page, icon: WayIcon }) => (
            <li key={page}>
              <RouterLink to={linkTo(page)}>
                <WayIcon />
                {text}
              </RouterLink>
            </li>
          ))}
        </ul>
      </chakra.div>
    </chakra.aside>
  );
}

/** An address that the site does not have leads home, which says so: an old link would else look like a mistake of the viewer. */
export default function GonePage() {
  useEffect(() => {
    goneNote.write(<GoneNote />);
  }, []);
  return <Navigate to={linkTo('home')} replace />;
}
