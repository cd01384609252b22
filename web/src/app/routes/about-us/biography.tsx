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

interface LifeProps {
  readonly of: RangerName;
  readonly ranger: Ranger;
  readonly others: readonly (readonly [RangerName, Ranger])[];
}

function Life({ of, ranger, others }: LifeProps) {
  const { name: title, introduction: description } = ranger;
  // The table of pages has the name that the site comes with.
  useEffect(() => applyMeta({ title, description, path: linkTo(of) }), [of, title, description]);
  return (
    <PageBody width="text">
      <BiographyOf ranger={ranger} />
      <Flex gap={3} wrap="wrap" marginTop={10}>
        {others.map(([page, { name }]) => (
          <ButtonLink key={page} to={linkTo(page)} look="quiet" data-written="">
            {name}
          </ButtonLink>
        ))}
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
  const all = RANGER_NAMES.flatMap((page, at) => (rangers[at] ? [[page, rangers[at]] as const] : []));
  const ranger = all.find(([page]) => page === of)?.[1];
  return ranger && <Life of={of} ranger={ranger} others={all.filter(([page]) => page !== of)} />;
}
