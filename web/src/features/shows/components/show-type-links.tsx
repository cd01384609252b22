import { isListed } from '@boma/domain/shows/show-types.policy.ts';
import { showsPath } from '@boma/domain/site-paths.ts';
import { RouterLink } from '../../../components/router-link.tsx';
import { chakra } from '../../../components/ui.ts';
import { showTypesResource } from '../api/show-types.ts';

/** A link to each listed kind of show. */
export function ShowTypeLinks() {
  const { value = [] } = showTypesResource.useResource();
  return (
    <chakra.ul display="flex" gap={{ base: 4, xl: 6 }}>
      {value.filter(isListed).map(({ type, title }) => (
        <li key={type}>
          <RouterLink to={showsPath(type)} data-written="">
            {title}
          </RouterLink>
        </li>
      ))}
    </chakra.ul>
  );
}
