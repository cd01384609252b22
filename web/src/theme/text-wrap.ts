/** How lines break: no heading ends in a single word, and no paragraph does. The document carries it, so that no script does. */
export const textWrapStyles = 'h1,h2,h3,h4{text-wrap:balance}p{text-wrap:pretty}';
