/**
 * The most frequent characters, in the form of `letters.ts`: `5的` says that 的 makes up about 2⁻⁵ of a text. A few dozen
 * per language are enough, because a wrong reading spreads evenly over thousands of characters.
 */
export const CJK_BANDS: Readonly<
  Record<'chinese' | 'simplified' | 'traditional' | 'japanese' | 'korean', string>
> = {
  chinese: '4， 5。 6、 7“”《》！（）：；？ 9·—…【】～',
  simplified:
    '5的 7一上不中了人他国在大我是有来这 8下两个为主么之也事于从以们会作公出到前动去又发只可同后和地多天头好如子学家对小就已年开当得心想成所手文方无日时本没然生用看着经老而能自行要见说起过还道那都里长面' +
    ' 9业产全关分力加发回场定实工市平性报政新月机民法现理等网资进部量金间高',
  traditional:
    '5的 7一上不中了人他來國在大我是有這 8下主之也事以作個們兩公出到前動去又只可同和地多天好如子學家對小就已年後得從心想成所手文方於日時會本沒為無然生用當發看經老而能自著行要見說起過道還那都里長開面頭麼' +
    ' 9並全其分力加及回報場定實工市平性政新更月業機此民法現理產等網與資進部量金間關高',
  japanese:
    '4、の 5。いしたとにるンー 6うかがくこさすてでなはまもらりれをイスットル 7あえおきけせそだちっつどみめよんアクグコサシジタテドニフプマュラリレロ 8「」・（）' +
    ' 8一中事人会出国大学年日時月本生社者行',
  korean:
    '6다이 7가게고그기나는대도로를리사서수시아어에으은을의인일자정제지하한해 8것경계공과관교구국내니당동된들라러마만말면모문미발보보부비상선성세소스신안여연오와요용우원위유음있장재적전조주중했화회',
};
