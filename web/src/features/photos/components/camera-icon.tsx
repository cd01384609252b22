import { Icon, type IconProps } from '../../../components/icons.tsx';

export function CameraIcon({ size }: IconProps) {
  return (
    <Icon {...(size === undefined ? {} : { size })}>
      <path d="M3.5 7.5h4l1.5-2.5h6l1.5 2.5h4v11.5h-17zM12 9.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z" />
    </Icon>
  );
}
