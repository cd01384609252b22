/**
 * Characters that look like a Latin letter, keyed by that letter. Look-alikes of `l` are listed under `i`,
 * because `l` looks like a capital I.
 * Selected from confusables.txt of the Unicode Consortium (Unicode Technical Standard 39): Cyrillic, Greek, Armenian,
 * Cherokee, Lisu, Coptic, Canadian syllabics, small capitals, phonetic letters, digits and signs. The East Asian characters
 * are those that fancy-text generators use for Latin letters. Full-width, mathematical and accented letters are
 * missing, because compatibility decomposition already turns them into plain letters.
 */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  a: 'аАαΑɑᴀᎪӕ4@ⱭⱥȺ∀卂ꓮⲁᗩ',
  b: 'вВЬьБβΒʙƀɓᏴᏼ8乃ꓐⲃᗷ',
  c: 'сСϲϹᴄⅽᏟƈ¢©匚ꓚⲥᑕ',
  d: 'ԁԀᴅđĐɖɗᎠժꓓᗪᗞ',
  e: 'еЕєЄεΕҽᴇɛəℯᎬɇ3€էեԷ乇ꓰⲉ',
  f: 'ꜰƒſϝϜքֆʄ千ꓝғӻᖴ',
  g: 'ɡɢԍԌɠցᏀǥ9ꓖ',
  h: 'һҺнНհΗʜħĦᎻի卄ꓧⲏ',
  i: 'lLіІιΙıɪӀӏɩɨᎥℓʟⅼł1|!¦ǀlוןႨ׀լԼⵏ丨〡\u1175ㄥꓲꓡⲓᒪ',
  j: 'јЈʝᴊȷϳյᎫɉꓙᒍ',
  k: 'кКκΚᴋƙᏦĸꓗⲕ',
  m: 'мМΜᴍʍϺᎷ爪ꓟⲙᗰ',
  n: 'пПηΝɴոռŋɲпղПᏁ几ꓠⲛ',
  o: 'оОοΟσօՕᴏøØɵѳФ0оסဝ○〇口囗ロㄖ\u110bꓳⲟᐤ⭕◯●◉◎⚪⚫🔴🟠🟡🟢🔵🟣🟤٥߀०੦૦୦௦౦೦൦๐໐༠၀០',
  p: 'рРρΡᴘƿþᏢ卩ꓑⲣᑭ',
  q: 'ԛԚզգʠᑫ',
  r: 'гГᴦʀɍɾᏒᎡ尺ꓣᖇ',
  s: 'ѕЅꜱʂՏᏚϨ5$丂ꓢⲋᔕ',
  t: 'тТτΤᴛŧᎢ7+丅ㄒꓔⲧ',
  u: 'υսՍᴜʋᏌսㄩꓴᑌ',
  v: 'νѵѴᴠᏙꓦᐯ',
  w: 'ԝԜωшШᴡաᏔɯ山ꓪ',
  x: 'хХχΧᕽ乂ꓫⲭ',
  y: 'уУγΥʏүҮყ¥Ꭹㄚꓬⲩ',
  z: 'ᴢΖᏃʐƶ2乙ꓜⲍ',
};

const REGIONAL_INDICATOR_A = 0x1f1e6;
/** The first letters of three alphabets in squares and circles. They stay whole under decomposition. */
const ENCLOSED_A = [0x1f150, 0x1f170, 0x1f130, REGIONAL_INDICATOR_A] as const;

let letters: ReadonlyMap<string, string> | undefined;

function letterOf(character: string): string {
  letters ??= new Map(
    Object.entries(LOOK_ALIKES).flatMap(([letter, signs]) =>
      Array.from(signs, (sign) => [sign, letter] as const),
    ),
  );
  const code = character.codePointAt(0) ?? 0;
  const first = ENCLOSED_A.find((start) => code >= start && code < start + 26);
  const plain = first === undefined ? character : String.fromCodePoint(0x61 + code - first);
  // Upper and lower case may look like different letters, so the table is asked before and after.
  const folded = letters.get(plain) ?? plain.toLowerCase();
  return letters.get(folded) ?? folded;
}

/** The text as plain lower-case letters, one for each character that looks like it. Marks and hidden characters go. */
export function foldLookAlikes(text: string): string {
  const decomposed = text.normalize('NFKD').replace(/[\p{M}\p{C}]/gu, '');
  return Array.from(decomposed, letterOf).join('');
}
