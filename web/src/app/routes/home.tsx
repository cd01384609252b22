import { chakra } from '../../components/ui.ts';
import { pages } from '../pages.ts';

export default function HomeRoute() {
  return <chakra.h1 textStyle="title">{pages.home.title}</chakra.h1>;
}
