/** A small page in some language. */
export interface Example {
  readonly name: string;
  readonly html: string;
}

/** What an example says: a title, three paragraphs, and what stands around them. */
interface Words {
  readonly name: string;
  readonly lang: string;
  readonly dir?: 'rtl';
  readonly title: string;
  readonly paragraphs: readonly [string, string, string];
  readonly menu: readonly string[];
  readonly footer: string;
}

const WORDS: readonly Words[] = [
  {
    name: 'English',
    lang: 'en',
    title: 'The quiet harbour',
    paragraphs: [
      'The harbour was quiet that morning, and the boats lay still under a thin fog. Nobody had expected visitors so early in the year, yet two had already come down from the station with their bags.',
      'They asked for the old lighthouse. It had not been lit for thirty years, but people still walked out to it on Sundays, along the wall, when the wind allowed it.',
      'By noon the fog was gone. From the top one could see the islands, and behind them the grey line where the weather came from.',
    ],
    menu: ['Home', 'News', 'Contact'],
    footer: 'All rights reserved',
  },
  {
    name: 'Deutsch',
    lang: 'de',
    title: 'Der stille Hafen',
    paragraphs: [
      'Der Hafen war an jenem Morgen still, und die Boote lagen ruhig im dünnen Nebel. So früh im Jahr hatte niemand Gäste erwartet, doch zwei waren schon mit ihren Taschen vom Bahnhof heruntergekommen.',
      'Sie fragten nach dem alten Leuchtturm. Seit dreißig Jahren brannte dort kein Licht mehr, aber sonntags gingen die Leute noch immer auf der Mauer zu ihm hinaus, wenn der Wind es erlaubte.',
      'Gegen Mittag war der Nebel verschwunden. Von oben sah man die Inseln und dahinter den grauen Strich, aus dem das Wetter kam.',
    ],
    menu: ['Startseite', 'Nachrichten', 'Kontakt'],
    footer: 'Alle Rechte vorbehalten',
  },
  {
    name: 'Français',
    lang: 'fr',
    title: 'Le port silencieux',
    paragraphs: [
      'Le port était silencieux ce matin-là, et les bateaux reposaient sous une brume légère. Personne n’attendait de visiteurs si tôt dans l’année, mais deux étaient déjà descendus de la gare avec leurs sacs.',
      'Ils demandèrent le vieux phare. On ne l’allumait plus depuis trente ans, pourtant les gens s’y promenaient encore le dimanche, le long du mur, quand le vent le permettait.',
      'À midi, la brume avait disparu. D’en haut, on voyait les îles et, derrière elles, la ligne grise d’où venait le temps.',
    ],
    menu: ['Accueil', 'Actualités', 'Contact'],
    footer: 'Tous droits réservés',
  },
  {
    name: 'Español',
    lang: 'es',
    title: 'El puerto tranquilo',
    paragraphs: [
      'El puerto estaba tranquilo aquella mañana y las barcas descansaban bajo una niebla fina. Nadie esperaba visitas tan pronto en el año, pero dos personas ya habían bajado de la estación con sus maletas.',
      'Preguntaron por el viejo faro. Hacía treinta años que no se encendía, aunque la gente seguía paseando hasta él los domingos, por el muro, cuando el viento lo permitía.',
      'Al mediodía la niebla había desaparecido. Desde arriba se veían las islas y, detrás, la línea gris de donde venía el tiempo.',
    ],
    menu: ['Inicio', 'Noticias', 'Contacto'],
    footer: 'Todos los derechos reservados',
  },
  {
    name: 'Русский',
    lang: 'ru',
    title: 'Тихая гавань',
    paragraphs: [
      'В то утро в гавани было тихо, и лодки неподвижно стояли в лёгком тумане. Никто не ждал гостей так рано весной, но двое уже спустились со станции со своими сумками.',
      'Они спросили про старый маяк. Его не зажигали тридцать лет, но по воскресеньям люди всё ещё ходили к нему по молу, когда позволял ветер.',
      'К полудню туман рассеялся. Сверху были видны острова, а за ними серая полоса, откуда приходила погода.',
    ],
    menu: ['Главная', 'Новости', 'Контакты'],
    footer: 'Все права защищены',
  },
  {
    name: '中文',
    lang: 'zh',
    title: '安静的港口',
    paragraphs: [
      '那天早晨港口很安静，船只静静地停在薄雾里。一年之中这么早，没有人料到会有客人来，可是已经有两个人提着行李从车站走了下来。',
      '他们打听那座旧灯塔。灯塔已经三十年没有点亮过了，但是每逢星期天，只要风不太大，人们仍然会沿着堤岸一直走到那里去。',
      '到了中午，雾散了。从塔顶可以望见远处的岛屿，岛屿后面是一道灰色的线，天气就是从那里来的。',
    ],
    menu: ['首页', '新闻', '联系我们'],
    footer: '版权所有',
  },
  {
    name: '日本語',
    lang: 'ja',
    title: '静かな港',
    paragraphs: [
      'その朝、港は静かで、船は薄い霧の中にじっと浮かんでいた。こんなに早い季節に客が来るとは誰も思っていなかったが、もう二人が荷物を持って駅から下りてきていた。',
      '二人は古い灯台のことを尋ねた。三十年前から灯はともっていないが、風がゆるす日曜日には、今でも人々が堤防を歩いてそこまで行くのだった。',
      '昼には霧が晴れた。上からは島々が見え、その向こうには天気がやってくる灰色の線が見えた。',
    ],
    menu: ['ホーム', 'ニュース', 'お問い合わせ'],
    footer: '無断転載を禁じます',
  },
  {
    name: 'العربية',
    lang: 'ar',
    dir: 'rtl',
    title: 'الميناء الهادئ',
    paragraphs: [
      'كان الميناء هادئًا ذلك الصباح، وكانت القوارب ساكنة تحت ضباب خفيف. لم يكن أحد يتوقع زوارًا في هذا الوقت المبكر من السنة، لكن اثنين كانا قد نزلا من المحطة يحملان حقائبهما.',
      'سألا عن المنارة القديمة. لم تُضأ منذ ثلاثين عامًا، ومع ذلك كان الناس يمشون إليها أيام الآحاد على طول السور حين تسمح الريح بذلك.',
      'عند الظهر اختفى الضباب. ومن الأعلى كانت الجزر تُرى، وخلفها الخط الرمادي الذي يأتي منه الطقس.',
    ],
    menu: ['الرئيسية', 'الأخبار', 'اتصل بنا'],
    footer: 'جميع الحقوق محفوظة',
  },
  {
    name: 'עברית',
    lang: 'he',
    dir: 'rtl',
    title: 'הנמל השקט',
    paragraphs: [
      'הנמל היה שקט באותו בוקר, והסירות עמדו בלי נוע תחת ערפל דק. איש לא ציפה לאורחים בשעה כה מוקדמת של השנה, אך שניים כבר ירדו מן התחנה עם התיקים שלהם.',
      'הם שאלו על המגדלור הישן. זה שלושים שנה לא הדליקו אותו, אבל בימי ראשון אנשים עדיין הלכו אליו לאורך החומה, כשהרוח הרשתה זאת.',
      'בצהריים נעלם הערפל. מלמעלה אפשר היה לראות את האיים, ומאחוריהם את הקו האפור שממנו בא מזג האוויר.',
    ],
    menu: ['דף הבית', 'חדשות', 'צור קשר'],
    footer: 'כל הזכויות שמורות',
  },
  {
    name: 'हिन्दी',
    lang: 'hi',
    title: 'शांत बंदरगाह',
    paragraphs: [
      'उस सुबह बंदरगाह शांत था और नावें हल्के कोहरे में बिना हिले खड़ी थीं। साल की शुरुआत में किसी को मेहमानों की उम्मीद नहीं थी, फिर भी दो लोग अपना सामान लेकर स्टेशन से नीचे आ चुके थे।',
      'उन्होंने पुराने प्रकाशस्तंभ के बारे में पूछा। तीस साल से उसे जलाया नहीं गया था, लेकिन जब हवा इजाज़त देती, लोग अब भी रविवार को दीवार के साथ चलते हुए वहाँ तक जाते थे।',
      'दोपहर तक कोहरा छँट गया। ऊपर से द्वीप दिखाई देते थे और उनके पीछे वह धूसर रेखा, जहाँ से मौसम आता था।',
    ],
    menu: ['मुखपृष्ठ', 'समाचार', 'संपर्क'],
    footer: 'सर्वाधिकार सुरक्षित',
  },
];

/** Pages of our own in ten languages. */
export const EXAMPLES: readonly Example[] = WORDS.map((words) => ({ name: words.name, html: pageOf(words) }));

function pageOf({ lang, dir, title, paragraphs, menu, footer }: Words): string {
  const links = (names: readonly string[]): string =>
    names.map((name) => `<li><a href="#">${name}</a></li>`).join('');
  return `<!doctype html>
<html lang="${lang}"${dir === undefined ? '' : ` dir="${dir}"`}>
<head><meta charset="utf-8"><title>${title}</title></head>
<body>
<nav><ul>${links(menu)}</ul></nav>
<main>
<article>
<h1>${title}</h1>
${paragraphs.map((text) => `<p>${text}</p>`).join('\n')}
</article>
<aside><ul>${links([...menu].reverse())}</ul></aside>
</main>
<footer><p>© 2026 · ${footer}</p></footer>
</body>
</html>`;
}
