import { linkTo } from '@boma/domain/site-paths.ts';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/button.ts';
import { PageBody } from '../../../components/page-body.tsx';
import { PageHead } from '../../../components/page-head.tsx';
import { Illustration } from '../../../components/picture.tsx';
import { Prose } from '../../../components/prose.tsx';
import { Flex } from '../../../components/ui.ts';
import type { Ranger } from '../../../config/rangers.ts';
import type { Page } from '../../page.ts';

/** The page of one of our people. */
export function Biography({
  page,
  ranger: { post, portrait },
  children,
}: {
  readonly page: Page;
  readonly ranger: Ranger;
  readonly children: ReactNode;
}) {
  return (
    <PageBody width="text">
      <PageHead eyebrow={post} title={page.title} lead={page.description} />
      <Illustration {...portrait} />
      <Prose>{children}</Prose>
      <Flex marginTop={10}>
        <ButtonLink to={linkTo('aboutUs')} look="quiet">
          Everyone else at camp
        </ButtonLink>
      </Flex>
    </PageBody>
  );
}
