import { chakra } from '../../components/ui.ts';
import { pages } from '../pages.ts';

export default function ScheduleRoute() {
  return <chakra.h1 textStyle="title">{pages.schedule.title}</chakra.h1>;
}
