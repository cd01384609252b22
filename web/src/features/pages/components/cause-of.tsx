import type { CausePage, Partner } from '@boma/domain/pages/pages.schema.ts';
import type { ReactNode } from 'react';
import { PageHead } from '../../../components/page-head.tsx';
import { PartnerWork } from '../../../components/partner-work.tsx';
import { Illustration } from '../../../components/picture.tsx';
import { Prose } from '../../../components/prose.tsx';
import { brand } from '../../../config/brand.ts';
import { Written } from './written.tsx';

interface CauseOfProps {
  readonly cause: CausePage;
  readonly partners: readonly Partner[];
  /** What follows the text. */
  readonly children?: ReactNode;
}

/** What the page of the cause says. */
export function CauseOf({ cause, partners, children }: CauseOfProps) {
  const { lead, picture, alt, work, helping } = cause;
  return (
    <>
      <PageHead eyebrow="What we stand up for" title={brand.cause} lead={lead} />
      <Illustration picture={picture} alt={alt} />
      <Prose>
        <Written text={work} />
        <h2 id="partners" tabIndex={-1}>
          Our partners
        </h2>
        <PartnerWork partners={partners} />
        <Written text={helping} />
        {children}
      </Prose>
    </>
  );
}
