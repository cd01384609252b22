import { Biography } from './biography.tsx';

export default function FirstBiographyRoute() {
  return <Biography of="firstBiography" />;
}
