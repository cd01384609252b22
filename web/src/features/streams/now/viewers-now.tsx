import { EyeIcon } from '../../../components/more-icons.tsx';
import { chakra } from '../../../components/ui.ts';
import { useLiveSite } from '../../../lib/live-site.ts';
import { viewersOf, viewersText } from './viewers.ts';

/** How many watch a camera now, or all cameras without a slug. Nothing while it is unknown, not counted or zero. */
export function ViewersNow({ slug }: { readonly slug?: string }) {
  const text = viewersText(viewersOf(useLiveSite(), slug));
  if (!text) return null;
  return (
    <chakra.span
      data-viewers=""
      display="inline-flex"
      alignItems="center"
      gap="5px"
      flexShrink={0}
      textStyle="small"
      lineHeight={1}
      fontWeight={400}
      color="muted"
      whiteSpace="nowrap"
      fontVariantNumeric="tabular-nums"
    >
      <EyeIcon size={16} />
      {text}
    </chakra.span>
  );
}
