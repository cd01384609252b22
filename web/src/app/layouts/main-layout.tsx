import type { ReactNode } from 'react';
import { SkipLink } from '../../components/skip-link.tsx';
import { Box } from '../../components/ui.ts';
import { ContentLandmark } from '../shell/content-landmark.tsx';
import { DeferredShell } from '../shell/deferred-shell.tsx';
import { Header } from '../shell/header.tsx';
import { LeftNavigation } from '../shell/left-navigation.tsx';
import { SiteFooter } from '../shell/site-footer.tsx';

const columns = { display: { lg: 'grid' }, gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'start' };

/** Header, navigation, content, footer. */
export function MainLayout({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <Header />
      <Box css={columns}>
        <LeftNavigation />
        <div>
          <ContentLandmark>{children}</ContentLandmark>
          <SiteFooter />
          <DeferredShell />
        </div>
      </Box>
      <div id="bottom-slot" />
    </>
  );
}
