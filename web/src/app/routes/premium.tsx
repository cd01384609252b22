import {
  GUARANTEE_WORDS,
  membershipPlan,
  PAID_UNTIL_WORDS,
  planPrice,
  REFUND_DAYS,
} from '@boma/domain/membership/plan.ts';
import { CATEGORY_LIMIT } from '@boma/domain/notifications/notifications.constants.ts';
import { linkTo } from '@boma/domain/site-paths.ts';
import { ButtonLink } from '../../components/button.ts';
import { FilmIcon, Icon, LeafIcon, LiveIcon } from '../../components/icons.tsx';
import { CheckIcon, PlayIcon } from '../../components/more-icons.tsx';
import { PageBody } from '../../components/page-body.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { Prose } from '../../components/prose.tsx';
import { chakra, Flex } from '../../components/ui.ts';
import { nonSubscribersOnly, subscribersOnly } from '../../components/user-visibility.ts';
import { CHANGES_TAKE } from '../../features/membership/changes-take.ts';
import { RequestedNotice } from '../../features/membership/components/requested-notice.tsx';
import { SubscriptionButton } from '../../features/membership/components/subscription-button.tsx';
import { streamsResource } from '../../features/streams/api/streams.ts';
import { useLater } from '../../lib/use-later.ts';
import { overPicture } from '../../theme/over-picture.ts';
import { Comparison } from './premium/comparison.tsx';
import { MembersCameras } from './premium/members-cameras.tsx';

const loadFilm = () => import('../../features/player/films/teaser-film.tsx');

const frame = {
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '16 / 9',
  borderRadius: 'lg',
  background: 'raised',
  '& > img': { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' },
} as const;

const caption = {
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  padding: { base: 4, md: 5 },
  paddingTop: 14,
  textStyle: 'small',
  color: overPicture.ink,
  background: `linear-gradient(transparent, ${overPicture.shade(80)})`,
  pointerEvents: 'none',
} as const;

/** A look into the den before paying: a clip that everyone may see, not the camera. */
function DenTeaser() {
  const film = useLater(loadFilm);
  return (
    <chakra.figure css={frame}>
      <img src="/teasers/den.jpg" alt="" width={960} height={540} fetchPriority="high" />
      {film && <film.TeaserFilm src="/teasers/den.mp4" />}
      <chakra.figcaption css={caption}>
        A few seconds from the Hyena Den. Members see it live.
      </chakra.figcaption>
    </chakra.figure>
  );
}

const benefits = [
  [
    <LiveIcon key="cameras" />,
    'Cameras only members see',
    'Hyena Den and Heron Island look into places where shy animals raise their young.',
  ],
  [
    <FilmIcon key="films" />,
    'Films only members see',
    'The picks of the rangers, insights from behind the cameras, and the rare visitors.',
  ],
  [
    <Icon key="alerts">
      <path d="M6 16.5v-5a6 6 0 0 1 12 0v5l1.5 2h-15zM10 21h4" />
    </Icon>,
    'Alerts for every animal',
    `Free viewers follow ${CATEGORY_LIMIT} kinds of alert. Members follow them all, the rare animals too.`,
  ],
  [
    <PlayIcon key="moments" />,
    'Moments to keep',
    'Missed the record button? Keep the last minute of any camera as a film, and share it.',
  ],
  [<CheckIcon key="adverts" />, 'No adverts', 'Members see no advert on any page.'],
  [
    <LeafIcon key="cause" />,
    'You keep the cameras running',
    'Batteries, cables and climbing cost money. Memberships pay for them, and keep the other cameras free.',
  ],
] as const;

const benefitList = {
  display: 'grid',
  gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
  gap: { base: 6, md: 8 },
  marginBottom: { base: 10, md: 12 },
  '& li': { borderTopWidth: '1px', paddingTop: 4 },
  '& h2': { textStyle: 'section', marginTop: 3 },
  '& p': { color: 'muted', marginTop: 2 },
  '& svg': { color: 'accent' },
} as const;

const block = {
  marginTop: { base: 12, md: 16 },
  padding: { base: 6, md: 10 },
  background: 'surface',
  borderWidth: '1px',
  borderRadius: 'lg',
  scrollMarginTop: '5rem',
  // Links to the plans move the focus here, and the border shows it.
  '&:focus-visible': { outline: 'none', borderColor: 'accent', borderRadius: 'lg' },
} as const;

function Pricing() {
  return (
    <chakra.section id="pricing" tabIndex={-1} aria-labelledby="pricing-title" css={block}>
      <chakra.h2 id="pricing-title" textStyle="label" color="muted">
        Plans & Pricing
      </chakra.h2>
      <chakra.p textStyle="title" marginTop={3} marginBottom={4} fontVariantNumeric="tabular-nums">
        {planPrice()}
      </chakra.p>
      <chakra.p textStyle="lead" color="good" marginBottom={4} css={subscribersOnly}>
        You are a member. Thank you: this is what keeps the cameras up.
      </chakra.p>
      <Prose>
        <p>
          One plan, everything in it. It renews every {membershipPlan.interval}. Cancel at any time in your
          profile; you stay a member {PAID_UNTIL_WORDS}.
        </p>
        <p>
          {REFUND_DAYS}-day 100% money-back guarantee: within {REFUND_DAYS} days you can have all of your
          money back, without giving a reason. It holds for the first purchase only.
        </p>
        <RequestedNotice />
      </Prose>
      <Flex gap={3} wrap="wrap" marginTop={6}>
        <SubscriptionButton />
        <ButtonLink to={linkTo('streams')} look="quiet">
          <span>
            Watch the <chakra.span css={nonSubscribersOnly}>free </chakra.span>cameras
          </span>
        </ButtonLink>
      </Flex>
      <chakra.p textStyle="small" color="muted" marginTop={4}>
        {CHANGES_TAKE}
      </chakra.p>
    </chakra.section>
  );
}

const opening = {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 6fr)' },
  gap: { base: 8, lg: 12 },
  alignItems: 'center',
  marginBottom: { base: 12, md: 16 },
} as const;

/** What it is, what it costs, and a look at what it opens. */
function Opening() {
  return (
    <chakra.div css={opening}>
      <div>
        <PageHead
          title="Premium"
          lead="Two more cameras, films and alerts without limits, moments to keep, and no adverts. Your membership keeps the other cameras free."
        />
        <Flex gap={4} align="center" wrap="wrap">
          <SubscriptionButton />
          <chakra.p css={nonSubscribersOnly} fontWeight={600} fontVariantNumeric="tabular-nums">
            {planPrice()}
            <chakra.span display="block" textStyle="small" fontWeight={400} color="muted">
              {GUARANTEE_WORDS}
            </chakra.span>
          </chakra.p>
        </Flex>
      </div>
      <DenTeaser />
    </chakra.div>
  );
}

export default function PremiumRoute() {
  const { value: streams = [] } = streamsResource.useResource();
  return (
    <PageBody>
      <Opening />
      <chakra.ul css={benefitList}>
        {benefits.map(([icon, title, text]) => (
          <li key={title}>
            {icon}
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </chakra.ul>
      <MembersCameras streams={streams} />
      <Comparison streams={streams} />
      <Pricing />
    </PageBody>
  );
}
