import { rangers } from '../../config/rangers.ts';
import type { RouteProps } from '../page.ts';
import { Biography } from './about-us/biography.tsx';

export default function FirstBiographyRoute({ page }: RouteProps) {
  return (
    <Biography page={page} ranger={rangers.firstBiography}>
      <p>
        Naledi grew up at the edge of a reserve, in a house whose vegetable garden was eaten by the same bull
        elephant every August. Her grandmother shouted at him. Naledi followed him, at eight, in sandals, for
        three kilometres, and was scolded for a week. She says that she has been following animals ever since,
        only with better shoes.
      </p>
      <p>
        She learned tracking from men who had never needed to write it down, and wrote it down. Her notebooks,
        forty-one by now, fill a shelf at the ranger station, and everyone who comes to work with us reads the
        first three.
      </p>
      <h2>What she looks for</h2>
      <p>
        ‘People ask me where the lions are. I look at where the impala are not.’ Most of what Naledi finds she
        finds by what is missing: a silent francolin, a waterhole that is empty at the right hour.
      </p>
      <h2>Ask her about</h2>
      <ul>
        <li>the difference between a worried elephant and an annoyed one,</li>
        <li>why hyenas deserve a better name,</li>
        <li>stars: hers is the one the dam is named after.</li>
      </ul>
    </Biography>
  );
}
