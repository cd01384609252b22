import { coursePath } from '@boma/domain/content-paths.ts';
import type { ModuleView } from '@boma/domain/course/course.schema.ts';
import { CheckIcon } from '../../../components/more-icons.tsx';
import { RouterLink } from '../../../components/router-link.tsx';
import { StateBadge } from '../../../components/state-badge.tsx';
import { chakra, Flex } from '../../../components/ui.ts';

const list = {
  display: 'grid',
  gap: { base: 6, md: 8 },
  gridTemplateColumns: {
    base: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(3, minmax(0, 1fr))',
  },
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
} as const;

const doneLook = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  color: 'good',
  fontWeight: 600,
} as const;

function ModuleCard({ module, done }: { readonly module: ModuleView; readonly done: boolean }) {
  return (
    <chakra.li css={card}>
      <img src={module.cover} alt="" width={640} height={360} loading="lazy" decoding="async" />
      <Flex align="center" gap={3} marginTop={3} minHeight="1.75rem" textStyle="small" color="muted">
        <span>Module {module.position}</span>
        {module.on_air && <StateBadge state="live" />}
        {done && (
          <chakra.span css={doneLook}>
            <CheckIcon size={18} />
            Done
          </chakra.span>
        )}
      </Flex>
      <chakra.h2 textStyle="section" marginTop={1} textWrap="balance">
        <RouterLink to={coursePath(module.id)}>{module.title}</RouterLink>
      </chakra.h2>
      <chakra.p color="muted" marginTop={1}>
        {module.summary}
      </chakra.p>
    </chakra.li>
  );
}

/** The modules in the order of the course, with those that are done on this device. */
export function ModuleList({
  modules,
  done,
}: {
  readonly modules: readonly ModuleView[];
  readonly done: readonly number[];
}) {
  return (
    <chakra.ul role="list" aria-label="Modules" css={list}>
      {modules.map((module) => (
        <ModuleCard key={module.id} module={module} done={done.includes(module.id)} />
      ))}
    </chakra.ul>
  );
}
