import { chakra } from '../../components/ui.ts';
import { pages } from '../pages.ts';

export default function TheBomaRoute() {
  return <chakra.h1 textStyle="title">{pages.theBoma.title}</chakra.h1>;
}
