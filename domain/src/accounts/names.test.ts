import { describe, expect, it } from 'vitest';
import { DEFAULT_NAMES, defaultName, defaultNameFor, randomDefaultName } from './default-name.ts';
import { isInOneScript, isReservedName, isVisibleName, looksLikeName } from './reserved-name.ts';

describe('a name of the house', () => {
  it.each([
    'Boma Camp',
    'boma',
    'b0ma',
    'A d m i n',
    'B.o.m.a',
    'S_t_a_f_f',
    'Ad min',
    'M\u00f3derator',
    '\uff33taff',
    'zoomie2',
    '\u2605 Staff \u2605',
    'STAFF!',
    'xX Admin Xx',
    'BomaStaff',
    'TheBoma',
    'Boma_Team',
    'administrator',
    'Admins',
    // Cyrillic, Greek and Armenian letters.
    'St\u0430ff',
    '\u0412\u043e\u043c\u0430',
    '\u0412\u03bf\u03bc\u0430'.replace('\u03bc', '\u043c'),
    '\u0392\u03bf\u039c\u03b1',
    'B\u0585ma',
    '\u054fta\u0584\u0584'.replaceAll('\u0584', 'f'),
    'Admln',
    'AdmIn',
    'adm|n',
    'adm!n',
    '4dm1n',
    '\u0455upp\u043ert',
    // Small capitals, mathematical, circled and flag letters.
    '\ua731\u1d1b\u1d00\ua730\ua730',
    '\u0299\u1d0f\u1d0d\u1d00',
    '\u{1d401}\u{1d428}\u{1d426}\u{1d41a}',
    '\u24c8\u24e3\u24d0\u24d5\u24d5',
    '\u{1f150}\u{1f153}\u{1f15c}\u{1f158}\u{1f15d}',
    '\u{1f1e7}\u{1f1f4}\u{1f1f2}\u{1f1e6}',
    // Digits and signs of other scripts.
    'B\u3007ma',
    'B\u0966ma',
    'B\u0e50ma',
    'B\u0ed0ma',
    'B\u07c0ma',
    'B\u0665ma',
    'B\u2b55ma',
    'B\u2b55\ufe0fma',
    // A Korean vowel and Chinese strokes, and a name of them only.
    'Adm\u3163n',
    'Adm\u4e28n',
    'Adm\u3021n',
    'B\u53e3ma',
    '\u4e43\u3116\u722a\u5342',
    // One script only: Cyrillic, Lisu, Coptic, Canadian syllabics.
    '\u0405\u0422\u0410\u0492\u0492',
    '\ua4d0\ua4f3\ua4df\ua4ee',
    '\u2c82\u2c9e\u2c98\u2c80',
    '\u15f7O\u15f0\u15e9',
    'AD MIN',
    'B_oma',
    'B. O. M. A.',
    'The Bo Ma Boma',
    's\u0301t\u0301a\u0301f\u0301f\u0301',
    'st\u00ad\u200baff',
  ])('R5-029 %s is refused', (name) => {
    expect(isReservedName(name)).toBe(true);
  });

  it.each([
    'Stafford',
    'Bomani',
    'Bo Ma',
    'B. O. Ma',
    'Bo  Mai Zoo Mie',
    'Ecosystem',
    'Borna',
    'Adminson',
    'Supportive Sam',
    'Kingfisher 7587',
    'Ranger 1001',
    'Rehana',
    'Leopard fan',
    '\u041d\u0438\u043d\u0430',
    '\u5f20\u4f1f',
    '12345',
  ])('R5-029 %s is allowed', (name) => {
    expect(isReservedName(name)).toBe(false);
  });
});

describe('names that look the same', () => {
  it.each([
    ['Lindiwe M', 'Lindiwe M'],
    ['Lindiwe M', 'lindiwe  m'],
    ['Lindiwe M', '\u0406indiwe\u2009M'],
    ['Lindiwe M', 'Lindiw\u0435_\u041c'],
    ['\u{1f981}', ' \u{1f981}'],
  ])('are %s and %s', (name, other) => {
    expect(looksLikeName(name, other)).toBe(true);
  });

  it.each([
    ['Lindiwe M', 'Lindiwe N'],
    ['Kingfisher 1001', 'Kingfisher 1003'],
    ['\u5f20\u4f1f', '\u5f20\u4e09'],
    ['\uc774\uc218\uc9c4', '\ubbf8\uc218\uc9c4'],
    ['\u{1f981}', '\u{1f418}'],
    ['\u{1f981}', ''],
    ['', '\u{1f981}'],
  ])('are not %s and %s', (name, other) => {
    expect(looksLikeName(name, other)).toBe(false);
  });
});

