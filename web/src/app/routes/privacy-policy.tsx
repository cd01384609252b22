import { chakra } from '../../components/ui.ts';
import { pages } from '../pages.ts';

export default function PrivacyPolicyRoute() {
  return <chakra.h1 textStyle="title">{pages.privacyPolicy.title}</chakra.h1>;
}
