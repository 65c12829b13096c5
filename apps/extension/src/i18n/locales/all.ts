import type { Messages } from '../messages.ts';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fa } from './fa.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import { ru } from './ru.ts';
import { zhCn } from './zh-cn.ts';
import { zhTw } from './zh-tw.ts';

/** Every language of the interface, under the name that browsers give it. */
export const LOCALES: Readonly<Record<string, Messages>> = {
  ar,
  de,
  en,
  es,
  fa,
  fr,
  ja,
  ko,
  ru,
  zh_CN: zhCn,
  zh_TW: zhTw,
};
