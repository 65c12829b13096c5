import { rangeOf, type Sentence } from '../aloud/sentences.ts';
import { Speaker, type Speech } from '../aloud/speaker.ts';
import { languageKey, voiceFor, voicesFor } from '../aloud/voices.ts';
import { t } from '../i18n/messages.ts';
import { iconButton, listOf, scaleOf } from '../interface/controls.ts';
import { make } from '../interface/element.ts';
import type { Frame } from '../interface/frame.ts';
import { icon } from '../interface/icons.ts';
import { inRange, RANGES, type Settings } from '../settings/settings.ts';

/** What reading aloud needs from the reader. */
export interface AloudHost {
  readonly frame: Frame;
  readonly scroller: HTMLElement;
  settings(): Settings;
  change(changes: Partial<Settings>): void;
  /** The whole article. */
  article(): HTMLElement | null;
  say(text: string): void;
}

/** The name under which the browser styles the spoken sentence. */
const SPOKEN = 'fovea-spoken';

/** Reads the article aloud, and marks the sentence that is spoken. */
export class Aloud {
  readonly element: HTMLElement = make('div', {
    class: 'aloud',
    role: 'toolbar',
    'aria-label': t('aloud'),
    hidden: true,
  });
  readonly #host: AloudHost;
  readonly #speaker: Speaker;
  readonly #play = iconButton('play', t('aloud_play'), {
    onclick: () => this.#toggle(),
    'data-aloud': 'play',
  });

  constructor(host: AloudHost) {
    this.#host = host;
    this.#speaker = new Speaker({
      speech: () => this.#speech(),
      spoken: (sentence) => this.#mark(sentence),
      changed: () => this.#showState(),
      failed: () => host.say(t('no_voice')),
    });
    // Some browsers find their voices only after they were asked for.
    speechSynthesis.addEventListener?.('voiceschanged', this.#fillAgain);
    speechSynthesis.getVoices();
  }

  /** Begins, with the first paragraph in view, or ends. */
  toggle(): void {
    if (this.element.hidden) this.#open();
    else this.stop();
  }

  /** Ends, and hides the bar. */
  stop(): void {
    if (this.element.hidden) return;
    // A hidden button would keep the focus, and no key would reach the reader.
    if (this.element.contains(this.#host.frame.root.activeElement)) this.#host.scroller.focus();
    this.element.hidden = true;
    this.#speaker.stop();
  }

  /** Ends for good. */
  close(): void {
    this.stop();
    speechSynthesis.removeEventListener?.('voiceschanged', this.#fillAgain);
  }

  #open(): void {
    // Completes the article first, because to replace it ends reading aloud.
    this.#host.article();
    this.element.hidden = false;
    this.#fill();
    this.#begin();
  }

  #begin(): void {
    const article = this.#host.article();
    if (article === null) return;
    const { top, left, right } = this.#host.scroller.getBoundingClientRect();
    this.#speaker.start(article, (block) => {
      const box = block.getBoundingClientRect();
      return box.bottom > top && box.right > left && box.left < right;
    });
  }

  #toggle(): void {
    this.#speaker.toggle();
    // The end was reached; then it begins again with what is in view.
    if (!this.#speaker.isSpeaking && this.#play.dataset['state'] === 'over') this.#begin();
  }

  #speech(): Speech {
    const { rate, voices } = this.#host.settings();
    const language = this.#language();
    return { language, rate, voice: voiceFor(speechSynthesis.getVoices(), language, voices) };
  }

  #language(): string {
    return this.#host.article()?.lang ?? '';
  }

  readonly #fillAgain = (): void => {
    if (!this.element.hidden) this.#fill();
  };

  #fill(): void {
    const language = this.#language();
    const { rate, voices } = this.#host.settings();
    const offered = voicesFor(speechSynthesis.getVoices(), language);
    const options = offered.map(({ voiceURI, name }) => ({ value: voiceURI, label: name }));
    const chosen = voices[languageKey(language)] ?? '';
    this.element.replaceChildren(
      iconButton('previous', t('aloud_previous'), {
        onclick: () => this.#speaker.step(-1),
        'data-aloud': 'previous',
      }),
      this.#play,
      iconButton('next', t('aloud_next'), { onclick: () => this.#speaker.step(1), 'data-aloud': 'next' }),
      scaleOf(t('aloud_rate'), RANGES.rate, rate, (value) => this.#set({ rate: inRange('rate', value) })),
      listOf(t('aloud_voice'), [{ value: '', label: t('theme_auto') }, ...options], chosen, (voice) =>
        this.#set({ voices: { ...this.#host.settings().voices, [languageKey(language)]: voice } }),
      ),
      iconButton('close', t('close'), { onclick: () => this.stop(), 'data-aloud': 'close' }),
    );
  }

  #set(changes: Partial<Settings>): void {
    this.#host.change(changes);
    this.#speaker.restart();
  }

  #showState(): void {
    const { isSpeaking } = this.#speaker;
    const label = t(isSpeaking ? 'aloud_pause' : 'aloud_play');
    this.#play.replaceChildren(icon(isSpeaking ? 'pause' : 'play'));
    this.#play.title = label;
    this.#play.setAttribute('aria-label', label);
  }

  #mark(sentence: Sentence | null): void {
    const { view, element } = this.#host.frame;
    this.#play.dataset['state'] = sentence === null ? 'over' : 'on';
    if (sentence === null) {
      // A page that removes the layer takes the frame's window with it.
      if (element.isConnected) view.CSS.highlights.delete(SPOKEN);
      return;
    }
    const range = rangeOf(sentence);
    view.CSS.highlights.set(SPOKEN, new view.Highlight(range));
    this.#follow(range, sentence.block);
  }

  /** Scrolls if the sentence is out of sight. */
  #follow(range: Range, block: Element): void {
    const seen = this.#host.scroller.getBoundingClientRect();
    const { top, bottom, left, right } = range.getBoundingClientRect();
    const isSeen = top >= seen.top && bottom <= seen.bottom && left >= seen.left && right <= seen.right;
    if (!isSeen) block.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  }
}
