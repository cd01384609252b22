import { linkTo, type SitePathName } from '@boma/domain/site-paths.ts';
import type { ReactNode } from 'react';
import { ButtonLink } from '../components/button.ts';
import { PageBody } from '../components/page-body.tsx';
import { PageHead } from '../components/page-head.tsx';
import { Prose } from '../components/prose.tsx';
import { Flex } from '../components/ui.ts';
import { pageDescriptions } from './page-descriptions.ts';
import { pages } from './pages.ts';

/** The page of one of our people. */
export function Biography({
  name,
  post,
  children,
}: {
  readonly name: SitePathName;
  /** What they do with us. */
  readonly post: string;
  readonly children: ReactNode;
}) {
  return (
    <PageBody width="text">
      <PageHead eyebrow={post} title={pages[name].title} lead={pageDescriptions[name]} />
      <Prose>{children}</Prose>
      <Flex marginTop={10}>
        <ButtonLink to={linkTo('aboutUs')} look="quiet">
          Everybody else at camp
        </ButtonLink>
      </Flex>
    </PageBody>
  );
}
