import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { identifyLanguage } from './identify.ts';

/** One everyday sentence per language, written for this test. */
const sentences: readonly [string, string][] = [
  ['en', 'Yesterday we walked along the river and talked about the weather until it was dark.'],
  ['de', 'Gestern sind wir am Fluss entlang gegangen und haben über das Wetter gesprochen.'],
  ['fr', 'Hier nous avons marché le long de la rivière et nous avons parlé du temps qu’il fait.'],
  ['es', 'Ayer caminamos por la orilla del río y hablamos del tiempo hasta que se hizo de noche.'],
  ['pt', 'Ontem caminhamos ao longo do rio e conversamos sobre o tempo até que ficou escuro.'],
  ['it', 'Ieri abbiamo camminato lungo il fiume e abbiamo parlato del tempo fino a quando è diventato buio.'],
  ['nl', 'Gisteren liepen we langs de rivier en we praatten over het weer totdat het donker werd.'],
  ['sv', 'Igår gick vi längs floden och pratade om vädret tills det blev mörkt och kallt.'],
  ['da', 'I går gik vi langs floden og snakkede om vejret, indtil det blev mørkt udenfor.'],
  ['fi', 'Eilen kävelimme joen rantaa pitkin ja puhuimme säästä, kunnes tuli pimeä.'],
  ['pl', 'Wczoraj szliśmy wzdłuż rzeki i rozmawialiśmy o pogodzie, aż zrobiło się ciemno.'],
  ['cs', 'Včera jsme šli podél řeky a povídali jsme si o počasí, dokud se nesetmělo.'],
  ['hu', 'Tegnap a folyó mentén sétáltunk, és az időjárásról beszélgettünk, amíg be nem sötétedett.'],
  ['ro', 'Ieri am mers de-a lungul râului și am vorbit despre vreme până când s-a întunecat.'],
  ['tr', 'Dün nehir boyunca yürüdük ve hava kararıncaya kadar havadan sudan konuştuk.'],
  ['vi', 'Hôm qua chúng tôi đi dọc bờ sông và nói chuyện về thời tiết cho đến khi trời tối.'],
  ['ru', 'Вчера мы гуляли вдоль реки и говорили о погоде, пока не стало темно.'],
  ['uk', 'Учора ми гуляли вздовж річки і розмовляли про погоду, поки не стемніло.'],
  ['bg', 'Вчера вървяхме покрай реката и говорихме за времето, докато се стъмни.'],
  ['el', 'Χθες περπατήσαμε δίπλα στο ποτάμι και μιλήσαμε για τον καιρό.'],
  ['he', 'אתמול הלכנו לאורך הנהר ודיברנו על מזג האוויר עד שהחשיך.'],
  ['ar', 'مشينا أمس على ضفة النهر وتحدثنا عن الطقس حتى حل الظلام.'],
  ['fa', 'دیروز کنار رودخانه قدم زدیم و درباره هوا حرف زدیم تا هوا تاریک شد.'],
  ['ur', 'کل ہم دریا کے کنارے چلے اور موسم کے بارے میں باتیں کرتے رہے۔'],
  ['hi', 'कल हम नदी के किनारे टहले और अंधेरा होने तक मौसम के बारे में बातें करते रहे।'],
  ['th', 'เมื่อวานเราเดินเล่นริมแม่น้ำและคุยกันเรื่องอากาศ'],
  ['my', 'မနေ့က ကျွန်တော်တို့ မြစ်ကမ်းတစ်လျှောက် လမ်းလျှောက်ခဲ့ကြတယ်။'],
  ['km', 'ម្សិលមិញយើងបានដើរតាមដងទន្លេ។'],
  ['ko', '어제 우리는 강가를 걸으며 날씨 이야기를 했다.'],
  ['ja', '昨日、私たちは川沿いを歩きながら天気の話をした。'],
  ['zh-Hans', '昨天我们沿着河边散步，谈论天气，还说了学校里的事。'],
  ['zh-Hant', '昨天我們沿著河邊散步，談論天氣，還說了學校裡的事。'],
];

describe('identifyLanguage', () => {
  it.each(sentences)('knows %s', (lang, text) => {
    expect(identifyLanguage(text)?.lang).toBe(lang);
  });

  it.each(['', 'OK', 'Login', '12:30', '漢', '\u{1f600}\u{1f600}\u{1f600}\u{1f600}', 'Привет'])(
    'does not guess at %j',
    (text) => {
      expect(identifyLanguage(text)).toBeNull();
    },
  );

  it('sees Chinese through Latin names, and less surely so', () => {
    const guess = identifyLanguage('我们用 TypeScript 和 Node.js 来写这个程序，然后发布到 npm。');
    expect(guess?.lang).toBe('zh-Hans');
    expect(guess?.confidence).toBeLessThan(1);
  });

  it('says nothing about an even mix', () => {
    expect(identifyLanguage('Привет мир как дела hello world how are')).toBeNull();
  });

  it('reads a long text by pieces and agrees with its parts', () => {
    expect(identifyLanguage('The house by the river was empty that year. '.repeat(5000))).toEqual({
      lang: 'en',
      confidence: expect.closeTo(1, 3),
    });
  });

  it('answers any text with a confidence between a half and one', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const confidence = identifyLanguage(text)?.confidence ?? 1;
        expect(confidence).toBeGreaterThanOrEqual(0.5);
        expect(confidence).toBeLessThanOrEqual(1);
      }),
    );
  });
});
