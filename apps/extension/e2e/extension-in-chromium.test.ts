import { openChromium } from './browsers.ts';
import { extensionCases } from './extension.cases.ts';

extensionCases('Chromium', openChromium);
