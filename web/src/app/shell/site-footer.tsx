import { snapshot } from '../../lib/snapshot.ts';
import { Footer } from './footer.tsx';

/** The footer with the cameras there are. */
export function SiteFooter() {
  return <Footer cameras={snapshot().streams} />;
}
