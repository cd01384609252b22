import { streamsResource } from '../../features/streams/api/streams.ts';
import { Footer } from './footer.tsx';

/** The footer with the cameras there are. */
export function SiteFooter() {
  const { value = [] } = streamsResource.useResource();
  return <Footer cameras={value} />;
}
