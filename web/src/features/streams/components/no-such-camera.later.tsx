import { sitePaths } from '@boma/domain/site-paths.ts';
import { useEffect } from 'react';
import { ButtonLink } from '../../../components/button.ts';
import { PageBody } from '../../../components/page-body.tsx';
import { chakra } from '../../../components/ui.ts';
import { applyMeta } from '../../../lib/document-meta.ts';

const TITLE = 'Camera not found';
const TEXT =
  'We have no camera with this name. It may have moved to another tree, or the address has a slip in it.';

/** In place of a camera that is not in the catalogue. */
export default function NoSuchCamera({ path }: { readonly path: string }) {
  useEffect(() => applyMeta({ title: TITLE, description: TEXT, path, noindex: true }), [path]);
  return (
    <PageBody width="text">
      <chakra.h1 textStyle="title">{TITLE}</chakra.h1>
      <chakra.p textStyle="lead" color="muted" marginTop={4}>
        {TEXT}
      </chakra.p>
      <ButtonLink to={sitePaths.streams} marginTop={6}>
        See all cameras
      </ButtonLink>
    </PageBody>
  );
}
