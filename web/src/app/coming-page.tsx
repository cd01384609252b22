import { linkTo, type SitePathName } from '@boma/domain/site-paths.ts';
import type { ReactNode } from 'react';
import { ButtonLink } from '../components/button.ts';
import { PageBody } from '../components/page-body.tsx';
import { PageHead } from '../components/page-head.tsx';
import { Prose } from '../components/prose.tsx';
import { Flex } from '../components/ui.ts';
import type { Page } from './page.ts';

interface Coming {
  /** Where to go now, the best place first. */
  readonly instead: readonly { readonly text: string; readonly to: SitePathName }[];
  readonly children: ReactNode;
}

/** What stands where something is still being made: what it will be, and where to go until then. */
export function ComingPart({
  title,
  lead,
  instead,
  children,
}: Coming & { readonly title: string; readonly lead: string }) {
  return (
    <>
      <PageHead eyebrow="Not open yet" title={title} lead={lead} />
      <Prose>{children}</Prose>
      <Flex gap={3} wrap="wrap" marginTop={8}>
        {instead.map(({ text, to }, index) => (
          <ButtonLink key={to} to={linkTo(to)} look={index === 0 ? 'solid' : 'quiet'}>
            {text}
          </ButtonLink>
        ))}
      </Flex>
    </>
  );
}

/** A page whose content is still being made. */
export function ComingPage({ page, ...coming }: Coming & { readonly page: Page }) {
  return (
    <PageBody>
      <ComingPart title={page.title} lead={page.description} {...coming} />
    </PageBody>
  );
}
