import { Biography } from './about-us/biography.tsx';

export default function SecondBiographyRoute() {
  return <Biography of="secondBiography" />;
}
