import { t } from '../i18n/messages.ts';
import { choiceOf, scaleOf, switchOf } from '../interface/controls.ts';
import { make } from '../interface/element.ts';
import { methodList } from '../interface/method-list.ts';
import { FONTS, inRange, type NumberSetting, RANGES, type Settings, THEMES } from '../settings/settings.ts';

/** The inputs and outputs of the panel. */
export interface LookPanel {
  readonly settings: Settings;
  /** True if the page is written vertically, so that the switch makes sense. */
  readonly isVertical: boolean;
  /** True if the site has colours and a typeface of its own. */
  readonly hasOwnLook: boolean;
  change(changes: Partial<Settings>): void;
  setOwnLook(isOwn: boolean): void;
}

/** The panel for colours, typeface and method. */
export function lookPanel({ settings, isVertical, hasOwnLook, change, setOwnLook }: LookPanel): HTMLElement {
  const themes = THEMES.map((value) => ({ value, label: t(`theme_${value}`) }));
  const fonts = FONTS.map((value) => ({ value, label: t(`font_${value}`) }));
  const scale = (name: NumberSetting, label: string): HTMLElement =>
    scaleOf(label, RANGES[name], settings[name], (value) => change({ [name]: inRange(name, value) }));
  const ownLook = switchOf(t('for_site'), hasOwnLook, setOwnLook);
  ownLook.classList.add('own-look');
  return make(
    'div',
    { class: 'panel', id: 'fovea-look', popover: 'auto', 'aria-label': t('look') },
    choiceOf(t('theme'), 'theme', themes, settings.theme, (theme) => change({ theme })),
    choiceOf(t('font'), 'font', fonts, settings.font, (font) => change({ font })),
    scale('size', t('size')),
    scale('width', t('width')),
    scale('lineHeight', t('line_height')),
    scale('letterSpacing', t('letter_spacing')),
    scale('wordSpacing', t('word_spacing')),
    switchOf(t('images'), settings.images, (images) => change({ images })),
    switchOf(t('hyphens'), settings.hyphens, (hyphens) => change({ hyphens })),
    switchOf(t('focus_line'), settings.focusLine, (focusLine) => change({ focusLine })),
    isVertical ? switchOf(t('vertical'), settings.vertical, (vertical) => change({ vertical })) : null,
    ownLook,
    methodList(settings.method, (method) => change({ method })),
  );
}
