import { chakra } from '../../components/ui.ts';

/** A page that stays exactly this: something to point a monitor at. */
export default function TestRoute() {
  return <chakra.h1 textStyle="title">TEST</chakra.h1>;
}
