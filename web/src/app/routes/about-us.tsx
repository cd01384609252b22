import { chakra } from '../../components/ui.ts';
import { pages } from '../pages.ts';

export default function AboutUsRoute() {
  return <chakra.h1 textStyle="title">{pages.aboutUs.title}</chakra.h1>;
}
