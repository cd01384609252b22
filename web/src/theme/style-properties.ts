import { defineConditions, type SystemConfig } from '@chakra-ui/react/styled-system';

const taking = (tokens: string, ...properties: readonly string[]) =>
  Object.fromEntries(properties.map((property) => [property, { values: tokens }]));

const sides = (property: string) => [
  property,
  ...['Top', 'Right', 'Bottom', 'Left', 'Block', 'BlockStart', 'BlockEnd', 'InlineStart', 'InlineEnd'].map(
    (side) => `${property}${side}`,
  ),
];

const hidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  padding: '0',
  margin: '-1px',
  overflow: 'hidden',
  clip: 'rect(0, 0, 0, 0)',
  whiteSpace: 'nowrap',
  borderWidth: '0',
} as const;

const shown = {
  position: 'static',
  width: 'auto',
  height: 'auto',
  padding: '0',
  margin: '0',
  overflow: 'visible',
  clip: 'auto',
  whiteSpace: 'normal',
} as const;

/** The states and media that a style may be for: `_hover` and so on. */
export const conditions = defineConditions({
  hover: ['@media (hover: hover)', '&:is(:hover, [data-hover]):not(:disabled, [data-disabled])'],
  focusVisible: '&:is(:focus-visible, [data-focus-visible])',
  disabled: '&:is(:disabled, [disabled], [data-disabled], [aria-disabled=true])',
  invalid: '&:is([data-invalid], [aria-invalid=true], [data-state=invalid])',
  empty: '&:is(:empty, [data-empty])',
  after: '&::after',
  motionReduce: '@media (prefers-reduced-motion: reduce)',
  light: '.light &',
});

/**
 * What a style property may say beyond plain CSS: the tokens that it takes, a second name, and three properties that stand
 * for several. Chakra's own table has 243 entries for tokens that the site does not have, and every page would load it.
 */
export const utilities: SystemConfig['utilities'] = {
  ...taking(
    'spacing',
    ...sides('margin'),
    ...sides('padding'),
    'gap',
    'rowGap',
    'columnGap',
    'borderSpacing',
  ),
  ...taking('spacing', 'inset', 'insetBlock', 'insetInlineStart', 'top', 'right', 'bottom', 'left'),
  ...taking('spacing', 'scrollMarginTop', 'scrollMarginBottom', 'scrollPadding', 'scrollPaddingTop'),
  ...taking('spacing', 'scrollPaddingBottom', 'scrollPaddingInline'),
  paddingInline: { values: 'spacing', shorthand: 'paddingX' },
  paddingBlock: { values: 'spacing', shorthand: 'paddingY' },
  marginInline: { values: 'spacing', shorthand: 'marginX' },
  marginBlock: { values: 'spacing', shorthand: 'marginY' },
  insetInline: { values: 'spacing', shorthand: 'insetX' },
  ...taking('sizes', 'width', 'height', 'minWidth', 'minHeight', 'maxWidth', 'maxHeight', 'flexBasis'),
  boxSize: { values: 'sizes', transform: (size: string) => ({ width: size, height: size }) },
  ...taking(
    'colors',
    'color',
    'background',
    'backgroundColor',
    'fill',
    'stroke',
    'accentColor',
    'caretColor',
  ),
  ...taking('colors', 'borderColor', 'borderTopColor', 'borderLeftColor', 'outlineColor'),
  ...taking('radii', 'borderRadius'),
  ...taking('fonts', 'fontFamily'),
  ...taking('zIndex', 'zIndex'),
  lineClamp: {
    transform: (lines: number) => ({
      overflow: 'hidden',
      display: '-webkit-box',
      WebkitLineClamp: lines,
      WebkitBoxOrient: 'vertical',
      textWrap: 'wrap',
    }),
  },
  srOnly: { transform: (isHidden: boolean) => (isHidden ? hidden : shown) },
};
