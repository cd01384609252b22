import { Icon, type IconProps } from '../../../components/icons.tsx';

export function FilmIcon({ size }: IconProps) {
  return (
    <Icon {...(size === undefined ? {} : { size })}>
      <path d="M12 4a8 8 0 1 0 8 8M12 7.5V12l3 2M15.5 4.8 20 4v4.5" />
    </Icon>
  );
}
