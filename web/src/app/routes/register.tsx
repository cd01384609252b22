import { chakra } from '../../components/ui.ts';
import { pages } from '../pages.ts';

export default function RegisterRoute() {
  return <chakra.h1 textStyle="title">{pages.register.title}</chakra.h1>;
}
