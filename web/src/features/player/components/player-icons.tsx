import { Icon } from '../../../components/icons.tsx';

// The drawings come with the player and not with the shared icons, which every page's first load carries.
const drawn = (path: string) =>
  function DrawnIcon() {
    return (
      <Icon size={24}>
        <path d={path} />
      </Icon>
    );
  };

const speaker = 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5z';

export const PauseIcon = drawn('M8.5 5.5v13M15.5 5.5v13');
export const SoundIcon = drawn(`${speaker}M15.5 9a4 4 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11`);
export const MutedIcon = drawn(`${speaker}M16 9.5l5 5M21 9.5l-5 5`);
export const TheatreIcon = drawn('M3.5 6.5h17v11h-17zM7 20h10');
export const EnterFullscreenIcon = drawn('M4 9V4.5h5M15 4.5h5V9M20 15v4.5h-5M9 19.5H4V15');
export const LeaveFullscreenIcon = drawn('M9 4.5V9H4M20 9h-5V4.5M15 19.5V15h5M4 15h5v4.5');
export const FloatingIcon = drawn('M20.5 11V5.5h-17v13H11M13.5 14h7v4.5h-7z');
export const QualityIcon = drawn('M4 7h9M17 7h3M15 5v4M4 12h3M11 12h9M9 10v4M4 17h9M17 17h3M15 15v4');
export const PlaySolidIcon = () => (
  <Icon size={24}>
    <path d="M8 5.2v13.6l11-6.8z" fill="currentColor" />
  </Icon>
);
