import { chakra } from '../../components/ui.ts';
import { pages } from '../pages.ts';

export default function PremiumRoute() {
  return <chakra.h1 textStyle="title">{pages.premium.title}</chakra.h1>;
}
