import { linkTo } from '@boma/domain/site-paths.ts';
import type { ReactNode } from 'react';
import { Asked } from '../../../components/asked.tsx';
import { FailsAlone } from '../../../components/fails-alone.tsx';
import { RouterLink } from '../../../components/router-link.tsx';
import { StaffHead } from '../../../components/staff/staff-head.tsx';
import { chakra } from '../../../components/ui.ts';
import { useLiveSite } from '../../../lib/live-site.ts';
import { momentWords } from '../../../lib/moments.ts';
import type { Desk } from '../api/staff-calls.ts';
import { useDesk } from '../live-desk.ts';
import { cameraPath, sectionPath } from '../staff-sections.ts';
import { DayFigures } from './day-figures.tsx';
import { RecentChanges } from './recent-changes.tsx';

const tiles = {
  display: 'grid',
  gridTemplateColumns: {
    base: 'repeat(2, minmax(0, 1fr))',
    // Six tiles, none alone in a row.
    sm: 'repeat(3, minmax(0, 1fr))',
    xl: 'repeat(6, minmax(0, 1fr))',
  },
  gap: 3,
  marginBottom: 6,
} as const;

const tile = {
  display: 'block',
  height: '100%',
  padding: 4,
  borderWidth: '1px',
  borderRadius: 'lg',
  background: 'surface',
  fontSize: '0.9375rem',
  lineHeight: 1.35,
  transition: 'border-color 160ms',
  _hover: { borderColor: 'accent' },
  '& b': {
    display: 'block',
    fontFamily: 'display',
    fontSize: '2rem',
    fontWeight: 560,
    lineHeight: 1.1,
    fontVariantNumeric: 'tabular-nums',
  },
} as const;

interface TileProps {
  readonly to: string;
  readonly count: number;
  /** After the number: 'reports wait' */
  readonly words: string;
}

function Tile({ to, count, words }: TileProps) {
  return (
    <li>
      <RouterLink to={to} css={tile}>
        <chakra.b color={count > 0 ? 'accent' : 'muted'}>{count}</chakra.b>
        {words}
      </RouterLink>
    </li>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <chakra.section paddingY={6} borderTopWidth="1px">
      <chakra.h2 textStyle="section" marginBottom={3}>
        {title}
      </chakra.h2>
      {children}
    </chakra.section>
  );
}

const row = {
  display: 'flex',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  columnGap: 4,
  minHeight: '44px',
  alignItems: 'center',
} as const;

interface CamerasProps {
  readonly title: string;
  readonly cameras: readonly { readonly slug: string; readonly name: string; readonly note?: string }[];
}

function Cameras({ title, cameras }: CamerasProps) {
  if (cameras.length === 0) return null;
  return (
    <Part title={title}>
      <ul>
        {cameras.map(({ slug, name, note }) => (
          <chakra.li key={slug} css={row}>
            <RouterLink to={cameraPath(slug)} fontWeight={600} _hover={{ color: 'accent' }}>
              {name}
            </RouterLink>
            {note && (
              <chakra.span textStyle="small" color="muted">
                {note}
              </chakra.span>
            )}
          </chakra.li>
        ))}
      </ul>
    </Part>
  );
}

const FAULTS: Readonly<Record<Desk['faulty'][number]['fault'], string>> = {
  unlocked: 'members’ camera, open to everyone',
  codec: 'most browsers cannot play it',
};

function Waiting({ desk }: { readonly desk: Desk }) {
  const { reports, appeals, held, questions, contact, mails, on_call, off_air, faulty, maintenance } = desk;
  const isQuiet =
    reports + appeals + held + questions + contact + mails + off_air.length + faulty.length === 0;
  return (
    <>
      <chakra.p marginBottom={4} display="flex" flexWrap="wrap" columnGap={4} justifyContent="space-between">
        <span>
          {isQuiet
            ? 'All quiet. Nothing waits, and every camera is on the air.'
            : 'This waits for a ranger now.'}
        </span>
        <RouterLink to={sectionPath('on-call')} textDecoration="underline" _hover={{ color: 'accent' }}>
          {on_call.length === 0 ? 'Nobody is on call' : `On call: ${on_call.join(', ')}`}
        </RouterLink>
      </chakra.p>
      <chakra.ul css={tiles}>
        <Tile
          to={sectionPath('reports')}
          count={reports}
          words={reports === 1 ? 'open report' : 'open reports'}
        />
        <Tile
          to={sectionPath('appeals')}
          count={appeals}
          words={appeals === 1 ? 'open appeal' : 'open appeals'}
        />
        <Tile to={sectionPath('held-texts')} count={held} words={held === 1 ? 'held text' : 'held texts'} />
        <Tile
          to={linkTo('controller')}
          count={questions}
          words={questions === 1 ? 'incoming question' : 'incoming questions'}
        />
        <Tile
          to={sectionPath('contact')}
          count={contact}
          words={contact === 1 ? 'message to answer' : 'messages to answer'}
        />
        <Tile to={sectionPath('mails')} count={mails} words={mails === 1 ? 'unsent mail' : 'unsent mails'} />
      </chakra.ul>
      <Cameras
        title="Off the air"
        cameras={off_air.map(({ since, ...camera }) => ({ ...camera, note: `since ${momentWords(since)}` }))}
      />
      <Cameras
        title="Set up wrongly"
        cameras={faulty.map(({ fault, ...camera }) => ({ ...camera, note: FAULTS[fault] }))}
      />
      <Cameras title="In maintenance" cameras={maintenance} />
    </>
  );
}

/** The shows on the air and the next ones, as every page has them. */
function Shows() {
  const shows = useLiveSite()?.shows ?? [];
  return (
    <Part title="Shows">
      {shows.length === 0 && <chakra.p color="muted">No show is planned.</chakra.p>}
      <ul>
        {shows.map(({ id, title, show_ts, on_air }) => (
          <chakra.li key={id} css={row}>
            <RouterLink to={sectionPath('shows')} fontWeight={600} _hover={{ color: 'accent' }}>
              {title}
            </RouterLink>
            <chakra.span textStyle="small" color="muted">
              {on_air ? 'on the air' : momentWords(show_ts * 1000)}
            </chakra.span>
          </chakra.li>
        ))}
      </ul>
    </Part>
  );
}

/** The first page of the staff area: what waits for staff now, kept up to date, how the day goes, and what changed. */
export function DeskOverview() {
  const answer = useDesk();
  return (
    <>
      <StaffHead title="Staff area" lead="What waits for you now, how the day goes, and what has changed." />
      <Asked what="the overview" of={answer} minHeight="30vh">
        {(desk) => <Waiting desk={desk} />}
      </Asked>
      <FailsAlone part="figures of the day">
        <DayFigures />
      </FailsAlone>
      <Shows />
      <FailsAlone part="newest changes">
        <RecentChanges />
      </FailsAlone>
    </>
  );
}
