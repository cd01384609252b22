import { chakra } from '../../components/ui.ts';
import { pages } from '../pages.ts';

export default function StreamsRoute() {
  return <chakra.h1 textStyle="title">{pages.streams.title}</chakra.h1>;
}
