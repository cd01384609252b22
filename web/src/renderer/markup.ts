const escapeText = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** Text for an element or a quoted attribute. */
export const escapeMarkup = (text: string): string => escapeText(text).replace(/"/g, '&quot;');

/** JSON for a script element. No text in it can end the element. */
export const jsonInElement = (data: object): string => JSON.stringify(data).replace(/</g, '\\u003c');

/** Data for the page's script. The browser does not run it. */
export const dataElement = (id: string, data: object): string =>
  `<script type="application/json" id="${id}">${jsonInElement(data)}</script>`;
