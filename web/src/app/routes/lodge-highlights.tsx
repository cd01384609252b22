import { streamPath } from '@boma/domain/site-paths.ts';
import { PageBody } from '../../components/page-body.tsx';
import { Prose } from '../../components/prose.tsx';
import { RouterLink } from '../../components/router-link.tsx';
import { chakra } from '../../components/ui.ts';
import { lodgeStreamsResource } from '../../features/lodges/api/lodge.ts';
import { useLodgeHost } from '../../features/lodges/lodge-host.ts';
import { ComingPage } from '../coming-page.tsx';
import type { RouteProps } from '../page.ts';

/** The cameras of the lodge whose host name this is, and nothing on the site's own. */
function LodgeCameras() {
  const { value = [] } = lodgeStreamsResource.useResource();
  if (value.length === 0) return null;
  return (
    <PageBody>
      <Prose>
        <h2>The cameras of this lodge</h2>
        <chakra.ul>
          {value.map(({ slug, name }) => (
            <li key={slug}>
              <RouterLink to={streamPath(slug)}>{name}</RouterLink>
            </li>
          ))}
        </chakra.ul>
      </Prose>
    </PageBody>
  );
}

export default function LodgeHighlightsRoute({ page }: RouteProps) {
  const onLodgeHost = useLodgeHost();
  return (
    <>
      <ComingPage page={page} instead={[{ text: 'Watch the live cameras', to: 'streams' }]}>
        <p>
          Many of our cameras hang at lodges whose guests and guides see more in a week than most of us in a
          lifetime. Their best moments will be collected on this page.
        </p>
        <p>No lodge has sent us its first film yet.</p>
      </ComingPage>
      {onLodgeHost && <LodgeCameras />}
    </>
  );
}
