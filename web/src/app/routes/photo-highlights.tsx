import { chakra } from '../../components/ui.ts';
import { pages } from '../pages.ts';

export default function PhotoHighlightsRoute() {
  return <chakra.h1 textStyle="title">{pages.photoHighlights.title}</chakra.h1>;
}
