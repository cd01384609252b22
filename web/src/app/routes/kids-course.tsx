import { chakra } from '../../components/ui.ts';
import { pages } from '../pages.ts';

export default function KidsCourseRoute() {
  return <chakra.h1 textStyle="title">{pages.kidsCourse.title}</chakra.h1>;
}
