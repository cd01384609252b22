import { chakra } from '../../components/ui.ts';
import { pages } from '../pages.ts';

export default function JuniorRangerRoute() {
  return <chakra.h1 textStyle="title">{pages.juniorRanger.title}</chakra.h1>;
}
