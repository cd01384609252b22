import { isListed } from '@boma/domain/shows/show-types.policy.ts';
import { linkTo, showsPath } from '@boma/domain/site-paths.ts';
import { NavLink, useParams } from 'react-router';
import { ButtonLink } from '../../components/button.ts';
import { PageBody } from '../../components/page-body.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { chakra, Flex } from '../../components/ui.ts';
import { useSchedule } from '../../features/shows/api/schedule.ts';
import { showTypesResource } from '../../features/shows/api/show-types.ts';
import { FollowButton } from '../../features/shows/components/follow-button.tsx';
import { ScheduleProblem } from '../../features/shows/components/schedule-problem.tsx';
import { useShowClock } from '../../features/shows/hooks/use-show-clock.ts';
import type { RouteProps } from '../page.ts';
import { ShowStage } from './shows/show-stage.tsx';

/** The kind of show at the address without one. */
const DEFAULT_TYPE = 'ranger-show';

const TypeLink = chakra(NavLink, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    paddingX: 4,
    borderWidth: '1px',
    borderRadius: 'full',
    fontWeight: 600,
    color: 'muted',
    _hover: { color: 'ink', borderColor: 'accent' },
    '&[aria-current=page]': { color: 'ink', borderColor: 'accent', background: 'accentSoft' },
  },
});

/** One kind of show: what is on the air or next, and how to follow it. */
export default function ShowsRoute({ page }: RouteProps) {
  const { slug: type = DEFAULT_TYPE } = useParams();
  const { value: types = [] } = showTypesResource.useResource();
  const { value: schedule, status } = useSchedule();
  const clock = useShowClock();
  const showType = types.find((each) => each.type === type);
  const title = showType?.title ?? page.title;
  const shows = schedule?.filter(({ show_type }) => show_type.type === type);
  return (
    <PageBody>
      <PageHead title={title} lead={page.description} />
      <Flex justify="space-between" align="center" gap={4} wrap="wrap" marginBottom={{ base: 6, md: 8 }}>
        <chakra.nav aria-label="Kinds of show" display="flex" gap={2} flexWrap="wrap">
          {types.filter(isListed).map((each) => (
            <TypeLink
              key={each.type}
              to={showsPath(each.type)}
              {...(each.type === type && { 'aria-current': 'page' as const })}
            >
              {each.title}
            </TypeLink>
          ))}
        </chakra.nav>
        <Flex gap={3} wrap="wrap">
          {showType && <FollowButton key={type} type={type} title={title} />}
          <ButtonLink to={linkTo('schedule')} look="quiet">
            View Schedule
          </ButtonLink>
        </Flex>
      </Flex>
      {shows && clock ? (
        <ShowStage key={type} shows={shows} clock={clock} />
      ) : (
        <ScheduleProblem status={status} />
      )}
    </PageBody>
  );
}
