import { blocksOf, type Sentence, sentencesOf } from './sentences.ts';

/** How to speak. */
export interface Speech {
  /** The language of the article, in BCP 47; may be empty. */
  readonly language: string;
  /** A multiple of the usual speed. */
  readonly rate: number;
  /** `null` if there is no suitable voice: without one the engine would choose, perhaps a voice on a server. */
  readonly voice: SpeechSynthesisVoice | null;
}

/** What the speaker tells the reader. */
export interface SpeakerHost {
  /** How to speak the next sentence. */
  speech(): Speech;
  /** The sentence that is spoken now; `null` when it is over. */
  spoken(sentence: Sentence | null): void;
  /** Speech began, paused or ended. */
  changed(): void;
  /** The engine cannot speak. */
  failed(): void;
}

/** Speaks an article sentence by sentence, so that each can be marked, repeated and skipped. */
export class Speaker {
  readonly #host: SpeakerHost;
  #blocks: readonly Element[] = [];
  #block = 0;
  #sentences: readonly Sentence[] = [];
  #sentence = 0;
  /** Kept, because browsers may collect an utterance before they say that it ended. */
  #utterance: SpeechSynthesisUtterance | null = null;

  constructor(host: SpeakerHost) {
    this.#host = host;
  }

  get isSpeaking(): boolean {
    return this.#utterance !== null;
  }

  /** Speaks an article from its first block that is to be heard. */
  start(article: Element, isFirst: (block: Element) => boolean): void {
    this.#blocks = blocksOf(article);
    this.#enter(Math.max(0, this.#blocks.findIndex(isFirst)), 0);
    this.#speak();
  }

  /** Pauses, or goes on with the sentence that was interrupted: not every engine can pause in one. */
  toggle(): void {
    if (this.isSpeaking) this.#silence();
    else this.#speak();
    this.#host.changed();
  }

  /** Goes on to another sentence: 1 to the next, -1 to the one before. */
  step(by: 1 | -1): void {
    if (this.#move(by)) this.#speak();
    else this.stop();
  }

  /** Begins the sentence again, with another voice or speed. */
  restart(): void {
    if (this.isSpeaking) this.#speak();
  }

  /** Ends. */
  stop(): void {
    this.#silence();
    this.#blocks = [];
    this.#sentences = [];
    this.#host.spoken(null);
    this.#host.changed();
  }

  #enter(block: number, sentence: number): void {
    this.#block = block;
    const element = this.#blocks[block];
    this.#sentences = element === undefined ? [] : sentencesOf(element, this.#host.speech().language);
    this.#sentence = sentence < 0 ? Math.max(0, this.#sentences.length - 1) : sentence;
  }

  #move(by: 1 | -1): boolean {
    const next = this.#sentence + by;
    if (this.#sentences[next] !== undefined) {
      this.#sentence = next;
      return true;
    }
    const block = this.#block + by;
    if (this.#blocks[block] === undefined) return by < 0 && this.#sentences.length > 0;
    this.#enter(block, by > 0 ? 0 : -1);
    return true;
  }

  #speak(): void {
    const sentence = this.#sentences[this.#sentence];
    if (sentence === undefined) this.stop();
    else this.#say(sentence);
  }

  #say(sentence: Sentence): void {
    this.#silence();
    const { language, rate, voice } = this.#host.speech();
    if (voice === null) {
      this.#fail();
      return;
    }
    const utterance = new SpeechSynthesisUtterance(sentence.text);
    utterance.lang = language;
    utterance.rate = rate;
    utterance.voice = voice;
    // An engine also says that an utterance ended, or failed, after it was silenced.
    const isNow = (): boolean => this.#utterance === utterance;
    utterance.onend = () => {
      if (isNow()) this.step(1);
    };
    utterance.onerror = () => {
      if (isNow()) this.#fail();
    };
    this.#utterance = utterance;
    speechSynthesis.speak(utterance);
    this.#host.spoken(sentence);
    this.#host.changed();
  }

  #fail(): void {
    this.stop();
    this.#host.failed();
  }

  #silence(): void {
    this.#utterance = null;
    speechSynthesis.cancel();
  }
}
