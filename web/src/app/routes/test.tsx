import { chakra } from '../../components/ui.ts';

/** A page that never changes, for uptime monitors. */
export default function TestRoute() {
  return <chakra.h1 textStyle="title">TEST</chakra.h1>;
}
