import { rangers } from '../../config/rangers.ts';
import type { RouteProps } from '../page.ts';
import { Biography } from './about-us/biography.tsx';

export default function SecondBiographyRoute({ page }: RouteProps) {
  return (
    <Biography page={page} ranger={rangers.secondBiography}>
      <p>
        Pieter repaired radios on fishing boats until a friend asked whether he could make a camera last one
        summer in a fever tree. It lasted nine days. The second one lasted a month, and by the time the fourth
        one outlived the rains he had sold his boat.
      </p>
      <p>
        He hangs every camera you watch here, and he climbs up again when baboons turn it around, which is how
        we have come to own some two hundred hours of close-up baboon. The housings are his own design. So is
        the bracket, after the honey badger.
      </p>
      <h2>What breaks</h2>
      <p>
        ‘Ants, first. They like it warm. Then lightning. Then elephants, but they never do it out of spite:
        they scratch themselves and my mast is just in the way.’
      </p>
      <h2>Ask him about</h2>
      <ul>
        <li>how a camera sees in the dark without a light that people can see,</li>
        <li>why the picture shakes when the wind comes from the east,</li>
        <li>the honey badger.</li>
      </ul>
    </Biography>
  );
}
