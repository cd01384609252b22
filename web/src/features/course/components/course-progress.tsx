import { coursePath } from '@boma/domain/content-paths.ts';
import { linkTo } from '@boma/domain/site-paths.ts';
import { ButtonLink } from '../../../components/button.ts';
import { RouterLink } from '../../../components/router-link.tsx';
import { chakra } from '../../../components/ui.ts';

const frame = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 4,
  padding: { base: 5, md: 6 },
  marginBottom: 'head',
  borderRadius: 'lg',
  background: 'accentSoft',
  '& progress': {
    display: 'block',
    width: 'min(18rem, 100%)',
    height: '0.625rem',
    marginTop: 3,
    appearance: 'none',
    border: 0,
    borderRadius: 'full',
    overflow: 'hidden',
    background: 'ground',
  },
  '& progress::-webkit-progress-bar': { background: 'ground' },
  '& progress::-webkit-progress-value': { background: 'accent' },
  '& progress::-moz-progress-bar': { background: 'accent' },
} as const;

const about = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  // The frame has room below it.
  marginBottom: '-0.75rem',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
} as const;

interface CourseProgressProps {
  readonly all: number;
  readonly done: number;
  /** The module to go on with. Absent: all are done. */
  readonly next?: { readonly id: number; readonly title: string } | undefined;
}

/** How far a child has come on this device, and where to go on. */
export function CourseProgress({ all, done, next }: CourseProgressProps) {
  const words = done === 0 ? `${all} modules, as slowly as you like` : `${done} of ${all} modules done`;
  return (
    <chakra.section aria-label="How far you are" css={frame}>
      <chakra.div minWidth={0} flex="1 1 14rem">
        <chakra.p fontWeight={600}>{next ? words : 'All done. You are a junior ranger!'}</chakra.p>
        <progress value={done} max={all} aria-label={words} />
        <RouterLink to={linkTo('juniorRanger')} css={about}>
          How it works, and how to join
        </RouterLink>
      </chakra.div>
      {next ? (
        <ButtonLink to={coursePath(next.id)}>{done === 0 ? 'Begin' : `Go on: ${next.title}`}</ButtonLink>
      ) : (
        <ButtonLink to={coursePath('certificate')}>Print your certificate</ButtonLink>
      )}
    </chakra.section>
  );
}
