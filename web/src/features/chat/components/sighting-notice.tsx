import { streamPath } from '@boma/domain/site-paths.ts';
import { isSlug } from '@boma/domain/slug-pattern.ts';
import { LiveIcon } from '../../../components/icons.tsx';
import { RouterLink } from '../../../components/router-link.tsx';
import { MessageTimes } from './message-times.tsx';

/** The contents of a sighting notice. */
interface Sighting {
  /** An address of this site, or one on the web over TLS. */
  readonly avatar: string | undefined;
  readonly caption: string;
  readonly message: string;
  readonly slug: string | undefined;
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** Pictures come from this site or over https, never from a scheme that could run code. */
const isPicture = (address: string) => /^(?:https:\/\/|\/(?!\/))/.test(address);

/** The parts of the stored `sighting` that can be shown. */
function readSighting(stored: Readonly<Record<string, unknown>>): Sighting {
  const avatar = text(stored.avatar);
  const stream = Object(stored.stream) as { readonly slug?: unknown };
  const slug = text(stream.slug);
  return {
    avatar: isPicture(avatar) ? avatar : undefined,
    caption: text(stored.caption) || 'Sighting',
    message: text(stored.message),
    slug: isSlug(slug) ? slug : undefined,
  };
}

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
