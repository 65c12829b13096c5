/**
 * English verb forms without a telling ending: auxiliaries, modals, and irregular forms frequent in prose. Forms that
 * are mostly nouns (`saw`, `left`, `felt`) are left out. The original uses a part-of-speech tagger for English.
 */
export const ENGLISH_VERBS: ReadonlySet<string> = new Set(
  (
    "am is are was were be been being isn't aren't wasn't weren't " +
    "have has had having haven't hasn't hadn't do does did doing done don't doesn't didn't " +
    "can could may might must shall should will would cannot can't couldn't won't wouldn't shouldn't " +
    'ate became become began begin begun bought bring brought built came come chose chosen drew drawn drove driven ' +
    'fell fallen find found flew forgot gave given get got go goes gone went grew grown hear heard held hold keep kept ' +
    'knew know known laid lead led lent let lie lost made make makes mean meant met paid put ran read rose risen run ' +
    'said say says see seen sees sent set shook show shown shows shrank sold sought spent spoke spoken spread stood ' +
    'suggest suggests swam take taken takes taught tell think thought threw told took understood use wear woke won wore ' +
    'write wrote written include includes indicate indicates require requires provide provides remain remains occur ' +
    'occurs exist exists appear appears allow allows contain contains'
  ).split(' '),
);

/** Endings of verbs: -ed, -ing, -ize, -ise, -ify and their forms. */
export const ENGLISH_VERB_ENDING: RegExp = /(?:ed|ing|i[sz]e[sd]?|if(?:y|ies))$/;
