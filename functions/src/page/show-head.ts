import type { PageHead } from '@boma/domain/rendered-page.ts';
import type { ShowType } from '@boma/domain/shows/show-types.schema.ts';
import type { ShowView } from '@boma/domain/shows/shows.schema.ts';
import { showsPath } from '@boma/domain/site-paths.ts';
import type { BroadcastEvent } from 'schema-dts';

const at = (seconds: number) => new Date(seconds * 1000).toISOString();

function broadcast(show: ShowView, url: string, image: string): BroadcastEvent {
  return {
    '@type': 'BroadcastEvent',
    name: show.title,
    ...(show.sub_title && { description: show.sub_title }),
    startDate: at(show.show_ts),
    endDate: at(show.show_ts + show.minutes * 60),
    eventStatus: `https://schema.org/${show.cancelled ? 'EventCancelled' : 'EventScheduled'}`,
    isLiveBroadcast: true,
    image,
    url,
  };
}

/**
 * What the page of a kind of show says of itself. @param shows the planned shows of this kind, in time order
 * @param site the origin of the site, without a slash at its end
 */
export function showHead(
  { type, title, cover_clean, lead }: ShowType,
  shows: readonly ShowView[],
  site: string,
): PageHead {
  const url = `${site}${showsPath(type)}`;
  const [next] = shows.filter(({ cancelled }) => !cancelled);
  const whole = (cover: string) => new URL(cover || cover_clean, `${site}/`).href;
  const said = lead || `${title}: our rangers live from the field.`;
  const words = /[.!?…]$/.test(said) ? said : `${said}.`;
  return {
    name: title,
    about: {
      description: next ? `${words} Next: ${next.title}.` : words,
      url,
      type: 'website',
      image: { url: whole(next?.cover_clean ?? ''), alt: `A picture of ${next?.title ?? title}` },
      ...(shows.length > 0 && {
        data: {
          '@context': 'https://schema.org',
          '@graph': shows.map((show) => broadcast(show, url, whole(show.cover_clean))),
        },
      }),
    },
  };
}
