import { chakra } from '../../components/ui.ts';
import { pages } from '../pages.ts';

export default function PlayerRoute() {
  return <chakra.h1 textStyle="title">{pages.player.title}</chakra.h1>;
}
