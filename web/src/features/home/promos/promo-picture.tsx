import type { Promo } from '@boma/domain/pages/pages.schema.ts';
import { fullCover } from '@boma/domain/streams/streams.policy.ts';
import { RouterLink } from '../../../components/router-link.tsx';
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

/** The pictures of a promotion, the tall one on narrow screens. Fills its frame. */
export function PromoPicture({
  promo: { wide, tall },
  alt = '',
}: {
  readonly promo: Pick<Promo, 'wide' | 'tall'>;
  readonly alt?: string;
}) {
  return (
    <picture>
      <source media={`(max-width: ${WIDE_FROM - 1}px)`} srcSet={fullCover(tall)} />
      <chakra.img
        src={fullCover(wide)}
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

/** The words over the picture of a promotion, which leads on. */
export function PromoWords({
  promo: { title, text },
  to,
}: {
  readonly promo: Pick<Promo, 'title' | 'text'>;
  readonly to: string;
}) {
  return (
    <div data-words="">
      <chakra.h2 textStyle="section">
        <RouterLink to={to}>{title}</RouterLink>
      </chakra.h2>
      <chakra.p marginTop={1} maxWidth="34rem">
        {text}
      </chakra.p>
    </div>
  );
}
