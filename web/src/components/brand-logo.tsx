import { brand } from '../config/brand.ts';
import { chakra, Flex } from './ui.ts';

/** A low sun behind the ring of a boma. */
export function BrandMark({ size = 34 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 34 34" fill="none" aria-hidden="true" focusable="false">
      <circle cx="17" cy="15" r="7.5" fill="var(--b-colors-accent)" />
      <g stroke="currentColor" strokeWidth="2" strokeLinecap="round">
        <path d="M3 23.5c4-2.6 9-4 14-4s10 1.4 14 4" />
        <path d="M6 28.5c3.2-2 7-3 11-3s7.8 1 11 3" opacity="0.55" />
        <path d="M4.5 20v6.5M10 17.5v8M24 17.5v8M29.5 20v6.5" />
      </g>
    </svg>
  );
}

/** The mark and the name beside it. */
export function BrandLogo() {
  return (
    <Flex align="center" gap={2}>
      <BrandMark />
      <chakra.span
        fontFamily="display"
        fontWeight={600}
        fontSize="1.5rem"
        lineHeight={1}
        letterSpacing="-0.02em"
      >
        {brand.name}
      </chakra.span>
    </Flex>
  );
}
