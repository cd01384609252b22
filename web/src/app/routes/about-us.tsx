import { linkTo } from '@boma/domain/site-paths.ts';
import { ButtonLink } from '../../components/button.ts';
import { Film } from '../../components/film.tsx';
import { PageBody } from '../../components/page-body.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { PartnerLogos } from '../../components/partner-logos.tsx';
import { Face, Illustration } from '../../components/picture.tsx';
import { Prose } from '../../components/prose.tsx';
import { RouterLink } from '../../components/router-link.tsx';
import { chakra, Flex } from '../../components/ui.ts';
import { guestsOnly, nonSubscribersOnly } from '../../components/user-visibility.ts';
import { brand } from '../../config/brand.ts';
import { rangers } from '../../config/rangers.ts';

const people = ['firstBiography', 'secondBiography'] as const;

const style = {
  display: 'grid',
  marginTop: 4,
  borderTopWidth: '1px',
  '& a': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: 4,
    alignItems: 'center',
    paddingY: 4,
    borderBottomWidth: '1px',
    '&:hover strong': { color: 'accent' },
  },
  '& strong': {
    display: 'block',
    color: 'ink',
    fontFamily: 'display',
    fontWeight: 560,
    fontSize: '1.2rem',
    lineHeight: 1.3,
  },
  '& span': { color: 'muted' },
} as const;

/** The people with a page of their own. */
function Rangers() {
  return (
    <chakra.ul css={style}>
      {people.map((name) => (
        <li key={name}>
          <RouterLink to={linkTo(name)}>
            <Face name={rangers[name].portrait.name} />
            <span>
              <strong>{rangers[name].name}</strong>
              {rangers[name].introduction}
            </span>
          </RouterLink>
        </li>
      ))}
    </chakra.ul>
  );
}

/** A row of logos is no running text. */
const logos = {
  marginTop: 4,
  '&& a': { color: 'muted', textDecoration: 'none', _hover: { color: 'accent' } },
  '&& ul': { listStyle: 'none', paddingLeft: 0, display: 'flex', columnGap: 8 },
} as const;

function Story() {
  return (
    <>
      <p>
        It began with one camera, one car battery and one leaking pan in the dry winter of {brand.founded}.
        Two rangers wanted to know who came to drink while they slept. In the first night it was a porcupine,
        eleven impalas and, at ten past four, a leopard that looked straight into the lens and was not
        impressed.
      </p>
      <p>
        They showed the pictures to friends, the friends stayed up as well, and by spring there were people in
        Oslo and Osaka who set an alarm for the leopard. {brand.name} is what grew out of that: live cameras
        at waterholes, dens and rivers, looked after by people who live beside them.
      </p>
      <p>
        Nothing you see here is staged. We do not feed, we do not call and we do not light up the night: after
        dark the cameras see by infrared, which the animals do not. Some nights nothing happens for hours.
        Then you hear something drink.
      </p>
    </>
  );
}

/** What we do, for whom, and with whom: each part leads on. */
function Parts() {
  return (
    <Prose>
      <section aria-labelledby="about-subscribing">
        <h2 id="about-subscribing">What Premium is for</h2>
        <p>
          Lenses get licked, cables get chewed and batteries get old. The members of Premium pay for the
          climbing, the solder and the satellite link, and watch a few cameras that are theirs alone.
        </p>
        <Flex css={nonSubscribersOnly} marginTop={4}>
          <ButtonLink className="button" to={linkTo('subscribe')}>
            Subscribe
          </ButtonLink>
        </Flex>
      </section>
      <section aria-labelledby="about-community">
        <h2 id="about-community">Free to watch, free to talk</h2>
        <p>
          Most of the cameras are open to everyone, without an account and without a wall. A free account is
          all it takes to sit down at the fire, ask the rangers, and be told when something happens.
        </p>
        <Flex css={guestsOnly} marginTop={4}>
          <ButtonLink className="button" to={linkTo('register')} look="quiet">
            Register for Free
          </ButtonLink>
        </Flex>
      </section>
      <section aria-labelledby="about-cause">
        <h2 id="about-cause">{brand.cause}</h2>
        <p>
          Pangolins are shy, slow and worth a great deal to the wrong people. A part of what we do is for
          them.
        </p>
        <Flex marginTop={4}>
          <ButtonLink className="button" to={linkTo('cause')} look="quiet">
            More Details
          </ButtonLink>
        </Flex>
      </section>
      <section aria-labelledby="about-partners">
        <h2 id="about-partners">Our partners</h2>
        <p>
          A vet, a pilot, people who grind glass and people who teach. Without them we would be two rangers
          and a car battery still.
        </p>
        <chakra.div css={logos}>
          <PartnerLogos />
        </chakra.div>
        <p>
          <RouterLink to={linkTo('cause')}>Read More about what we do together</RouterLink>
        </p>
      </section>
    </Prose>
  );
}

export default function AboutUsRoute() {
  return (
    <PageBody width="text">
      <PageHead
        eyebrow={`Since ${brand.founded}`}
        title="About Us"
        lead="Who we are, and why we hang cameras in trees."
      />
      <Illustration
        name="camp"
        alt="The camp at dusk: two tents with lamps inside, two people at a fire under an umbrella thorn, and the mast of a camera."
      />
      <Prose>
        <Story />
        <h2>One waterhole, from dawn to night</h2>
      </Prose>
      <chakra.div marginTop={4}>
        <Film
          src="/films/about.mp4"
          poster="/films/about.jpg"
          label="Naledi Dam before sunrise, at noon and at night. You hear water, a fish eagle and a hippo."
        />
      </chakra.div>
      <Prose>
        <h2>The people behind the cameras</h2>
      </Prose>
      <Rangers />
      <Parts />
    </PageBody>
  );
}
