import { type ReactNode, Suspense } from 'react';
import { FailsAlone } from '../../components/fails-alone.tsx';
import { lateOrnament } from '../../components/late-part.tsx';
import { SkipLink } from '../../components/skip-link.tsx';
import { Box, chakra } from '../../components/ui.ts';
import { streamsResource } from '../../features/streams/api/streams.ts';
import { useGoneNote } from '../gone-note.ts';
import { ContentLandmark } from '../shell/content-landmark.tsx';
import { DeferredShell } from '../shell/deferred-shell.tsx';
import { Footer } from '../shell/footer.tsx';
import { Header } from '../shell/header.tsx';
import { LeftNavigation } from '../shell/left-navigation.tsx';

function FullFooter() {
  const { value = [] } = streamsResource.useResource();
  return <Footer cameras={value} />;
}

const footerMissing = (
  <chakra.p textAlign="center" textStyle="small" color="muted" padding={6}>
    The foot of this page is missing. Reload the page to bring it back.
  </chakra.p>
);

/** The footer with the cameras there are. */
function SiteFooter() {
  return (
    <FailsAlone part="footer" fallback={footerMissing}>
      <FullFooter />
    </FailsAlone>
  );
}

/**
 * The document carries its links, so a tap leads on before the page is alive. React leaves them as they are until the code
 * has come, which no page waits for.
 */
const BottomBar = lateOrnament(() => import('../shell/bottom-bar.later.tsx'));

const columns = { display: { lg: 'grid' }, gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'start' };

/** Header, navigation, content, footer, and on phones the bar below them. */
export function MainLayout({ children }: { readonly children: ReactNode }) {
  const goneNote = useGoneNote();
  return (
    <>
      <SkipLink />
      <Header />
      <Box css={columns}>
        <LeftNavigation />
        <div>
          <ContentLandmark>
            {goneNote}
            {children}
          </ContentLandmark>
          <SiteFooter />
          <DeferredShell />
        </div>
      </Box>
      <Suspense>
        <BottomBar />
      </Suspense>
    </>
  );
}
