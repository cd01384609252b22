import { z } from 'zod';

const NAMES = new Set(
  `aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood
  cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod darkgray
  darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen
  darkslateblue darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue
  firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew
  hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan
  lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray
  lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine mediumblue
  mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise mediumvioletred
  midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid
  palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple
  rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue slateblue
  slategray slategrey snow springgreen steelblue tan teal thistle tomato turquoise violet wheat white whitesmoke yellow
  yellowgreen`.split(/\s+/),
);

const number = String.raw`\d{1,3}(?:\.\d{1,3})?`;
const between = String.raw`(?: ?, ?| )`;
const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/;
const RGB = new RegExp(`^rgb\\( ?${number}%?${between}${number}%?${between}${number}%? ?\\)$`);
const HSL = new RegExp(`^hsl\\( ?${number}(?:deg)?${between}${number}%${between}${number}% ?\\)$`);

const isColour = (text: string) => NAMES.has(text) || [HEX, RGB, HSL].some((notation) => notation.test(text));

/** An opaque CSS colour: a name, `#rgb`, `#rrggbb`, `rgb(…)` or `hsl(…)`. Any other CSS is refused. */
export const cssColour = z.string().trim().toLowerCase().refine(isColour, {
  error: 'This must be an opaque CSS colour, such as seagreen, #2e8b57 or hsl(146 50% 36%).',
});
