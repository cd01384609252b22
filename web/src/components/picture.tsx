import { LOW_WINDOW } from '../config/breakpoints.ts';
import { chakra } from './ui.ts';

const WIDTHS = [640, 1280] as const;

const sources = (name: string, format: 'avif' | 'webp') =>
  WIDTHS.map((width) => `/pictures/${name}-${width}.${format} ${width}w`).join(', ');

/** The address of a painted picture of `web/public/pictures`. */
export const painted = (name: string) => `/pictures/${name}-1280.webp`;
/** The address of the face from a portrait that is painted. */
export const paintedFace = (name: string) => `/pictures/${name}-face.webp`;
const PAINTED = /^\/pictures\/([\w-]+)-(?:\d+|face)\.webp$/;
/** Undefined for a picture that is no painted one: it comes in one size and format. */
const paintedName = (address: string) => PAINTED.exec(address)?.[1];

/** How wide a picture is in a column of text. */
const IN_TEXT = '(min-width: 46rem) 42rem, 100vw';

const style = {
  width: '100%',
  height: 'auto',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  marginBottom: 'head',
  borderRadius: 'lg',
  background: 'surface',
  // So that the text begins in the window. People and animals stand in the lower half of a scene.
  [LOW_WINDOW]: { maxHeight: '45svh', objectPosition: 'center 75%' },
} as const;

/** The face is in the upper half. */
const portraitStyle = {
  ...style,
  [LOW_WINDOW]: { ...style[LOW_WINDOW], objectPosition: 'center 15%' },
} as const;

const faceStyle = {
  width: '72px',
  height: '72px',
  borderRadius: 'full',
  objectFit: 'cover',
  background: 'surface',
} as const;

interface IllustrationProps {
  /** Its address. */
  readonly picture: string;
  readonly alt: string;
  /** How wide it is, as the browser chooses its file by it. Default: as a column of text. */
  readonly sizes?: string;
  /** It stands below the form of its page where the window is narrow. */
  readonly loading?: 'lazy';
  /** It shows somebody's face. */
  readonly isPortrait?: boolean;
}

/**
 * A picture, 16:9 (in a low window lower) and as wide as its column, between the head of a page and its text. It keeps its place
 * before it has loaded.
 */
export function Illustration({ picture, alt, sizes = IN_TEXT, loading, isPortrait }: IllustrationProps) {
  const name = paintedName(picture);
  return (
    <picture>
      {name !== undefined && <source type="image/avif" srcSet={sources(name, 'avif')} sizes={sizes} />}
      <chakra.img
        src={name === undefined ? picture : `/pictures/${name}-640.webp`}
        {...(name !== undefined && { srcSet: sources(name, 'webp'), sizes })}
        htmlWidth={1280}
        htmlHeight={720}
        alt={alt}
        loading={loading}
        decoding="async"
        css={isPortrait ? portraitStyle : style}
      />
    </picture>
  );
}

/** A face, for a list of people whose names are beside it. @param picture its address */
export function Face({ picture }: { readonly picture: string }) {
  const name = paintedName(picture);
  const isPaintedFace = name !== undefined && picture === paintedFace(name);
  return (
    <picture>
      {isPaintedFace && <source type="image/avif" srcSet={`/pictures/${name}-face.avif`} />}
      <chakra.img
        src={picture}
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
