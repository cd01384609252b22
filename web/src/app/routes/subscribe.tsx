import { chakra } from '../../components/ui.ts';
import { pages } from '../pages.ts';

export default function SubscribeRoute() {
  return <chakra.h1 textStyle="title">{pages.subscribe.title}</chakra.h1>;
}
