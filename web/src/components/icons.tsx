import type { ReactNode } from 'react';

export interface IconProps {
  /** Width and height in CSS pixels. */
  readonly size?: number;
}

/** A decorative line drawing in the colour of the text around it; its control carries the name. */
export function Icon({ size = 22, children }: IconProps & { readonly children: ReactNode }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/**
 * An icon of one path: what most of them are. Here are those of the first load of every page; the others are in
 * `more-icons.tsx`.
 */
export const drawn = (path: string) =>
  function DrawnIcon({ size }: IconProps) {
    return (
      <Icon {...(size === undefined ? {} : { size })}>
        <path d={path} />
      </Icon>
    );
  };

export const MenuIcon = drawn('M4 7h16M4 12h16M4 17h10');
export const CloseIcon = drawn('M6 6l12 12M18 6L6 18');
export const ArrowRightIcon = drawn('M5 12h14M13 6l6 6-6 6');

export const MoonIcon = drawn('M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z');
export const SunIcon = drawn(
  'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4',
);

export const LockIcon = drawn('M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3');

export const HomeIcon = drawn('M4 11l8-7 8 7M6 9.5V20h4.5v-5.5h3V20H18V9.5');
export const StarIcon = drawn('M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9L3.5 9.7l5.9-.8z');
export const LiveIcon = drawn(
  'M12 10.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3zM8.5 8.5a5 5 0 0 0 0 7M15.5 8.5a5 5 0 0 1 0 7M5.7 5.7a9 9 0 0 0 0 12.6M18.3 5.7a9 9 0 0 1 0 12.6',
);
export const FilmIcon = drawn('M3.5 5.5h17v13h-17zM10 9v6l5-3z');
export const PhotoIcon = drawn(
  'M3.5 5h17v14h-17zM3.5 16l5-5 4.5 4.5L16 12.5l4.5 4M15.5 8a1.25 1.25 0 1 0 0 2.5 1.25 1.25 0 0 0 0-2.5z',
);
export const FireIcon = drawn(
  'M12 3c.5 3.5 4.5 5 4.5 9.5a4.5 4.5 0 0 1-9 0c0-1.8.8-3 1.8-4 .2 1.3.8 2 1.5 2.3C10.5 8 10.5 5.5 12 3zM4.5 21l15-2.5M4.5 18.5l15 2.5',
);
export const GridIcon = drawn('M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z');
export const HatIcon = drawn(
  'M3 15.5c2.5 2.5 15.5 2.5 18 0-1-1.2-2.7-1.8-4.2-2L15.5 7c-1.2-1-2.3.2-3.5.2S9.7 6 8.5 7l-1.3 6.5c-1.5.2-3.2.8-4.2 2zM7.5 12c2.5 1.2 6.5 1.2 9 0',
);
export const CalendarIcon = drawn('M4 6h16v14H4zM4 10h16M8 3.5V7M16 3.5V7');
export const LeafIcon = drawn('M5 19C4 10 9 4.5 20 4c0 11-5.5 16-13 14M5 20.5C7 15 10 11.5 15 9');
export const MailIcon = drawn('M3.5 6h17v12.5h-17zM4 6.5l8 6.5 8-6.5');

export const InstagramIcon = drawn(
  'M7.5 3.5h9a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4h-9a4 4 0 0 1-4-4v-9a4 4 0 0 1 4-4zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM17 7v.01',
);
export const YouTubeIcon = drawn(
  'M3 8.5a3 3 0 0 1 3-3h12a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3zM10 9v6l5-3z',
);
export const FacebookIcon = drawn(
  'M14 21v-7.5h3l.5-3.5H14V8c0-1.2.5-2 2-2h1.5V3H15c-3 0-4.5 1.8-4.5 4.5V10h-3v3.5h3V21z',
);
