import { coursePath } from '@boma/domain/content-paths.ts';
import type { ModuleView } from '@boma/domain/course/course.schema.ts';
import { CheckIcon } from '../../../components/more-icons.tsx';
import { RouterLink } from '../../../components/router-link.tsx';
import { StateBadge } from '../../../components/state-badge.tsx';
import { THIRD_BESIDE } from '../../../components/third-beside.ts';
import { chakra, Flex } from '../../../components/ui.ts';
import { WaitingShape } from '../../../components/waiting-shape.tsx';

/** Cards; in the third beside the film, a row for each module. */
const list = {
  display: 'grid',
  gap: { base: 6, md: 8 },
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  // The room around the first picture is above the top of the film.
  [THIRD_BESIDE]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, marginTop: '-8px' },
} as const;

const card = {
  position: 'relative',
  '& img': {
    display: 'block',
    width: '100%',
    height: 'auto',
    aspectRatio: '16 / 9',
    objectFit: 'cover',
    borderRadius: 'lg',
    background: 'raised',
  },
  '& a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'lg' },
  '&:hover a': { color: 'accent' },
  [THIRD_BESIDE]: {
    display: 'grid',
    gridTemplateColumns: '7rem minmax(0, 1fr)',
    columnGap: 4,
    alignItems: 'center',
    padding: 2,
    marginInline: '-8px',
    borderRadius: 'lg',
    '&:has([aria-current])': { background: 'accentSoft' },
    '& img': { borderRadius: 'md' },
    '& [data-about]': { marginTop: 0 },
    '& h2': { fontSize: '1.0625rem', marginTop: 0 },
    // The film beside says it of the module that is open.
    '& [data-summary]': { display: 'none' },
  },
} as const;

const doneLook = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  color: 'good',
  fontWeight: 600,
} as const;

interface ModuleCardProps {
  readonly module: ModuleView;
  /** Its place among those that are open. Its stored position only sorts: two may share one. */
  readonly place: number;
  readonly done: boolean;
  readonly isOpen: boolean;
}

function ModuleCard({ module, place, done, isOpen }: ModuleCardProps) {
  return (
    <chakra.li css={card}>
      <img src={module.cover} alt="" width={640} height={360} loading="lazy" decoding="async" />
      <div>
        <Flex
          data-about=""
          align="center"
          gap={3}
          marginTop={3}
          minHeight="1.75rem"
          textStyle="small"
          color="muted"
        >
          <span>Module {place}</span>
          {module.on_air && <StateBadge state="live" />}
          {done && (
            <chakra.span css={doneLook}>
              <CheckIcon size={18} />
              Done
            </chakra.span>
          )}
        </Flex>
        <chakra.h2 textStyle="section" marginTop={1}>
          <RouterLink to={coursePath(module.id)} {...(isOpen && { 'aria-current': 'page' })}>
            {module.title}
          </RouterLink>
        </chakra.h2>
        <chakra.p data-summary="" color="muted" marginTop={1}>
          {module.summary}
        </chakra.p>
      </div>
    </chakra.li>
  );
}

/** Keeps the place of the list: the site comes with six modules. */
export const ModuleListRoom = () => <WaitingShape shape="modules" count={6} css={list} />;

interface ModuleListProps {
  readonly modules: readonly ModuleView[];
  readonly done: readonly number[];
  /** The module that is open. Absent: none. */
  readonly open?: number;
}

/** The modules in the order of the course, with those that are done on this device. */
export function ModuleList({ modules, done, open }: ModuleListProps) {
  return (
    <chakra.ul role="list" aria-label="Modules" css={list}>
      {modules.map((module, at) => (
        <ModuleCard
          key={module.id}
          module={module}
          place={at + 1}
          done={done.includes(module.id)}
          isOpen={module.id === open}
        />
      ))}
    </chakra.ul>
  );
}
