import { chakra } from '../../components/ui.ts';
import { pages } from '../pages.ts';

export default function CauseRoute() {
  return <chakra.h1 textStyle="title">{pages.cause.title}</chakra.h1>;
}
