/**
 * Which code points are letters and combining marks of which script (data only).
 *
 * Derived from the Unicode 17 properties Script and General_Category, and frozen here so that counts do not
 * change with the engine's ICU version. Unassigned gaps are closed to keep the table short. Deliberate
 * differences from Unicode:
 * - the prolonged sound mark ー counts as Katakana, 〆 as Han;
 * - conjoining Hangul vowels and finals and the Arabic tatweel are marks, so that decomposed text has as many
 *   letters as composed text;
 * - rare scripts above U+FFFF are coarse ranges of `Other` letters.
 */

/** The writing systems that Fovea distinguishes; `Common` is shared by all, `Other` covers the rest. */
export type Script =
  | 'Common'
  | 'Other'
  | 'Latin'
  | 'Greek'
  | 'Cyrillic'
  | 'Armenian'
  | 'Hebrew'
  | 'Arabic'
  | 'Devanagari'
  | 'Bengali'
  | 'Gurmukhi'
  | 'Gujarati'
  | 'Oriya'
  | 'Tamil'
  | 'Telugu'
  | 'Kannada'
  | 'Malayalam'
  | 'Sinhala'
  | 'Thai'
  | 'Lao'
  | 'Tibetan'
  | 'Myanmar'
  | 'Georgian'
  | 'Ethiopic'
  | 'Khmer'
  | 'Mongolian'
  | 'Han'
  | 'Hiragana'
  | 'Katakana'
  | 'Bopomofo'
  | 'Hangul';

/** One script's code points: space-separated hexadecimal ranges, each as its first one and how many follow: `41+19` is A to Z. */
export interface ScriptRanges {
  readonly script: Script;
  readonly letters: string;
  readonly marks: string;
}

