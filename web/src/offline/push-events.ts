/** What the worker shows of a push. */
export interface ShownPush {
  readonly title: string;
  readonly body: string;
  /** A path of this site. */
  readonly url: string;
  readonly tag: string;
}

// A browser shows its own message for a push that shows nothing.
const UNREADABLE: ShownPush = {
  title: 'News from the cameras',
  body: 'Something is going on. Come and look.',
  url: '/',
  tag: 'news',
};

/** A path on this site, never another site: '//host' would be one. */
const isPath = (url: unknown): url is string => typeof url === 'string' && /^\/(?![/\\])/.test(url);

function parse(text: string): Readonly<Record<string, unknown>> {
  try {
    const { data }: { data?: unknown } = Object(JSON.parse(text));
    return Object(data) as Readonly<Record<string, unknown>>;
  } catch {
    return {};
  }
}

/** Reads a data message of Firebase Cloud Messaging. What cannot be read is shown in general words. */
export function readPush(text: string): ShownPush {
  const { title, body, url, tag } = parse(text);
  if (typeof title !== 'string' || title === '') return UNREADABLE;
  return {
    title,
    body: typeof body === 'string' ? body : '',
    url: isPath(url) ? url : '/',
    tag: typeof tag === 'string' && tag !== '' ? tag : UNREADABLE.tag,
  };
}
