import { FailsAlone } from '../../components/fails-alone.tsx';
import { chakra } from '../../components/ui.ts';
import { streamsResource } from '../../features/streams/api/streams.ts';
import { Footer } from './footer.tsx';

function FullFooter() {
  const { value = [] } = streamsResource.useResource();
  return <Footer cameras={value} />;
}

const words = (
  <chakra.p textAlign="center" textStyle="small" color="muted" padding={6}>
    The foot of this page is missing. Reload the page to bring it back.
  </chakra.p>
);

/** The footer with the cameras there are. */
export function SiteFooter() {
  return (
    <FailsAlone part="footer" fallback={words}>
      <FullFooter />
    </FailsAlone>
  );
}
