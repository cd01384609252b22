import { chakra } from '../../components/ui.ts';
import { pages } from '../pages.ts';

export default function ContactUsRoute() {
  return <chakra.h1 textStyle="title">{pages.contactUs.title}</chakra.h1>;
}
