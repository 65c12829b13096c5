import { accessibleCases } from './accessible-cases.ts';
import { openFirefox } from './browsers.ts';
import { extensionCases } from './extension.cases.ts';

extensionCases('Firefox', openFirefox, accessibleCases);
