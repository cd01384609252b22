import { linkTo } from '@boma/domain/site-paths.ts';
import { ButtonLink } from '../../components/button.ts';
import { PageBody } from '../../components/page-body.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { usePartners } from '../../components/partner-logos.tsx';
import { PartnerWork } from '../../components/partner-work.tsx';
import { Illustration } from '../../components/picture.tsx';
import { Prose } from '../../components/prose.tsx';
import { Flex } from '../../components/ui.ts';
import { brand } from '../../config/brand.ts';

function Work() {
  return (
    <>
      <p>
        A pangolin walks on its hind legs, carries its child on its tail and eats some seventy million ants
        and termites a year. When a lion finds it, it rolls up, and the lion gives up. When a poacher finds
        it, it rolls up too, and is carried away like a stone. No other wild mammal is smuggled as often.
      </p>
      <h2>What we do</h2>
      <ul>
        <li>We keep night cameras at burrows whose place we never publish, and rangers who look at them.</li>
        <li>We lend our climbing gear, our radio masts and our nights to those who walk the fences.</li>
        <li>We nurse what is brought to us: a rescued pangolin has to be walked to its ants every night.</li>
      </ul>
      <h2>What you will not see here</h2>
      <p>
        There is no pangolin camera on this site, and there will be none. We do not name where pangolins and
        rhinos live, not on the cameras, not in the shows, and we ask you not to guess aloud either.
      </p>
    </>
  );
}

function Partners() {
  return (
    <>
      <h2 id="partners" tabIndex={-1}>
        Our partners
      </h2>
      <PartnerWork partners={usePartners()} />
    </>
  );
}

export default function CauseRoute() {
  return (
    <PageBody width="text">
      <PageHead
        eyebrow="What we stand up for"
        title={brand.cause}
        lead="An animal that rolls up when it is afraid needs others to stand up for it."
      />
      <Illustration
        name="pangolin"
        alt="A pangolin in moonlight: it walks on its hind legs through short grass, its scales overlapping like roof tiles."
      />
      <Prose>
        <Work />
        <Partners />
        <h2>How watching helps</h2>
        <p>
          More eyes make a quieter bush. A vehicle where none should be, a torch at the wrong hour, a snare at
          the edge of the picture: if you see something, write to us at once and do not post it. A ranger
          reads our mail at every hour of the day.
        </p>
        <Flex gap={3} wrap="wrap" paddingTop={4}>
          <ButtonLink className="button" to={linkTo('contactUs')}>
            Tell a ranger
          </ButtonLink>
          <ButtonLink className="button" to={linkTo('streams')} look="quiet">
            Watch the live cameras
          </ButtonLink>
        </Flex>
      </Prose>
    </PageBody>
  );
}
