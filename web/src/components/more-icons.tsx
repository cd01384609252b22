import { drawn } from './icons.tsx';

export const ArrowUpIcon = drawn('M12 19V5M6 11l6-6 6 6');
export const CheckIcon = drawn('M5 12.5l4.5 4.5L19 7.5');
export const LinkIcon = drawn(
  'M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1',
);
export const PlayIcon = drawn('M7 4.5v15l12-7.5z');
export const LeaveFullscreenIcon = drawn('M9 4v5H4M15 4v5h5M9 20v-5H4M15 20v-5h5');
export const EyeIcon = drawn(
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
);
