import { chakra } from '../../components/ui.ts';
import { pages } from '../pages.ts';

export default function SecondBiographyRoute() {
  return <chakra.h1 textStyle="title">{pages.secondBiography.title}</chakra.h1>;
}
