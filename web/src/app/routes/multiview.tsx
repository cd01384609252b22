import { chakra } from '../../components/ui.ts';
import { pages } from '../pages.ts';

export default function MultiviewRoute() {
  return <chakra.h1 textStyle="title">{pages.multiview.title}</chakra.h1>;
}
