import { fillTexts } from './fill-texts.ts';

fillTexts();
