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
 * language, others estimated; one band more or less for a letter changes little.
 */
export const LETTER_BANDS: Readonly<Record<LetterLanguage, string>> = {
  // Latin
  en: '2’ 3“” 4–—\u00a0 5‘… 6é£©® 7•°™·€ 9áèçñïöüà',
  fr: '1é 3àè’ 4\u00a0 5êç 7ôîâ«» 8ùïûœ 9ë 11üæÿñ',
  de: '1ü 2äö 4ß 5„“ 9é 10èàáç»«',
  es: '2óí 3á 4éñú 7ü¿¡ 9çªº',
  pt: '2ã 3çáéí 4êó 5õúà 6â 7ô 9üªº',
  it: '1è 2à 3ù’ 4òì 5é 9îçüª',
  ca: '2à 3éóí 4èç 5òú·’ 7ïü 9ñ',
  sv: '1ä 2öå 7é 9üàæø',
  fi: '0ä 3ö 7å 9šéüž',
  da: '1ø 2åæ 7é 8öäü 9óáèš',
  is: '3ðíáóþ 4öæúé 5ý',
  nl: '1é 2ë 3ï’ 4èöü 6óáêç',
  sq: '0ë 3ç 8âéü',
  pl: '2ł 3ąężóś 4ćń 6ź 7„” 10éüöä',
  cs: '2íá 3ě 4éčřžšý 5ů 6ú 8ňť 9ďó 10üöä',
  sk: '2á 3í 4éčšžý 5úľťô 6ň 7äď 10óŕĺěřů',
  hu: '2áé 3ó 4őöíü 5ú 6ű 7„”',
  ro: '1ă 2îşţ 3âșț 7„” 9éö',
  hr: '2čš 3ž 4ć 5đ 9éöü',
  tr: '1ı 3şüğ 4çiö 6İ’ 7â 9îû',
  lt: '2ėš 3ąųžį 4čęū 6„“',
  lv: '1ā 3īēš 4ūņļž 5ģķč 9ŗō',
  et: '1ä 2õü 3ö 6š 7ž 9é',
  vi: '3\u0300\u0301\u0323đ 4\u0309ưôâêơ 5ă\u0303 6àáé 7íóú 8èìòùãõý',
  // Cyrillic
  ru: '3ое 4аинтсрвл 5кмдпу 6яыьгзбч 7йхжшю 8цщэ 10фъ 9ё',
  uk: '3оа 4ниівте 5рслкдум 6пзябьгй 7чхїцж 8юшєщ 10ґфё 8ў 9ыэ',
  bg: '3аио 4ентрсвл 5кдпмз 6уягбъч 7щжцх 8йшюф 10ь',
  sr: '3аио 4енјрст 5вкудпмл 6бгзч 7жшцњћх 8љ 9ђфџ 8ѓќѕ',
  // Greek
  el: '3αο 4τιενρσ 5κπηςλυμ 6άίδόγέήω 7ύχθφβ’ 8ώξζ 9ψ 10ϊ 12ϋΐΰ',
  // Hebrew, with the points of vocalised text as rare letters
  he: '3יוה 4לאתרבמש 5נעדםחק 6כפטגןצס 7זך 8ץף 11ְִַָֹּׁ',
  // Arabic script
  ar: '3ال 4يورمن 5تبةعدفسهك 6قحجأ 7شصخطضىذ 8ئزثإءغ 9ظآًّـ، 10ؤَُِ',
  fa: '3اي 4درنهوم 5تبسش 6كلگزفخق 7عجحپچءآ 8غصطىئ 9ذضظثژأ 7\u200c 9،',
  ur: '3اي 4رکونم 5ےہستلبد 6ںپٹجشھک 7فعزئگحقچآخڈص 8ضى 9ڑطذغظ',
  // Thai
  th: '4านร่อ 5กเมงว้ัียลดิท 6ตคสบหปไะแข์จ 7พชุืู็ใโ 8ผำศณถซึภฟ 9ญษธฐๆ 10ฉ๊ฮฆ 12ฎฏฑฒฤฬ๋ฯฺๅํ๐๑๒๓๔๕๖๗๘๙',
};

/** Punctuation and symbols that any language uses, in the same form; a language's own bands take precedence. */
export const SYMBOL_BANDS = '5\u00a0’ 6“”–„«» 7‘—…‚© 8·•°®™€№ 9§£\u00ad›‹²½ 10±×³µ¿¡';

const LEADING_DIGITS = /^\d+/;

/** Calls `visit` with every character of a bands string and its bits. */
export function eachBand(bands: string, visit: (char: string, bits: number) => void): void {
  for (const band of bands.split(' ')) {
    const bits = Number.parseInt(band, 10);
    for (const char of band.replace(LEADING_DIGITS, '')) visit(char, bits);
  }
}
