import { type ReactNode, useContext } from 'react';
import { FailsAlone } from '../../components/fails-alone.tsx';
import { SkipLink } from '../../components/skip-link.tsx';
import { Box, chakra } from '../../components/ui.ts';
import { streamsResource } from '../../features/streams/api/streams.ts';
import { useGoneNote } from '../gone-note.ts';
import { ContentLandmark } from '../shell/content-landmark.tsx';
import { DeferredShell } from '../shell/deferred-shell.tsx';
import { DocumentBar } from '../shell/document-bar.ts';
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

/** Whatever the document has here stays when the page comes to life, until the bar takes its place. */
const asItCame = { dangerouslySetInnerHTML: { __html: '' } };

const columns = { display: { lg: 'grid' }, gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'start' };

/** Header, navigation, content, footer, and on phones the bar below them. */
export function MainLayout({ children }: { readonly children: ReactNode }) {
  const goneNote = useGoneNote();
  const bar = useContext(DocumentBar);
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
      <div id="bottom-slot" {...(bar ? { children: bar } : asItCame)} />
    </>
  );
}
