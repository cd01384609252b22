import { linkTo } from '@boma/domain/site-paths.ts';
import { useNavigate } from 'react-router';
import { ButtonLink } from '../../../components/button.ts';
import { PageBody } from '../../../components/page-body.tsx';
import { PageHead } from '../../../components/page-head.tsx';
import { Illustration, painted } from '../../../components/picture.tsx';
import { Prose } from '../../../components/prose.tsx';
import { RouterLink } from '../../../components/router-link.tsx';
import { chakra, Flex } from '../../../components/ui.ts';
import { JoinButton } from '../../../features/course/components/join-button.tsx';
import type { RouteProps } from '../../page.ts';

/** What it is and how to join, beside the picture where there is room for both, and above it on a phone. */
const first = {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 6fr)' },
  columnGap: { md: 8, lg: 14 },
  rowGap: 'head',
  alignItems: 'center',
  '& img': { marginBottom: 0 },
} as const;

const parts = {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 6fr)' },
  columnGap: 14,
  rowGap: 'head',
  marginTop: 'head',
  '& h2': { marginTop: 0 },
} as const;

function HowItWorks() {
  return (
    <Prose>
      <h2>How it works</h2>
      <p>
        How do you tell a worried elephant from an annoyed one? Why do zebras stand head to tail? Who cleans
        up when the lions have left? The junior ranger course tells you, with a film for each module and a
        camera where you can look for yourself.
      </p>
      <ul>
        <li>Watch the film of a module, and read what our rangers have to say about it.</li>
        <li>Answer three questions at its end. Try as often as you like: we keep no score.</li>
        <li>When all are done, print your certificate and write your name on it.</li>
      </ul>
      <p>
        Now and then a ranger gives a module live, in front of a camera. The course then says so by itself.
      </p>
    </Prose>
  );
}

function ForGrownUps() {
  return (
    <Prose>
      <h2>For grown-ups</h2>
      <p>
        The course is free and made for children of 7 to 12. It needs no account. What a child answers stays
        on this device, and the name on the certificate is neither stored nor sent. The modules show no hunts
        and no blood.
      </p>
      <p>
        If you are signed in, joining marks your own account, so that you find the course in the footer on
        every device. It says nothing about your child. More is in the{' '}
        <RouterLink to={linkTo('privacyPolicy')}>Privacy Policy</RouterLink>.
      </p>
    </Prose>
  );
}

/** What the course is, and how to join. */
export default function JuniorRangerRoute({ page }: RouteProps) {
  const navigate = useNavigate();
  return (
    <PageBody>
      <chakra.div css={first}>
        <div>
          <PageHead eyebrow="For ages 7 to 12" title={page.title} lead={page.description} />
          <Flex gap={3} wrap="wrap" align="flex-start">
            <JoinButton onJoined={() => void navigate(linkTo('kidsCourse'))} />
            <ButtonLink to={linkTo('kidsCourse')} look="quiet">
              See the modules
            </ButtonLink>
          </Flex>
        </div>
        <Illustration
          picture={painted('young')}
          alt="Two children in ranger hats sit on a rock at dusk and watch elephants at the water. One of them points."
          sizes="(min-width: 768px) 50vw, 100vw"
        />
      </chakra.div>
      <chakra.div css={parts}>
        <HowItWorks />
        <ForGrownUps />
      </chakra.div>
    </PageBody>
  );
}
