import { linkTo } from '@boma/domain/site-paths.ts';
import { CalendarIcon, FireIcon, HatIcon, LiveIcon } from '../../../components/icons.tsx';
import type { Place } from '../../../features/membership/components/enjoy-step.tsx';

/** Where a new member may go. */
export const places: readonly Place[] = [
  {
    name: 'The Boma',
    href: linkTo('theBoma'),
    text: 'Sit down at the fire and say hello.',
    icon: <FireIcon />,
  },
  {
    name: 'Live cameras',
    href: linkTo('streams'),
    text: 'All of them, the shy ones too.',
    icon: <LiveIcon />,
  },
  {
    name: 'Show schedule',
    href: linkTo('schedule'),
    text: 'When the rangers go on the air.',
    icon: <CalendarIcon />,
  },
  {
    name: 'Ranger shows',
    href: linkTo('shows'),
    text: 'Walks, drives and your questions.',
    icon: <HatIcon />,
  },
];
