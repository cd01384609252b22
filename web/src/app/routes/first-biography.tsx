import { chakra } from '../../components/ui.ts';
import { pages } from '../pages.ts';

export default function FirstBiographyRoute() {
  return <chakra.h1 textStyle="title">{pages.firstBiography.title}</chakra.h1>;
}