/** Ranges per script; `Common` holds what belongs to no single script. */
export const SCRIPT_RANGES: readonly ScriptRanges[] = [
  {
    script: 'Common',
    letters:
      'B5 2B9+8 2C6+B 2EC 2EE 374 1CE9+3 1CEE+5 1CF5+1 1CFA 2102 2107 210A+9 2115 2119+4 2124 2128 212C+1 212F+2 2133+6 213C+3 2145+4 2E2F 3031+4 303C A717+8 A788 A9CF 1D400+2C0 1D6C2+18 1D6DC+1E 1D6FC+18 1D716+1E 1D736+18 1D750+1E 1D770+18 1D78A+1E 1D7AA+18 1D7C4+7',
    marks:
      '300+6F 485+1 64B+A 670 951+3 1AB0+3B 1CD0+2 1CD4+14 1CED 1CF4 1CF7+2 1DC0+3F 20D0+20 302A+3 3099+1 FE00+F FE20+D E0100+EF',
  },
  {
    script: 'Other',
    letters:
      '3E2+D 710 712+1D 74D+2 780+25 7B1 7CA+20 7F4+1 7FA 800+15 81A 824 828 840+18 860+A 13A0+5D 1401+26B 166F+10 1681+19 16A0+4A 16EE+23 171F+12 1740+11 1760+10 18B0+6E 1950+79 1A00+16 1A20+34 1AA7 1B05+2E 1B45+7 1B83+1D 1BAE+1 1BBA+2B 1C00+23 1C4D+2 1C5A+23 2C00+5F 2C80+64 2CEB+3 2CF2+1 2D30+3F A000+48C A4D0+2D A500+10C A610+F A62A+1 A6A0+4F A800+1 A803+2 A807+3 A80C+16 A840+33 A882+31 A90A+1B A930+16 A984+2E AA00+28 AA40+2 AA44+7 AA80+2F AAB1 AAB5+1 AAB9+4 AAC0 AAC2+1B AAE0+A AAF2+2 AB70+72 10000+FA 10280+4FF 107BB+574 10D4A+115 10E80+41 10EC8+2577 14400+2BE2 16FE4+D 16FF7+3F08 1E100+6DF 1E800+15F',
    marks:
      '711 730+1A 7A6+A 7EB+8 7FD 816+3 81B+8 825+2 829+4 859+2 1712+3 1732+2 1752+1 1772+1 1920+1B 1A17+4 1A55+2A 1B00+4 1B34+10 1B6B+8 1B80+2 1BA1+C 1BE6+D 1C24+13 2CEF+2 2D7F A6F0+1 A802 A806 A80B A823+4 A82C A880+1 A8B4+11 A926+7 A947+C A980+3 A9B3+D AA29+D AA43 AA4C+1 AAB0 AAB2+2 AAB7+1 AABE+1 AAC1 AAEB+4 AAF5+1 ABE3+7 ABEC+1',
  },
  {
    script: 'Latin',
    letters:
      '41+19 61+19 AA BA C0+16 D8+1E F8+1C0 2E0+4 1D00+25 1D2C+30 1D62+3 1D6B+C 1D79+45 1E00+FF 2071 207F 2090+C 212A+1 2132 214E 2160+28 2C60+1F A722+65 A78B+74 AB30+2A AB5C+8 AB66+3 FB00+6 FF21+19 FF41+19 10780+3A 1DF00+2A',
    marks: '',
  },
  {
    script: 'Greek',
    letters:
      '370+3 376+7 37F 386 388+59 3F0+5 3F7+8 1D26+4 1D5D+4 1D66+4 1DBF 1F00+BC 1FBE 1FC2+A 1FD0+B 1FE0+C 1FF2+A 2126 AB65 10140+34',
    marks: '',
  },
  {
    script: 'Cyrillic',
    letters: '400+81 48A+A5 1C80+A 1D2B 1D78 A640+2E A67F+1E 1E030+3D',
    marks: '483+1 487+2 2DE0+1F A66F+3 A674+9 A69E+1 FE2E+1',
  },
  { script: 'Armenian', letters: '531+28 560+28 FB13+4', marks: '' },
  {
    script: 'Hebrew',
    letters: '5D0+22 FB1D FB1F+9 FB2A+25',
    marks: '591+2C 5BF 5C1+1 5C4+1 5C7 FB1E',
  },
  {
    script: 'Arabic',
    letters:
      '620+1F 641+9 66E+1 671+62 6D5 6E5+1 6EE+1 6FA+2 6FF 750+2F 870+17 889+6 8A0+29 FB50+61 FBD3+16A FD50+3F FD92+35 FDF0+B FE70+8C 10EC2+5 1EE00+BB',
    marks: '610+A 640 656+9 6D6+6 6DF+5 6E7+1 6EA+3 897+8 8CA+17 8E3+1C',
  },
  {
    script: 'Devanagari',
    letters: '904+35 93D 950 958+9 971+E A8F2+5 A8FB A8FD+1',
    marks: '900+3 93A+2 93E+11 955+2 962+1 A8E0+11 A8FF',
  },
  {
    script: 'Bengali',
    letters: '980 985+34 9BD 9CE 9DC+5 9F0+1 9FC',
    marks: '981+2 9BC 9BE+F 9D7 9E2+1 9FE',
  },
  { script: 'Gurmukhi', letters: 'A05+34 A59+5 A72+2', marks: 'A01+2 A3C+15 A70+1 A75' },
  { script: 'Gujarati', letters: 'A85+34 ABD AD0+11 AF9', marks: 'A81+2 ABC ABE+F AE2+1 AFA+5' },
  { script: 'Oriya', letters: 'B05+34 B3D B5C+5 B71', marks: 'B01+2 B3C B3E+19 B62+1' },
  { script: 'Tamil', letters: 'B83+36 BD0', marks: 'B82 BBE+F BD7' },
  { script: 'Telugu', letters: 'C05+34 C3D C58+9', marks: 'C00+4 C3C C3E+18 C62+1' },
  { script: 'Kannada', letters: 'C80 C85+34 CBD CDC+5 CF1+1', marks: 'C81+2 CBC CBE+18 CE2+1 CF3' },
  {
    script: 'Malayalam',
    letters: 'D04+36 D3D D4E D54+2 D5F+2 D7A+5',
    marks: 'D00+3 D3B+1 D3E+F D57 D62+1',
  },
  { script: 'Sinhala', letters: 'D85+41', marks: 'D81+2 DCA+15 DF2+1' },
  { script: 'Thai', letters: 'E01+2F E32+1 E40+6', marks: 'E31 E34+6 E47+7' },
  { script: 'Lao', letters: 'E81+2F EB2+1 EBD+9 EDC+3', marks: 'EB1 EB4+8 EC8+6' },
  {
    script: 'Tibetan',
    letters: 'F00 F40+2C F88+4',
    marks: 'F18+1 F35 F37 F39 F3E+1 F71+13 F86+1 F8D+2F FC6',
  },
  {
    script: 'Myanmar',
    letters:
      '1000+2A 103F 1050+5 105A+3 1061 1065+1 106E+2 1075+C 108E A9E0+4 A9E6+9 A9FA+4 AA60+16 AA7A AA7E+1',
    marks: '102B+13 1056+3 105E+2 1062+2 1067+6 1071+3 1082+B 108F 109A+3 A9E5 AA7B+2',
  },
  { script: 'Georgian', letters: '10A0+5A 10FC+3 1C90+2F 2D00+2D', marks: '' },
  { script: 'Ethiopic', letters: '1200+15A 1380+F 2D80+5E AB01+2D 1E7E0+1E', marks: '135D+2' },
  { script: 'Khmer', letters: '1780+33 17D7 17DC', marks: '17B4+1F 17DD' },
  { script: 'Mongolian', letters: '1820+64 1887+21 18AA', marks: '180B+2 180F 1885+1 18A9' },
  {
    script: 'Han',
    letters: '3005+2 3021+8 3038+3 3400+19BF 4E00+51FF F900+1D9 16FE3 16FF2+4 20000+13479',
    marks: '',
  },
  { script: 'Hiragana', letters: '3041+55 309D+2 1B001+11E 1B132+20', marks: '' },
  {
    script: 'Katakana',
    letters: '30A1+59 30FC+3 31F0+F FF66+37 1AFF0+10 1B120+2 1B155+12',
    marks: 'FF9E+1',
  },
  { script: 'Bopomofo', letters: '3105+2A 31A0+1F', marks: '' },
  {
    script: 'Hangul',
    letters: '1100+5F 3131+5D A960+1C AC00+2BA3 FFA0+3C',
    marks: '1160+9F 302E+1 D7B0+4B',
  },
];