describe('a name that prints', () => {
  it.each(['a', '7', '?', '\u2665', '\u5f20', 'a\u0301'])('is %s', (name) => {
    expect(isVisibleName(name)).toBe(true);
  });

  it.each(['', ' ', '\u0301', '\u0301\u0308', '\u034f\ufe0f'])('is not %j', (name) => {
    expect(isVisibleName(name)).toBe(false);
  });
});

describe('a name in one script', () => {
  it.each([
    'N\u0456na',
    'Nina \u041f\u0435\u0442\u0440\u043e\u0432\u0430',
    '\u0391lex',
    'J\u0585hn',
    '\u041d\u03b9\u043d\u0430',
    // Digits of Devanagari, Thai, Lao and N\u2019Ko in a Latin word.
    'Zu\u0966lu',
    'Zu\u0e50lu',
    'Zu\u0ed0lu',
    'Zu\u07c0lu',
    // Two scripts without Latin; historical scripts: Coptic, Gothic, Old Italic.
    '\u0e2a\u0e21\u0ea5\u0eb2\u0ea7',
    '\u2c80\u2c9b\u2c9b\u2c80',
    '\u{10330}\u{10343}\u{1033d}',
    '\u{10300}\u{1030d}',
  ])('is not %s', (name) => {
    expect(isInOneScript(name)).toBe(false);
  });

  it.each([
    'Nina',
    'Zo\u00eb 7 \u2665',
    '\u041d\u0438\u043d\u0430',
    '\u041c\u0430\u0440\u0438\u044f 7',
    '\u0391\u03bb\u03ad\u03be\u03b7\u03c2',
    '\u0395\u03bb\u03ad\u03bd\u03b7',
    '\u0540\u0561\u0575',
    '\u0905\u092e\u093f\u0924',
    '\u0905\u092e\u093f\u0924 \u0967\u0968',
    '\u5c71\u7530 \u30bf\u30ed\u30a6 Taro',
    '\u7530\u4e2d\u30fc',
    '\uae40\ubbfc\uc900 Kim',
    // Hawaiian, Uzbek, Ukrainian and Arabic apostrophes; a lengthened Arabic letter with and without Arabic digits.
    'Ka\u02bbiulani',
    'Ke\u02bbala',
    'O\u02bbtkir',
    '\u041d\u0430\u0442\u0430\u043b\u02bc\u044f',
    '\u02bfAli',
    '\u0645\u062d\u0645\u0640\u062f',
    '\u0645\u062d\u0645\u062f \u0663',
    '\u2d30\u2d4e\u2d30\u2d63\u2d49\u2d56',
    '12345',
    '\u{1f981}',
  ])('is %s', (name) => {
    expect(isInOneScript(name)).toBe(true);
  });
});

describe('a default name', () => {
  const animals = new Set(
    Array.from({ length: 40 }, (_, index) => defaultName(index * (DEFAULT_NAMES / 40)).split(' ')[0] ?? ''),
  );

  it('R7-044 is an animal and four digits', () => {
    expect(defaultName(0)).toBe('Aardwolf 1000');
    expect(defaultName(DEFAULT_NAMES - 1)).toBe('Wildebeest 9999');
    expect(randomDefaultName(0)).toBe('Aardwolf 1000');
    expect(randomDefaultName(1 - Number.EPSILON)).toBe('Wildebeest 9999');
  });

  it('R7-044 uses one of forty animals, none of them protected, and never Ranger', () => {
    expect(animals.size).toBe(40);
    const never =
      /ranger|rhino|elephant|lion|leopard|cheetah|dog|giraffe|hippo|zebra|pangolin|gorilla|chimp|vulture|parrot|crane|eagle|hornbill|secretary|penguin|turtle|tortoise|buffalo|hyena|aardvark/i;
    for (const animal of animals) expect(animal).not.toMatch(never);
    for (const animal of animals) expect(isReservedName(`${animal} 1234`)).toBe(false);
  });

  it('is the same for one user each time', () => {
    expect(defaultNameFor('demo-viewer')).toBe(defaultNameFor('demo-viewer'));
    expect(defaultNameFor('demo-viewer')).not.toBe(defaultNameFor('demo-member'));
    expect(defaultNameFor('')).toBe('Aardwolf 1000');
  });
});
