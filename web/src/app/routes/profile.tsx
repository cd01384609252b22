import { chakra } from '../../components/ui.ts';
import { pages } from '../pages.ts';

export default function ProfileRoute() {
  return <chakra.h1 textStyle="title">{pages.profile.title}</chakra.h1>;
}
