/** A language of `LETTER_BANDS`, by its ISO 639 code. */
export type LetterLanguage =
  | 'en'
  | 'fr'
  | 'de'
  | 'es'
  | 'pt'
  | 'it'
  | 'ca'
  | 'sv'
  | 'fi'
  | 'da'
  | 'is'
  | 'nl'
  | 'sq'
  | 'pl'
  | 'cs'
  | 'sk'
  | 'hu'
  | 'ro'
  | 'hr'
  | 'tr'
  | 'lt'
  | 'lv'
  | 'et'
  | 'vi'
  | 'ru'
  | 'uk'
  | 'bg'
  | 'sr'
  | 'el'
  | 'he'
  | 'ar'
  | 'fa'
  | 'ur'
  | 'th';

/**
 * How often each letter beyond ASCII is used, per language: `2ł 3ąę` says that ł makes up about 2⁻² of the non-ASCII
 * letters of Polish text and ą and ę about 2⁻³ each. Case is folded. Some of the shares were counted on pages in the
 * language, others estimated; one band more or less for a letter changes little. Letters of a band are in the order of
 * their code points, which compresses best.
 */
export const LETTER_BANDS: Readonly<Record<LetterLanguage, string>> = {
  // Latin
  en: '2’ 3“” 4\u00a0–— 5‘… 6£©®é 7°·•€™ 9àáçèïñöü',
  fr: '1é 3àè’ 4\u00a0 5çê 7«»âîô 8ïùûœ 9ë 11æñüÿ',
  de: '1ü 2äö 4ß 5“„ 9é 10«»àáçè',
  es: '2íó 3á 4éñú 7¡¿ü 9ªºç',
  pt: '2ã 3áçéí 4êó 5àõú 6â 7ô 9ªºü',
  it: '1è 2à 3ù’ 4ìò 5é 9ªçîü',
  ca: '2à 3éíó 4çè 5·òú’ 7ïü 9ñ',
  sv: '1ä 2åö 7é 9àæøü',
  fi: '0ä 3ö 7å 9éüšž',
  da: '1ø 2åæ 7é 8äöü 9áèóš',
  is: '3áíðóþ 4æéöú 5ý',
  nl: '1é 2ë 3ï’ 4èöü 6áçêó',
  sq: '0ë 3ç 8âéü',
  pl: '2ł 3óąęśż 4ćń 6ź 7”„ 10äéöü',
  cs: '2áí 3ě 4éýčřšž 5ů 6ú 8ňť 9óď 10äöü',
  sk: '2á 3í 4éýčšž 5ôúľť 6ň 7äď 10óěĺŕřů',
  hu: '2áé 3ó 4íöüő 5ú 6ű 7”„',
  ro: '1ă 2îşţ 3âșț 7”„ 9éö',
  hr: '2čš 3ž 4ć 5đ 9éöü',
  tr: '1ı 3üğş 4içö 6İ’ 7â 9îû',
  lt: '2ėš 3ąįųž 4čęū 6“„',
  lv: '1ā 3ēīš 4ļņūž 5čģķ 9ōŗ',
  et: '1ä 2õü 3ö 6š 7ž 9é',
  vi: '3đ\u0300\u0301\u0323 4âêôơư\u0309 5ă\u0303 6àáé 7íóú 8ãèìòõùý',
  // Cyrillic
  ru: '3ео 4авилнрст 5дкмпу 6бгзчыья 7жйхшю 8цщэ 10фъ 9ё',
  uk: '3ао 4веинті 5дклмрсу 6бгзйпья 7жхцчї 8шщює 10фёґ 8ў 9ыэ',
  bg: '3аио 4велнрст 5дзкмп 6бгучъя 7жхцщ 8йфшю 10ь',
  sr: '3аио 4енрстј 5вдклмпу 6бгзч 7жхцшњћ 8љ 9фђџ 8ѓѕќ',
  // Greek
  el: '3αο 4εινρστ 5ηκλμπςυ 6άέήίγδωό 7βθφχύ’ 8ζξώ 9ψ 10ϊ 12ΐΰϋ',
  // Hebrew, with the points of vocalised text as rare letters
  he: '3הוי 4אבלמרשת 5דחםנעק 6גטכןספצ 7זך 8ףץ 11ְִַָֹּׁ',
  // Arabic script
  ar: '3ال 4رمنوي 5بةتدسعفكه 6أجحق 7خذشصضطى 8ءإئثزغ 9،آظـًّ 10ؤَُِ',
  fa: '3اي 4درمنهو 5بتسش 6خزفقكلگ 7ءآجحعپچ 8ئصطغى 9أثذضظژ 7\u200c 9،',
  ur: '3اي 4رمنوک 5بتدسلہے 6جشٹپکںھ 7آئحخزصعفقچڈگ 8ضى 9ذطظغڑ',
  // Thai
  th: '4นรอา่ 5กงดทมยลวัิีเ้ 6ขคจตบปสหะแไ์ 7ชพืุูโใ็ 8ซณถผฟภศำึ 9ญฐธษๆ 10ฆฉฮ๊ 12ฎฏฑฒฤฬฯฺๅ๋ํ๐๑๒๓๔๕๖๗๘๙',
};

/** Punctuation and symbols that any language uses, in the same form; a language's own bands take precedence. */
export const SYMBOL_BANDS = '5\u00a0’ 6«»–“”„ 7©—‘‚… 8®°·•€№™ 9£§\u00ad²½‹› 10¡±³µ¿×';

const LEADING_DIGITS = /^\d+/;

/** Calls `visit` with every character of a bands string and its bits. */
export function eachBand(bands: string, visit: (char: string, bits: number) => void): void {
  for (const band of bands.split(' ')) {
    const bits = Number.parseInt(band, 10);
    for (const char of band.replace(LEADING_DIGITS, '')) visit(char, bits);
  }
}
