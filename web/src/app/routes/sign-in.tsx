import { chakra } from '../../components/ui.ts';
import { pages } from '../pages.ts';

export default function SignInRoute() {
  return <chakra.h1 textStyle="title">{pages.signIn.title}</chakra.h1>;
}
