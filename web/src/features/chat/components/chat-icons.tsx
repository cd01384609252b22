import { Icon, type IconProps } from '../../../components/icons.tsx';

const drawn = (path: string) =>
  function ChatIcon({ size = 18 }: IconProps) {
    return (
      <Icon size={size}>
        <path d={path} />
      </Icon>
    );
  };

export const DeleteIcon = drawn('M5 7h14M10 7V4.5h4V7M7 7l1 12.5h8L17 7M10.5 10.5v5.5M13.5 10.5v5.5');
export const HideIcon = drawn(
  'M4 12c2.500-4 5-6 8-6s5.500 2 8 6c-2.500 4-5 6-8 6s-5.500-2-8-6zM4.500 19.500l15-15',
);
export const ReportIcon = drawn('M6 21V4M6 5c4-2.5 7 2 12-.5v9c-5 2.5-8-2-12 .5');
export const StaffIcon = drawn('M12 3.5l7 2.5v5c0 4.5-3 7.700-7 9.5-4-1.800-7-5-7-9.5V6zM9 11.5h6');
export const SettingsIcon = drawn('M4 7h9M17 7h3M4 17h3M11 17h9M15 4.800v4.400M9 14.800v4.400');
export const SendIcon = drawn('M4.5 12L4 4.5 20.5 12 4 19.5 4.5 12zM4.5 12h8');
