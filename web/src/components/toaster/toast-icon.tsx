import type { Tone } from '../../lib/toasts.ts';
import { Icon } from '../icons.tsx';

const drawings: Readonly<Record<Tone, string> & Record<string, string>> = {
  bell: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.5h4M12 5V3.5',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3.5V7M16 3.5V7',
  camera: 'M3.5 7.5h4L9 5h6l1.5 2.5h4v11h-17zM12 9.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z',
  fire: 'M12 3c.5 3.5 4.5 5 4.5 9.5a4.5 4.5 0 0 1-9 0c0-1.8.8-3 1.8-4 .2 1.3.8 2 1.5 2.3C10.5 8 10.5 5.5 12 3zM4.5 21l15-2.5M4.5 18.5l15 2.5',
  leaf: 'M5 19C4 10 9 4.5 20 4c0 11-5.5 16-13 14M5 20.5C7 15 10 11.5 15 9',
  paw: 'M12 12c-2.5 0-5.5 3.5-5.5 6a2 2 0 0 0 2.5 2c1.2-.3 2-.5 3-.5s1.8.2 3 .5a2 2 0 0 0 2.5-2c0-2.5-3-6-5.5-6zM8.5 4.5c-1 0-1.6 1-1.5 2.3s.9 2.4 1.9 2.3 1.5-1.2 1.4-2.4-.8-2.2-1.8-2.2zM15.5 4.5c1 0 1.6 1 1.5 2.3s-.9 2.4-1.9 2.3-1.5-1.2-1.4-2.4.8-2.2 1.8-2.2zM4.4 9.7c-.9.3-1.2 1.3-.8 2.3s1.4 1.6 2.2 1.3 1.1-1.3.7-2.3-1.3-1.6-2.1-1.3zM19.6 9.7c.9.3 1.2 1.3.8 2.3s-1.4 1.6-2.2 1.3-1.1-1.3-.7-2.3 1.3-1.6 2.1-1.3z',
  star: 'M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9L3.5 9.7l5.9-.8z',
  success: 'M5 12.5l4.5 4.5L19 7.5',
  warning: 'M12 4l9 15.5H3zM12 10v4.5M12 17v.01',
};

/** The drawing of that name; nothing when there is none. */
export function ToastIcon({ name }: { readonly name: string }) {
  const path = Object.hasOwn(drawings, name) ? drawings[name] : undefined;
  if (path === undefined) return null;
  return (
    <Icon>
      <path d={path} />
    </Icon>
  );
}
