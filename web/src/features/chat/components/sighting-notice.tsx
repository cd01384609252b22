import { streamPath } from '@boma/domain/site-paths.ts';
import { LiveIcon } from '../../../components/icons.tsx';
import { RouterLink } from '../../../components/router-link.tsx';
import { readSighting } from '../read-sighting.ts';
import { MessageTimes } from './message-times.tsx';

interface SightingNoticeProps {
  readonly sighting: Readonly<Record<string, unknown>>;
  /** Unix seconds. */
  readonly sentAt: number;
}

/** An animal was seen: what, where, and the way to the camera. */
export function SightingNotice({ sighting, sentAt }: SightingNoticeProps) {
  const { avatar, caption, message, slug } = readSighting(sighting);
  return (
    <div data-sighting="">
      <span data-avatar="">
        {avatar ? <img src={avatar} alt="" loading="lazy" /> : <LiveIcon size={20} />}
      </span>
      <div>
        <p data-head="">
          <strong dir="auto">{caption}</strong>
          <MessageTimes sentAt={sentAt} />
        </p>
        {message && (
          <p data-text="" dir="auto">
            {message}
          </p>
        )}
        {slug && <RouterLink to={streamPath(slug)}>Watch the camera</RouterLink>}
      </div>
    </div>
  );
}
