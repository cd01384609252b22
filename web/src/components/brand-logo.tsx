import { brand } from '../config/brand.ts';
import { chakra, Flex } from './ui.ts';

/** The evening sun over the ring of a boma, its gate open to the front. */
function BrandMark({ size = 34 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 34 34" fill="none" aria-hidden="true">
      <path d="M10 17.500a7 7 0 1 1 14 0z" fill="var(--b-colors-accent)" />
      <path
        d="M12.5 28.300C7 27.6 3 25.4 3 22.7 3 19.4 9.3 16.9 17 16.900s14 2.5 14 5.800c0 2.7-4 4.9-9.5 5.6"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
      <path
        d="M17 3.500v2M7.8 7.200l1.4 1.500M26.2 7.200l-1.4 1.5"
        stroke="var(--b-colors-accent)"
        strokeWidth="2"
        strokeLinecap="round"
      />
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
