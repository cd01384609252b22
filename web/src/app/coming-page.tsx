import type { ReactNode } from 'react';
import { ButtonLink } from '../components/button.ts';
import { PageBody } from '../components/page-body.tsx';
import { PageHead } from '../components/page-head.tsx';
import { Prose } from '../components/prose.tsx';
import { Flex } from '../components/ui.ts';
import { pageDescriptions } from './page-descriptions.ts';
import { pages } from './pages.ts';
import { linkTo, type PathName } from './paths.ts';

/** The frame of a page whose content is still being made: what it will hold, and where to go until then. */
export function ComingPage({
  name,
  instead,
  children,
}: {
  readonly name: PathName;
  /** Where to go now, the best place first. */
  readonly instead: readonly { readonly text: string; readonly to: PathName }[];
  readonly children: ReactNode;
}) {
  return (
    <PageBody>
      <PageHead eyebrow="Not open yet" title={pages[name].title} lead={pageDescriptions[name]} />
      <Prose>{children}</Prose>
      <Flex gap={3} wrap="wrap" marginTop={8}>
        {instead.map(({ text, to }, index) => (
          <ButtonLink key={to} to={linkTo(to)} look={index === 0 ? 'solid' : 'quiet'}>
            {text}
          </ButtonLink>
        ))}
      </Flex>
    </PageBody>
  );
}
