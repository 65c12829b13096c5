/**
 * The most frequent characters, in the form of `letters.ts`: `5的` says that 的 makes up about 2⁻⁵ of a text. A few dozen
 * per language are enough, because a wrong reading spreads evenly over thousands of characters.
 */
export const CJK_BANDS: Readonly<
  Record<'chinese' | 'simplified' | 'traditional' | 'japanese' | 'korean', string>
> = {
  chinese: '4， 5。 6、 7：；？！“”《》（） 9【】·—…～',
  simplified:
    '5的 7一是不了在人有我他这中大来国上 8个到说们为子和地出道也时年得就那要下以生会自着去之过家学对可里后小么心多天而能好都然没日于起还发成事只作当想看文无开手用主行方又如前所本见经头面公同已老从动两长' +
    ' 9新市网报业金资全高关机平场月现工政部产发民加量分定法性回等间进理实力',
  traditional:
    '5的 7一是不了在人有我他這中大來國上 8個到說們為子和地出道也時年得就那要下以生會自著去之過家學對可里後小麼心多天而能好都然沒日於起還發成事只作當想看文無開手用主行方又如前所本見經頭面公同已老從動兩長' +
    ' 9新市網報業金資全高關機平場月現工政部產民加量分定法性回等間進理實力與及其此更並',
  japanese:
    '4、の 5。いるにしたとーン 6をはでがなてかれらすまスイトこりルッうくもさ 7あきっけせそつよみだどめちおえんクラプアリタドフシサマレコジロュテグニ 8「」・（）' +
    ' 8日人大年国会一出本中事者社学月生時行',
  korean:
    '6이다 7는에의하가고지을기로한인은사를시도서대어자리해수정아나일게그으제 8있스니전부들구주라보장국상원만보여성소오유공경동면신조비과화세우문안위선용연요것내적마계중미발러와음관재당말교회모된했',
};
