import { linkTo } from '@boma/domain/site-paths.ts';
import { Face } from '../../../components/picture.tsx';
import { RouterLink } from '../../../components/router-link.tsx';
import { chakra } from '../../../components/ui.ts';
import { rangers } from '../../../config/rangers.ts';

const people = ['firstBiography', 'secondBiography'] as const;

const style = {
  display: 'grid',
  marginTop: 4,
  borderTopWidth: '1px',
  '& a': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: 4,
    alignItems: 'center',
    paddingY: 4,
    borderBottomWidth: '1px',
    '&:hover strong': { color: 'accent' },
  },
  '& strong': {
    display: 'block',
    color: 'ink',
    fontFamily: 'display',
    fontWeight: 560,
    fontSize: '1.2rem',
    lineHeight: 1.3,
  },
  '& span': { color: 'muted' },
} as const;

/** The people with a page of their own. */
export function Rangers() {
  return (
    <chakra.ul css={style}>
      {people.map((name) => (
        <li key={name}>
          <RouterLink to={linkTo(name)}>
            <Face name={rangers[name].portrait.name} />
            <span>
              <strong>{rangers[name].name}</strong>
              {rangers[name].introduction}
            </span>
          </RouterLink>
        </li>
      ))}
    </chakra.ul>
  );
}
