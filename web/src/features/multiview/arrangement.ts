/** How many tiles a multiview may have. */
export const layouts = [1, 2, 4, 9] as const;
export type Layout = (typeof layouts)[number];

export const DEFAULT_LAYOUT: Layout = 4;

/** Which camera plays where, which one is heard, and which one is large. It is what a shared address carries. */
export interface Arrangement {
  readonly layout: Layout;
  /** A slug per tile; undefined for a tile without a camera. */
  readonly cameras: readonly (string | undefined)[];
  /** The slug of the camera that sounds. */
  readonly sound: string | undefined;
  /** The slug of the camera that is shown large. */
  readonly focus: string | undefined;
}

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const SLUG_MAX_LENGTH = 63;
const isSlug = (text: string) => text.length <= SLUG_MAX_LENGTH && SLUG.test(text);

type Marks = Partial<Pick<Arrangement, 'sound' | 'focus'>>;

/** One slug per tile, none twice; what is heard or large must be seen. */
export function arrange(layout: Layout, cameras: readonly (string | undefined)[], marks: Marks): Arrangement {
  const tiles = Array.from({ length: layout }, (_, index) => {
    const slug = cameras[index];
    return slug !== undefined && cameras.indexOf(slug) === index ? slug : undefined;
  });
  const seen = (slug: string | undefined) => (slug !== undefined && tiles.includes(slug) ? slug : undefined);
  // The only tile is as large as it can be.
  return {
    layout,
    cameras: tiles,
    sound: seen(marks.sound),
    focus: layout > 1 ? seen(marks.focus) : undefined,
  };
}

/** The arrangement that the query of an address carries. Whatever it cannot mean is left out. */
export function parseArrangement(query: string): Arrangement {
  const parameters = new URLSearchParams(query);
  const layout = layouts.find((each) => String(each) === parameters.get('layout')) ?? DEFAULT_LAYOUT;
  const cameras = (parameters.get('cameras') ?? '')
    .split(',', layout)
    .map((text) => (isSlug(text) ? text : undefined));
  const [sound, focus] = ['sound', 'focus'].map((name) => parameters.get(name) ?? undefined);
  return arrange(layout, cameras, { sound, focus });
}

/** `layout=4&cameras=tau,,tembe&sound=tau&focus=tau`. Slugs need no escape. */
export function formatArrangement({ layout, cameras, sound, focus }: Arrangement): string {
  const list = cameras.map((slug) => slug ?? '').join(',');
  const chosen = list.replace(/,+$/, '');
  const marks = [sound && `&sound=${sound}`, focus && `&focus=${focus}`].filter(Boolean).join('');
  return `layout=${layout}${chosen && `&cameras=${chosen}`}${marks}`;
}

/** Another number of tiles; cameras move up into the gaps before any is given up. */
export function withLayout(current: Arrangement, layout: Layout): Arrangement {
  const fits = current.cameras.every((slug, index) => slug === undefined || index < layout);
  const cameras = fits ? current.cameras : current.cameras.filter((slug) => slug !== undefined);
  return arrange(layout, cameras, current);
}

/** Another camera in a tile, or none. One that plays in another tile changes places. */
export function withCamera(current: Arrangement, tile: number, slug: string | undefined): Arrangement {
  const cameras = [...current.cameras];
  const before = slug === undefined ? -1 : cameras.indexOf(slug);
  if (before >= 0) cameras[before] = cameras[tile];
  cameras[tile] = slug;
  return arrange(current.layout, cameras, current);
}

/** Another camera is heard, or none. */
export const withSound = (current: Arrangement, sound: string | undefined): Arrangement =>
  arrange(current.layout, current.cameras, { ...current, sound });

/** Another camera is shown large, or none. */
export const withFocus = (current: Arrangement, focus: string | undefined): Arrangement =>
  arrange(current.layout, current.cameras, { ...current, focus });

/** Without the cameras there are not. */
export const onlyKnown = (current: Arrangement, known: ReadonlySet<string>): Arrangement =>
  arrange(
    current.layout,
    current.cameras.map((slug) => (slug !== undefined && known.has(slug) ? slug : undefined)),
    current,
  );

/** For each tile without a camera the next one in list order that is in no tile, as long as there are any. */
export function suggestions(current: Arrangement, slugs: readonly string[]): readonly (string | undefined)[] {
  const free = slugs.filter((slug) => !current.cameras.includes(slug));
  let next = 0;
  return current.cameras.map((slug) => (slug === undefined ? free[next++] : undefined));
}
