import { chakra } from '../../components/ui.ts';
import { pages } from '../pages.ts';

export default function ControllerRoute() {
  return <chakra.h1 textStyle="title">{pages.controller.title}</chakra.h1>;
}
