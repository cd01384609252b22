import { chakra } from './ui.ts';

const WIDTHS = [640, 1280] as const;

const sources = (name: string, format: 'avif' | 'webp') =>
  WIDTHS.map((width) => `/pictures/${name}-${width}.${format} ${width}w`).join(', ');

/** How wide a picture is in a column of text. */
const IN_TEXT = '(min-width: 50rem) 46rem, 100vw';

const style = {
  width: '100%',
  height: 'auto',
  marginBottom: { base: 8, md: 10 },
  borderRadius: 'lg',
  background: 'surface',
} as const;

const faceStyle = { width: '72px', height: '72px', borderRadius: 'full', background: 'surface' } as const;

/**
 * A painted picture of `web/public/pictures`, 16:9 and as wide as its column, between the head of a page and its text.
 * It keeps its place before it has loaded.
 */
export function Illustration({ name, alt }: { readonly name: string; readonly alt: string }) {
  return (
    <picture>
      <source type="image/avif" srcSet={sources(name, 'avif')} sizes={IN_TEXT} />
      <chakra.img
        src={`/pictures/${name}-640.webp`}
        srcSet={sources(name, 'webp')}
        sizes={IN_TEXT}
        htmlWidth={1280}
        htmlHeight={720}
        alt={alt}
        decoding="async"
        css={style}
      />
    </picture>
  );
}

/** The face from a portrait, for a list of people whose names are beside it. */
export function Face({ name }: { readonly name: string }) {
  return (
    <picture>
      <source type="image/avif" srcSet={`/pictures/${name}-face.avif`} />
      <chakra.img
        src={`/pictures/${name}-face.webp`}
        htmlWidth={192}
        htmlHeight={192}
        alt=""
        loading="lazy"
        decoding="async"
        css={faceStyle}
      />
    </picture>
  );
}
