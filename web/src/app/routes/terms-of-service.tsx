import { chakra } from '../../components/ui.ts';
import { pages } from '../pages.ts';

export default function TermsOfServiceRoute() {
  return <chakra.h1 textStyle="title">{pages.termsOfService.title}</chakra.h1>;
}
