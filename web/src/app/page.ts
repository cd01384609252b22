import type { ComponentType } from 'react';

export type Layout = 'main' | 'bare' | 'auth' | 'staff';

/** Who may open a page: every signed-in user, members, or staff. What staff may do there, the server decides. */
export type Permission = 'user' | 'subscriber' | 'staff';

export interface RouteProps {
  readonly page: Page;
}

/** Everything the site knows about one of its pages. */
export interface Page {
  /** The router's pattern, from the table in `domain/src/site-paths.ts`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly layout: Layout;
  /** Absent: open to everyone. */
  readonly permission?: Permission;
  /** Keeps the page out of search engines. For personal and staff pages, forms, and pages that are not open yet. */
  readonly noindex?: true;
  /**
   * True if everybody gets the same page, which the build renders, or the server where staff write its text. False for pages
   * with a permission or a required parameter.
   */
  readonly prerendered: boolean;
  /** Fetches the page's code. */
  readonly load: () => Promise<{ readonly default: ComponentType<RouteProps> }>;
}
