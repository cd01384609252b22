import { chakra } from '../../../components/ui.ts';

/** Below this width, in CSS pixels, the tall picture is used. */
const WIDE_FROM = 600;

const style = {
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
} as const;

/** A picture of `web/public/promos`: `{name}-wide.jpg`, and `{name}-tall.jpg` on narrow screens. Fills its frame. */
export function PromoPicture({ name, alt = '' }: { readonly name: string; readonly alt?: string }) {
  return (
    <picture>
      <source media={`(max-width: ${WIDE_FROM - 1}px)`} srcSet={`/promos/${name}-tall.jpg`} />
      <chakra.img
        src={`/promos/${name}-wide.jpg`}
        htmlWidth={1280}
        htmlHeight={440}
        alt={alt}
        loading="lazy"
        decoding="async"
        css={style}
      />
    </picture>
  );
}
