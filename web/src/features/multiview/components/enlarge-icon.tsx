import { Icon, type IconProps } from '../../../components/icons.tsx';

export function EnlargeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 9V4.5h5M15 4.5h5V9M20 15v4.5h-5M9 19.5H4V15" />
    </Icon>
  );
}
