import { chakra } from '../../components/ui.ts';
import { pages } from '../pages.ts';

export default function TestRoute() {
  return <chakra.h1 textStyle="title">{pages.test.title}</chakra.h1>;
}
