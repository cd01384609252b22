import { isListed } from '@boma/domain/shows/show-types.policy.ts';
import type { ShowType } from '@boma/domain/shows/show-types.schema.ts';
import { isLive } from '@boma/domain/shows/shows.policy.ts';
import { linkTo, showsPath } from '@boma/domain/site-paths.ts';
import type { SystemStyleObject } from '@chakra-ui/react/styled-system';
import { Suspense, useDeferredValue, useEffect } from 'react';
import { Link, useParams } from 'react-router';
import { ButtonLink } from '../../components/button.ts';
import { latePart } from '../../components/late-part.tsx';
import { PageBody } from '../../components/page-body.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { Box, chakra, Flex } from '../../components/ui.ts';
import { waiting } from '../../components/waiting.ts';
import { WaitingShape } from '../../components/waiting-shape.tsx';
import { useSchedule } from '../../features/shows/api/schedule.ts';
import { showTypesResource } from '../../features/shows/api/show-types.ts';
import { FollowButton } from '../../features/shows/components/follow-button.tsx';
import { useShowClock } from '../../features/shows/hooks/use-show-clock.ts';
import { applyMeta } from '../../lib/document-meta.ts';
import { useHydrated } from '../../lib/hydrated.ts';
import type { RouteProps } from '../page.ts';
import { ShowStage, StageRoom } from './shows/show-stage.tsx';

const PastEpisodes = latePart(() => import('./shows/past-episodes.later.tsx'));
const ShowQuestions = latePart(() => import('../../features/questions/components/show-questions.later.tsx'));

const TypeLink = chakra(Link, {
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

function TypeLinks({ types, current }: { readonly types: readonly ShowType[]; readonly current: string }) {
  return (
    <chakra.nav aria-label="Kinds of show" display="flex" gap={2} flexWrap="wrap">
      {types.filter(isListed).map(({ type, title }) => (
        <TypeLink
          key={type}
          to={showsPath(type)}
          data-written=""
          {...(type === current && { 'aria-current': 'page' as const })}
        >
          {title}
        </TypeLink>
      ))}
    </chakra.nav>
  );
}

/** In place of a part below the stage while its code is on its way. */
const room = (css?: SystemStyleObject) => (
  <Box {...waiting} minHeight="22rem" paddingTop="part" css={css}>
    <WaitingShape shape="lines" count={3} />
  </Box>
);

/** Guests find a button in place of the form. */
const questionsRoom = {
  'html[data-user=guest] &': { minHeight: { base: '14.6rem', md: '15.4rem' } },
} as const;

/** What the address without a kind shows. */
const FIRST_TYPE = 'ranger-show';

/** One kind of show: what is on the air or next, and how to follow it. */
export default function ShowsRoute({ page }: RouteProps) {
  const { slug } = useParams();
  const isAlive = useHydrated();
  const { value: types, status: typesStatus } = showTypesResource.useResource();
  const listed = types?.filter(isListed) ?? [];
  const first = listed.find((each) => each.type === FIRST_TYPE) ?? listed[0];
  // A new site has no kinds; while they are unknown it is no new site.
  const type = slug ?? first?.type ?? (typesStatus === 'ready' ? undefined : FIRST_TYPE);
  const { value: schedule, status } = useSchedule();
  // The shows come right after hydration: deferred, React renders them in pieces between which the browser handles input.
  const clock = useDeferredValue(useShowClock());
  const showType = types?.find((each) => each.type === type);
  const isUnknown = slug !== undefined && typesStatus === 'ready' && !showType;
  const title = showType?.title ?? page.title;
  const description = showType?.lead || page.description;
  useEffect(() => {
    if (slug === undefined) return;
    const image = showType && { image: showType.cover_clean };
    applyMeta({ title, description, path: showsPath(slug), noindex: isUnknown, ...image });
  }, [slug, title, description, isUnknown, showType]);
  const shows = schedule?.filter(({ show_type }) => show_type.type === type);
  // What is below the stage waits for it, so that nothing moves.
  const isSettled = isAlive && clock !== undefined && (shows !== undefined || status === 'failed');
  return (
    <PageBody>
      <PageHead
        // The stage beside it has the kind as its key.
        key={`head ${slug}`}
        title={isUnknown ? 'There is no such show' : title}
        lead={isUnknown ? 'It may have had another name. These are the shows we make:' : description}
      />
      <Flex justify="space-between" align="center" gap={4} wrap="wrap" marginBottom={{ base: 6, md: 8 }}>
        <TypeLinks types={types ?? []} current={type ?? ''} />
        <Flex gap={3} wrap="wrap">
          {type && !isUnknown && <FollowButton key={type} type={type} />}
          <ButtonLink to={linkTo('schedule')} look="quiet">
            View Schedule
          </ButtonLink>
        </Flex>
      </Flex>
      {/* The footer stays below the window, so that what comes moves nothing in sight. */}
      <Box minHeight={isUnknown ? undefined : '100vh'}>
        {!isUnknown &&
          (shows && clock ? (
            <ShowStage key={type} shows={shows} clock={clock} />
          ) : (
            <StageRoom status={status} />
          ))}
        {!isUnknown && !isSettled && <Box {...waiting} />}
        {/* While a show is on the air they are beside it. */}
        {!isUnknown && isSettled && !shows?.some(isLive) && (
          <Suspense fallback={room(questionsRoom)}>
            <ShowQuestions />
          </Suspense>
        )}
        {showType && isSettled && (
          <Suspense fallback={room()}>
            <PastEpisodes key={showType.id} show={showType} />
          </Suspense>
        )}
      </Box>
    </PageBody>
  );
}
