import { chakra } from '../../components/ui.ts';
import { pages } from '../pages.ts';

export default function LodgeHighlightsRoute() {
  return <chakra.h1 textStyle="title">{pages.lodgeHighlights.title}</chakra.h1>;
}
