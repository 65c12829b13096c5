/**
 * Labels that precede a name in a byline, by language: first the words for "by", then those that say what was done.
 * They are stripped from a byline, and the words for "by" also find one that no markup names; they never decide about
 * content. A missing language costs an extra word in `byline`, or a byline without markup. A name that is a link or has
 * its own element needs none of them.
 */
const BY_LANGUAGE: { readonly [lang: string]: readonly [by: readonly string[], done: readonly string[]] } = {
  ar: [['بقلم'], ['كتب', 'كتبت']],
  bg: [['от'], ['автор']],
  bn: [[], ['লেখক']],
  ca: [['per'], ['autor']],
  cs: [[], ['autor', 'napsal', 'napsala']],
  da: [['af'], ['skrevet', 'forfatter']],
  de: [['von'], ['autor', 'autorin', 'verfasst', 'erstellt', 'geschrieben', 'veröffentlicht', 'text']],
  el: [['από'], ['του', 'της', 'συντάκτης']],
  en: [
    ['by'],
    ['author', 'written', 'posted', 'published', 'authored', 'submitted', 'story', 'words', 'reported'],
  ],
  es: [['por'], ['autor', 'autora', 'escrito', 'publicado']],
  fa: [['توسط'], ['نوشته', 'نویسنده']],
  fi: [[], ['kirjoittanut', 'kirjoittaja', 'teksti']],
  fr: [['par'], ['auteur', 'publié', 'écrit', 'rédigé']],
  he: [['מאת'], []],
  hi: [['द्वारा'], ['लेखक']],
  hr: [[], ['autor', 'piše']],
  hu: [[], ['írta', 'szerző']],
  id: [['oleh'], ['penulis']],
  it: [['di'], ['autore', 'scritto', 'pubblicato']],
  ja: [[], ['文', '著者', '執筆']],
  ko: [[], ['글', '작성자']],
  nl: [['door'], ['auteur', 'geschreven']],
  no: [['av'], ['skrevet', 'tekst']],
  pl: [['przez'], ['autor', 'autorka', 'napisał', 'napisała']],
  pt: [['por'], ['autor', 'autora', 'escrito']],
  ro: [[], ['autor', 'scris']],
  ru: [[], ['автор', 'текст', 'опубликовал']],
  sv: [['av'], ['text', 'skriven']],
  th: [['โดย'], ['เรื่อง']],
  tr: [[], ['yazan', 'yazar']],
  uk: [[], ['автор', 'текст']],
  vi: [['bởi'], ['tác', 'giả']],
  zh: [[], ['作者', '文', '记者', '記者', '撰文']],
};

/** The languages whose labels are known. */
export const BYLINE_LANGUAGES: readonly string[] = Object.keys(BY_LANGUAGE);

const ALL_WORDS = Object.values(BY_LANGUAGE);

/** All words for "by", in lower case: pages mix languages, and none of these words begins a name in another one. */
export const WORDS_FOR_BY: ReadonlySet<string> = new Set(ALL_WORDS.flatMap(([by]) => by));

/** All labels, in lower case. @format */
export const BYLINE_WORDS: ReadonlySet<string> = new Set(ALL_WORDS.flat(2));
