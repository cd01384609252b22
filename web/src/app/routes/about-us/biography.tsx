import type { Ranger } from '@boma/domain/pages/pages.schema.ts';
import { linkTo } from '@boma/domain/site-paths.ts';
import { useEffect } from 'react';
import { ButtonLink } from '../../../components/button.ts';
import { PageBody } from '../../../components/page-body.tsx';
import { Flex } from '../../../components/ui.ts';
import { BiographyOf } from '../../../features/pages/components/biography-of.tsx';
import { defaultRangers } from '../../../features/pages/default-rangers.ts';
import { RANGER_NAMES, type RangerName } from '../../../features/pages/pages-now.ts';
import { applyMeta } from '../../../lib/document-meta.ts';
import { useEditedPages } from '../../../lib/edited-pages.ts';

function Life({ of, ranger }: { readonly of: RangerName; readonly ranger: Ranger }) {
  const { name: title, introduction: description } = ranger;
  // The table of pages has the name that the site comes with.
  useEffect(() => applyMeta({ title, description, path: linkTo(of) }), [of, title, description]);
  return (
    <PageBody width="text">
      <BiographyOf ranger={ranger} />
      <Flex marginTop={10}>
        <ButtonLink to={linkTo('aboutUs')} look="quiet">
          About Us
        </ButtonLink>
      </Flex>
    </PageBody>
  );
}

/** The page of one of our people. */
export function Biography({ of }: { readonly of: RangerName }) {
  const { rangers: { rangers } = defaultRangers } = useEditedPages();
  const ranger = rangers[RANGER_NAMES.indexOf(of)];
  return ranger && <Life of={of} ranger={ranger} />;
}
