import type { Ranger } from '@boma/domain/pages/pages.schema.ts';
import { PageHead } from '../../../components/page-head.tsx';
import { Illustration } from '../../../components/picture.tsx';
import { Prose } from '../../../components/prose.tsx';
import { Written } from './written.tsx';

/** What the page of one of our people tells. */
export function BiographyOf({ ranger }: { readonly ranger: Ranger }) {
  const { name, post, introduction, portrait, alt, life } = ranger;
  return (
    <>
      <PageHead eyebrow={post} title={name} lead={introduction} />
      <Illustration picture={portrait} alt={alt} isPortrait />
      <Prose>
        <Written text={life} />
      </Prose>
    </>
  );
}
