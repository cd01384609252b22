import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router';

/** A link inside the site that takes style props. */
export const RouterLink = chakra(Link);
