/** A few sentences per language, written for these tests. */
export const NATURAL_TEXT = {
  simplified:
    '昨天下午，市图书馆的新阅览室正式对读者开放。馆长说，这里一共有三千多册新书，大家可以免费借阅。很多家长带着孩子来看书，他们都觉得环境安静，座位也比以前多了。',
  traditional:
    '昨天下午，市立圖書館的新閱覽室正式對讀者開放。館長說，這裡一共有三千多冊新書，大家可以免費借閱。很多家長帶著孩子來看書，他們都覺得環境安靜，座位也比以前多了。',
  japanese:
    '昨日の午後、市立図書館の新しい閲覧室が開館しました。館長によると、三千冊以上の本をだれでも無料で借りることができます。親子で訪れる人も多く、「静かで席も増えた」と喜んでいました。スタッフはカードの作り方をていねいに説明していました。',
  korean:
    '어제 오후에 시립 도서관의 새 열람실이 문을 열었습니다. 관장은 삼천 권이 넘는 새 책을 누구나 무료로 빌릴 수 있다고 말했습니다. 아이들과 함께 온 부모들은 조용하고 자리도 많아져서 좋다고 했습니다.',
  russian:
    'Вчера днём в городской библиотеке открылся новый читальный зал. Директор сказала, что здесь больше трёх тысяч новых книг и каждый может взять их домой бесплатно. Родители с детьми пришли уже утром и были очень довольны.',
  ukrainian:
    'Учора вдень у міській бібліотеці відкрилася нова читальна зала. Директорка сказала, що тут є понад три тисячі нових книжок і кожен може взяти їх додому безкоштовно. Батьки з дітьми прийшли ще вранці й були дуже задоволені.',
  bulgarian:
    'Вчера следобед в градската библиотека беше открита нова читалня. Директорът каза, че тук има над три хиляди нови книги и всеки може да ги вземе безплатно у дома. Родителите дойдоха с децата си още сутринта и бяха много доволни.',
  serbian:
    'Јуче поподне у градској библиотеци отворена је нова читаоница. Директорка је рекла да овде има више од три хиљаде нових књига и да свако може бесплатно да их понесе кући. Родитељи са децом дошли су већ ујутру.',
  greek:
    'Χθες το απόγευμα άνοιξε στη δημοτική βιβλιοθήκη το νέο αναγνωστήριο. Η διευθύντρια είπε ότι υπάρχουν πάνω από τρεις χιλιάδες καινούργια βιβλία και ο καθένας μπορεί να τα δανειστεί δωρεάν. Άλλοι ήρθαν με τα παιδιά τους από το πρωί.',
  hebrew:
    'אתמול אחר הצהריים נפתח בספרייה העירונית אולם קריאה חדש. המנהלת אמרה שיש כאן יותר משלושת אלפים ספרים חדשים וכל אחד יכול לשאול אותם בחינם. הורים וילדים הגיעו כבר בבוקר והיו מרוצים מאוד.',
  arabic:
    'افتتحت أمس بعد الظهر قاعة القراءة الجديدة في مكتبة المدينة. وقالت المديرة إن هنا أكثر من ثلاثة آلاف كتاب جديد ويستطيع كل شخص أن يستعيرها مجانا. وجاء الآباء مع أطفالهم منذ الصباح وكانوا سعداء جدا.',
  persian:
    'ديروز بعد از ظهر تالار تازه كتابخانه شهر باز شد. مدير كتابخانه گفت كه اينجا بيش از سه هزار كتاب نو هست و هر كس مي تواند آنها را رايگان به خانه ببرد. پدران و مادران با بچه ها از صبح آمده بودند.',
  thai: 'เมื่อวานนี้ช่วงบ่าย ห้องอ่านหนังสือใหม่ของห้องสมุดประจำเมืองเปิดให้ประชาชนเข้าใช้แล้ว ผู้อำนวยการกล่าวว่าที่นี่มีหนังสือใหม่มากกว่าสามพันเล่ม และทุกคนสามารถยืมกลับบ้านได้โดยไม่เสียค่าใช้จ่าย',
  vietnamese:
    'Chiều hôm qua, phòng đọc mới của thư viện thành phố đã mở cửa. Giám đốc nói rằng ở đây có hơn ba nghìn cuốn sách mới và mọi người đều có thể mượn về nhà miễn phí. Nhiều phụ huynh đưa con đến từ sáng sớm và rất hài lòng.',
  english:
    'The city library opened its new reading room yesterday – “quiet, bright and free for all”, as the director put it. There’s room for forty readers, and it’s open every day until nine.',
  french:
    'La nouvelle salle de lecture de la bibliothèque a été inaugurée hier après-midi. La directrice a précisé que plus de trois mille livres récents peuvent être empruntés gratuitement. Les élèves étaient déjà là à huit heures, très intéressés.',
  frenchWithEuro:
    "L'entrée coûte 5 € et la visite des œuvres est comprise. Le cœur de la collection a été restauré cet été, après une longue fermeture.",
  german:
    'Gestern Nachmittag wurde der neue Lesesaal der Stadtbücherei eröffnet. Über dreitausend Bücher können dort kostenlos ausgeliehen werden, erklärte die Leiterin. Viele Familien kamen schon früh und fanden schöne Plätze zur Straße hin.',
  spanish:
    'Ayer por la tarde se inauguró la nueva sala de lectura de la biblioteca. Según la directora, aquí hay más de tres mil libros que cualquiera podrá llevarse gratis. Los niños llegaron temprano. ¿Quién habría imaginado tanta animación?',
  portuguese:
    'Ontem à tarde foi inaugurada a nova sala de leitura da biblioteca. Segundo a diretora, são mais de três mil livros que qualquer cidadão poderá levar para casa sem custos. As crianças chegaram cedo e não queriam mais sair.',
  swedish:
    'I går eftermiddag öppnade stadsbibliotekets nya läsesal. Här finns över tre tusen nya böcker som alla får låna gratis, sade chefen. Många föräldrar kom redan på morgonen med sina små barn och var mycket nöjda.',
  icelandic:
    'Í gær var nýr lestrarsalur opnaður í bókasafni bæjarins. Forstöðumaðurinn sagði að þar væru yfir þrjú þúsund nýjar bækur og allir gætu fengið þær lánaðar án endurgjalds. Foreldrar komu þegar um morguninn.',
  polish:
    'Wczoraj po południu otwarto nową czytelnię biblioteki miejskiej. Dyrektorka powiedziała, że jest tu ponad trzy tysiące książek, które każdy może wypożyczyć za darmo. Rodzice przyszli z dziećmi już rano i byli bardzo zadowoleni. Może wróżą jej świetność.',
  czech:
    'Včera odpoledne byla otevřena nová čítárna městské knihovny. Ředitelka řekla, že je zde více než tři tisíce nových knih a každý si je může zdarma půjčit. Rodiče s dětmi přišli už ráno a byli velmi spokojeni. Šest židlí ještě chybí.',
  slovak:
    'Včera popoludní otvorili novú čitáreň mestskej knižnice. Riaditeľka povedala, že je tu viac než tritisíc nových kníh a každý si ich môže zadarmo požičať. Rodičia s deťmi prišli už ráno a boli veľmi spokojní, hoci šesť stoličiek ešte chýba.',
  hungarian:
    'Tegnap délután megnyílt a városi könyvtár új olvasóterme. Az igazgatónő elmondta, hogy több mint háromezer új könyv közül lehet ingyen kölcsönözni. A szülők már reggel eljöttek a gyerekekkel, és nagyon örültek a bővítésnek, mert jóval több ülőhely lett.',
  romanian:
    'Ieri după-amiază a fost deschisă noua sală de lectură a bibliotecii orăşeneşti. Directoarea a spus că aici se află peste trei mii de cărţi noi şi că oricine le poate împrumuta fără plată. Părinţii au venit cu copiii încă de dimineaţă.',
  croatian:
    'Jučer poslijepodne otvorena je nova čitaonica gradske knjižnice. Ravnateljica je rekla da ovdje ima više od tri tisuće novih knjiga i da ih svatko može besplatno posuditi. Roditelji su došli već ujutro, a još će ih doći i sljedeći tjedan.',
  turkish:
    'Dün öğleden sonra şehir kütüphanesinin yeni okuma salonu açıldı. Müdür, burada üç binden fazla yeni kitap olduğunu ve herkesin bunları ücretsiz ödünç alabileceğini söyledi. Aileler çocuklarıyla sabah erkenden geldi ve çok memnun kaldı.',
  lithuanian:
    'Vakar po pietų miesto bibliotekoje atidaryta nauja skaitykla. Direktorė sakė, kad čia yra daugiau kaip trys tūkstančiai naujų knygų ir kiekvienas gali jas pasiskolinti nemokamai. Tėvai su vaikais atėjo jau rytą ir buvo labai patenkinti.',
  latvian:
    'Vakar pēcpusdienā pilsētas bibliotēkā atklāja jaunu lasītavu. Direktore teica, ka šeit ir vairāk nekā trīs tūkstoši jaunu grāmatu un ikviens tās var aizņemties bez maksas. Vecāki ar bērniem ieradās jau no rīta un bija ļoti apmierināti.',
  estonian:
    'Eile pärastlõunal avati linnaraamatukogu uus lugemissaal. Juhataja ütles, et siin on üle kolme tuhande uue raamatu ja igaüks võib neid tasuta koju viia. Lapsevanemad tulid juba hommikul. Näidati ka filmi „Šokolaad“ ja žürii jäi rahule.',
} as const satisfies Readonly<Record<string, string>>;

/** A language of `NATURAL_TEXT`. */
export type TextName = keyof typeof NATURAL_TEXT;

/** A page around a text, with ASCII navigation, styles and scripts, which outweigh the text on real pages. */
export function pageOf(text: string, head = ''): string {
  return `<!DOCTYPE html>
<html><head>${head}<title>Library news</title>
<style>.nav { margin: 0 } a > b { color: red }</style>
<script>var tracker = { id: 42 }; if (1 < 2) { document.title += '!'; }</script>
</head><body><!-- header -->
<ul class="nav"><li><a href="/">Home</a></li><li><a href="/news?page=2&amp;sort=asc">News</a></li></ul>
<div id="main"><p>${text}</p><p>Copyright 2009 by the editors.</p></div>
</body></html>`;
}
