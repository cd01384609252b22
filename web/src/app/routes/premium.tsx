import { planPrice } from '@boma/domain/membership/plan.ts';
import { ButtonLink } from '../../components/button.ts';
import { CheckIcon } from '../../components/icons.tsx';
import { PageBody } from '../../components/page-body.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { Prose } from '../../components/prose.tsx';
import { chakra, Flex } from '../../components/ui.ts';
import { linkTo } from '../paths.ts';

const benefits = [
  [
    'Cameras of your own',
    'The Hyena Den and Heron Island are for members: places that bear only a few eyes.',
  ],
  ['Nothing in between', 'No adverts for members, on any page.'],
  ['The light stays on', 'Batteries, cables, climbing. Your part of it is what keeps the free cameras free.'],
] as const;

const benefitList = {
  display: 'grid',
  gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' },
  gap: { base: 6, md: 8 },
  '& li': { borderTopWidth: '1px', paddingTop: 4 },
  '& h2': { textStyle: 'section', marginTop: 3 },
  '& p': { color: 'muted', marginTop: 2 },
  '& svg': { color: 'good' },
} as const;

function Pricing() {
  return (
    <chakra.section
      id="pricing"
      aria-labelledby="pricing-title"
      marginTop={{ base: 12, md: 16 }}
      padding={{ base: 6, md: 10 }}
      background="surface"
      borderWidth="1px"
      borderRadius="lg"
      scrollMarginTop="5rem"
    >
      <chakra.h2 id="pricing-title" textStyle="label" color="muted">
        Plans & Pricing
      </chakra.h2>
      <chakra.p textStyle="title" marginTop={3} marginBottom={4} fontVariantNumeric="tabular-nums">
        {planPrice()}
      </chakra.p>
      <Prose>
        <p>
          One plan, everything in it. It runs from month to month and ends when you say so. Within 14 days of
          your first purchase you can have your money back.
        </p>
        <p>Memberships are not on sale on this site yet, so there is nothing to pay here today.</p>
      </Prose>
      <Flex gap={3} wrap="wrap" marginTop={6}>
        <ButtonLink to={linkTo('streams')}>Watch the free cameras</ButtonLink>
        <ButtonLink to={linkTo('subscribe')} look="quiet">
          How subscribing will work
        </ButtonLink>
      </Flex>
    </chakra.section>
  );
}

export default function PremiumRoute() {
  return (
    <PageBody>
      <PageHead
        title="Premium"
        lead="The bush is free to look at. Premium is for those who want to come a little closer, and who want it to stay on."
      />
      <chakra.ul css={benefitList}>
        {benefits.map(([title, text]) => (
          <li key={title}>
            <CheckIcon />
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </chakra.ul>
      <Pricing />
    </PageBody>
  );
}
