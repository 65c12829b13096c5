import { openFirefox } from './browsers.ts';
import { extensionCases } from './extension.cases.ts';

extensionCases('Firefox', openFirefox);
