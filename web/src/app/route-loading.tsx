import { Box } from '../components/ui.ts';
import { waiting } from '../components/waiting.ts';

interface RouteLoadingProps {
  /** The page is a form in the middle of the window (`layouts/account-page.tsx`), and no list. */
  readonly isForm?: boolean;
  /** The page is home, which begins with a picture. */
  readonly leads?: boolean;
}

/** Holds the place of a page whose code is on its way: `renderer/waiting-shapes.ts` draws it. */
export function RouteLoading({ isForm = false, leads = false }: RouteLoadingProps) {
  return (
    <Box
      {...waiting}
      data-form={isForm ? '' : undefined}
      data-leads={leads ? '' : undefined}
      minHeight="100vh"
      aria-busy="true"
    />
  );
}
