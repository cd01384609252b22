import { chakra } from '../../components/ui.ts';
import { pages } from '../pages.ts';

export default function VideoHighlightsRoute() {
  return <chakra.h1 textStyle="title">{pages.videoHighlights.title}</chakra.h1>;
}
