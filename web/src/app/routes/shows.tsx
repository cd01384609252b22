import { chakra } from '../../components/ui.ts';
import { pages } from '../pages.ts';

export default function ShowsRoute() {
  return <chakra.h1 textStyle="title">{pages.shows.title}</chakra.h1>;
}
