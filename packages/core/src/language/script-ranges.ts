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

/** One script's code points: space-separated hexadecimal ranges, both ends included. */
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
      'B5 2B9-2C1 2C6-2D1 2EC 2EE 374 1CE9-1CEC 1CEE-1CF3 1CF5-1CF6 1CFA 2102 2107 210A-2113 2115 2119-211D 2124 2128 212C-212D 212F-2131 2133-2139 213C-213F 2145-2149 2E2F 3031-3035 303C A717-A71F A788 A9CF 1D400-1D6C0 1D6C2-1D6DA 1D6DC-1D6FA 1D6FC-1D714 1D716-1D734 1D736-1D74E 1D750-1D76E 1D770-1D788 1D78A-1D7A8 1D7AA-1D7C2 1D7C4-1D7CB',
    marks:
      '300-36F 485-486 64B-655 670 951-954 1AB0-1AEB 1CD0-1CD2 1CD4-1CE8 1CED 1CF4 1CF7-1CF9 1DC0-1DFF 20D0-20F0 302A-302D 3099-309A FE00-FE0F FE20-FE2D E0100-E01EF',
  },
  {
    script: 'Other',
    letters:
      '3E2-3EF 710 712-72F 74D-74F 780-7A5 7B1 7CA-7EA 7F4-7F5 7FA 800-815 81A 824 828 840-858 860-86A 13A0-13FD 1401-166C 166F-167F 1681-169A 16A0-16EA 16EE-1711 171F-1731 1740-1751 1760-1770 18B0-191E 1950-19C9 1A00-1A16 1A20-1A54 1AA7 1B05-1B33 1B45-1B4C 1B83-1BA0 1BAE-1BAF 1BBA-1BE5 1C00-1C23 1C4D-1C4F 1C5A-1C7D 2C00-2C5F 2C80-2CE4 2CEB-2CEE 2CF2-2CF3 2D30-2D6F A000-A48C A4D0-A4FD A500-A60C A610-A61F A62A-A62B A6A0-A6EF A800-A801 A803-A805 A807-A80A A80C-A822 A840-A873 A882-A8B3 A90A-A925 A930-A946 A984-A9B2 AA00-AA28 AA40-AA42 AA44-AA4B AA80-AAAF AAB1 AAB5-AAB6 AAB9-AABD AAC0 AAC2-AADD AAE0-AAEA AAF2-AAF4 AB70-ABE2 10000-100FA 10280-1077F 107BB-10D2F 10D4A-10E5F 10E80-10EC1 10EC8-1343F 14400-16FE2 16FE4-16FF1 16FF7-1AEFF 1E100-1E7DF 1E800-1E95F',
    marks:
      '711 730-74A 7A6-7B0 7EB-7F3 7FD 816-819 81B-823 825-827 829-82D 859-85B 1712-1715 1732-1734 1752-1753 1772-1773 1920-193B 1A17-1A1B 1A55-1A7F 1B00-1B04 1B34-1B44 1B6B-1B73 1B80-1B82 1BA1-1BAD 1BE6-1BF3 1C24-1C37 2CEF-2CF1 2D7F A6F0-A6F1 A802 A806 A80B A823-A827 A82C A880-A881 A8B4-A8C5 A926-A92D A947-A953 A980-A983 A9B3-A9C0 AA29-AA36 AA43 AA4C-AA4D AAB0 AAB2-AAB4 AAB7-AAB8 AABE-AABF AAC1 AAEB-AAEF AAF5-AAF6 ABE3-ABEA ABEC-ABED',
  },
  {
    script: 'Latin',
    letters:
      '41-5A 61-7A AA BA C0-D6 D8-F6 F8-2B8 2E0-2E4 1D00-1D25 1D2C-1D5C 1D62-1D65 1D6B-1D77 1D79-1DBE 1E00-1EFF 2071 207F 2090-209C 212A-212B 2132 214E 2160-2188 2C60-2C7F A722-A787 A78B-A7FF AB30-AB5A AB5C-AB64 AB66-AB69 FB00-FB06 FF21-FF3A FF41-FF5A 10780-107BA 1DF00-1DF2A',
    marks: '',
  },
  {
    script: 'Greek',
    letters:
      '370-373 376-37D 37F 386 388-3E1 3F0-3F5 3F7-3FF 1D26-1D2A 1D5D-1D61 1D66-1D6A 1DBF 1F00-1FBC 1FBE 1FC2-1FCC 1FD0-1FDB 1FE0-1FEC 1FF2-1FFC 2126 AB65 10140-10174',
    marks: '',
  },
  {
    script: 'Cyrillic',
    letters: '400-481 48A-52F 1C80-1C8A 1D2B 1D78 A640-A66E A67F-A69D 1E030-1E06D',
    marks: '483-484 487-489 2DE0-2DFF A66F-A672 A674-A67D A69E-A69F FE2E-FE2F',
  },
  { script: 'Armenian', letters: '531-559 560-588 FB13-FB17', marks: '' },
  {
    script: 'Hebrew',
    letters: '5D0-5F2 FB1D FB1F-FB28 FB2A-FB4F',
    marks: '591-5BD 5BF 5C1-5C2 5C4-5C5 5C7 FB1E',
  },
  {
    script: 'Arabic',
    letters:
      '620-63F 641-64A 66E-66F 671-6D3 6D5 6E5-6E6 6EE-6EF 6FA-6FC 6FF 750-77F 870-887 889-88F 8A0-8C9 FB50-FBB1 FBD3-FD3D FD50-FD8F FD92-FDC7 FDF0-FDFB FE70-FEFC 10EC2-10EC7 1EE00-1EEBB',
    marks: '610-61A 640 656-65F 6D6-6DC 6DF-6E4 6E7-6E8 6EA-6ED 897-89F 8CA-8E1 8E3-8FF',
  },
  {
    script: 'Devanagari',
    letters: '904-939 93D 950 958-961 971-97F A8F2-A8F7 A8FB A8FD-A8FE',
    marks: '900-903 93A-93C 93E-94F 955-957 962-963 A8E0-A8F1 A8FF',
  },
  {
    script: 'Bengali',
    letters: '980 985-9B9 9BD 9CE 9DC-9E1 9F0-9F1 9FC',
    marks: '981-983 9BC 9BE-9CD 9D7 9E2-9E3 9FE',
  },
  { script: 'Gurmukhi', letters: 'A05-A39 A59-A5E A72-A74', marks: 'A01-A03 A3C-A51 A70-A71 A75' },
  { script: 'Gujarati', letters: 'A85-AB9 ABD AD0-AE1 AF9', marks: 'A81-A83 ABC ABE-ACD AE2-AE3 AFA-AFF' },
  { script: 'Oriya', letters: 'B05-B39 B3D B5C-B61 B71', marks: 'B01-B03 B3C B3E-B57 B62-B63' },
  { script: 'Tamil', letters: 'B83-BB9 BD0', marks: 'B82 BBE-BCD BD7' },
  { script: 'Telugu', letters: 'C05-C39 C3D C58-C61', marks: 'C00-C04 C3C C3E-C56 C62-C63' },
  { script: 'Kannada', letters: 'C80 C85-CB9 CBD CDC-CE1 CF1-CF2', marks: 'C81-C83 CBC CBE-CD6 CE2-CE3 CF3' },
  {
    script: 'Malayalam',
    letters: 'D04-D3A D3D D4E D54-D56 D5F-D61 D7A-D7F',
    marks: 'D00-D03 D3B-D3C D3E-D4D D57 D62-D63',
  },
  { script: 'Sinhala', letters: 'D85-DC6', marks: 'D81-D83 DCA-DDF DF2-DF3' },
  { script: 'Thai', letters: 'E01-E30 E32-E33 E40-E46', marks: 'E31 E34-E3A E47-E4E' },
  { script: 'Lao', letters: 'E81-EB0 EB2-EB3 EBD-EC6 EDC-EDF', marks: 'EB1 EB4-EBC EC8-ECE' },
  {
    script: 'Tibetan',
    letters: 'F00 F40-F6C F88-F8C',
    marks: 'F18-F19 F35 F37 F39 F3E-F3F F71-F84 F86-F87 F8D-FBC FC6',
  },
  {
    script: 'Myanmar',
    letters:
      '1000-102A 103F 1050-1055 105A-105D 1061 1065-1066 106E-1070 1075-1081 108E A9E0-A9E4 A9E6-A9EF A9FA-A9FE AA60-AA76 AA7A AA7E-AA7F',
    marks:
      '102B-103E 1056-1059 105E-1060 1062-1064 1067-106D 1071-1074 1082-108D 108F 109A-109D A9E5 AA7B-AA7D',
  },
  { script: 'Georgian', letters: '10A0-10FA 10FC-10FF 1C90-1CBF 2D00-2D2D', marks: '' },
  { script: 'Ethiopic', letters: '1200-135A 1380-138F 2D80-2DDE AB01-AB2E 1E7E0-1E7FE', marks: '135D-135F' },
  { script: 'Khmer', letters: '1780-17B3 17D7 17DC', marks: '17B4-17D3 17DD' },
  { script: 'Mongolian', letters: '1820-1884 1887-18A8 18AA', marks: '180B-180D 180F 1885-1886 18A9' },
  {
    script: 'Han',
    letters: '3005-3007 3021-3029 3038-303B 3400-4DBF 4E00-9FFF F900-FAD9 16FE3 16FF2-16FF6 20000-33479',
    marks: '',
  },
  { script: 'Hiragana', letters: '3041-3096 309D-309F 1B001-1B11F 1B132-1B152', marks: '' },
  {
    script: 'Katakana',
    letters: '30A1-30FA 30FC-30FF 31F0-31FF FF66-FF9D 1AFF0-1B000 1B120-1B122 1B155-1B167',
    marks: 'FF9E-FF9F',
  },
  { script: 'Bopomofo', letters: '3105-312F 31A0-31BF', marks: '' },
  {
    script: 'Hangul',
    letters: '1100-115F 3131-318E A960-A97C AC00-D7A3 FFA0-FFDC',
    marks: '1160-11FF 302E-302F D7B0-D7FB',
  },
];
