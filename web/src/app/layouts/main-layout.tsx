import type { ReactNode } from 'react';
import { Box } from '../../components/ui.ts';
import { ContentLandmark } from '../shell/content-landmark.tsx';
import { DeferredShell } from '../shell/deferred-shell.tsx';
import { Header } from '../shell/header.tsx';
import { LeftNavigation } from '../shell/left-navigation.tsx';
import { SiteFooter } from '../shell/site-footer.tsx';
import { SkipLink } from '../shell/skip-link.tsx';
import { useDrawer } from '../shell/use-drawer.ts';

const columns = { display: { lg: 'grid' }, gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'start' };

/** Header, navigation, content, footer. While the drawer covers the page, the page takes no input. */
export function MainLayout({ children }: { readonly children: ReactNode }) {
  const { open, show, hide } = useDrawer();
  return (
    <>
      <div inert={open}>
        <SkipLink />
      </div>
      <Box display="contents" inert={open}>
        <Header menuOpen={open} onMenu={show} />
      </Box>
      <Box css={columns}>
        <LeftNavigation open={open} onClose={hide} />
        <div inert={open}>
          <ContentLandmark>{children}</ContentLandmark>
          <SiteFooter />
          <DeferredShell />
        </div>
      </Box>
    </>
  );
}
