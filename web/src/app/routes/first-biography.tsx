import { Biography } from './about-us/biography.tsx';

export default function FirstBiographyRoute() {
  return <Biography of="firstBiography" />;
}
