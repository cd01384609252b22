import { Biography } from './biography.tsx';

export default function SecondBiographyRoute() {
  return <Biography of="secondBiography" />;
}
