import { chakra } from '../../components/ui.ts';
import { pages } from '../pages.ts';

export default function StreamRoute() {
  return <chakra.h1 textStyle="title">{pages.stream.title}</chakra.h1>;
}
