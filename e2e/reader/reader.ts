import { launchBrowser } from '@fovea/render';
import { type Allowed, showDocuments } from './show-documents.ts';

/** What a document did or holds that it must not. */
export type Alarm = readonly [document: number, what: string];

/** A browser that shows documents and notices what they do. */
export interface Reader {
  /** What the documents did or hold that they must not: `[index, what]`. */
  alarmsOf(documents: readonly string[]): Promise<readonly Alarm[]>;
  close(): Promise<void>;
}

/** A page may show pictures and play media from where the page had them; nothing else may be asked for. */
const ALLOWED_TYPES = new Set(['image', 'media']);
const HOME = 'https://reader.example/';
const EMPTY_PAGE = '<!doctype html><title>reader</title>';

/** All that outputs and renderers write; whatever else is there came from the text of a page. */
const ALLOWED: Allowed = {
  elements:
    'html head body a abbr article aside audio b bdi bdo blockquote br caption cite code col colgroup data dd del details dfn div dl dt em figcaption figure footer h1 h2 h3 h4 h5 h6 header hr i img input ins kbd li main mark nav ol p pre q rp rt ruby s samp section small span strong sub summary sup table tbody td tfoot th thead time tr u ul var video math semantics annotation mi mn mo ms mtext mrow mfrac msqrt mroot mstyle merror mpadded mphantom msub msup msubsup munder mover munderover mmultiscripts mprescripts mtable mtr mtd mspace none',
  schemes: 'http: https: mailto: tel: ftp: xmpp:',
  addresses: 'href src poster cite action formaction background data ping xlink:href srcset longdesc usemap',
  forbidden: 'srcdoc is http-equiv autofocus contenteditable',
};

/** Documents that are shown together; only where that raises an alarm, one by one. */
const DOCUMENTS_AT_ONCE = 50;

/** Opens a Chromium that reaches nothing. */
export async function openReader(): Promise<Reader> {
  const browser = await launchBrowser();
  const context = await browser.newContext();
  const requests: string[] = [];
  await context.route('**/*', async (route) => {
    const request = route.request();
    if (request.url().startsWith(HOME)) {
      await route.fulfill({ contentType: 'text/html', body: EMPTY_PAGE });
      return;
    }
    if (!ALLOWED_TYPES.has(request.resourceType()))
      requests.push(`${request.resourceType()} ${request.url()}`);
    await route.abort();
  });
  const page = await context.newPage();
  page.on('dialog', (dialog) => {
    requests.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  await page.goto(HOME);

  const show = async (documents: readonly string[]): Promise<string[]> => {
    requests.length = 0;
    const alarms = await page.evaluate(showDocuments, { documents, allowed: ALLOWED });
    return [...alarms, ...requests];
  };

  return {
    alarmsOf: async (documents) => {
      const alarms: Alarm[] = [];
      for (let start = 0; start < documents.length; start += DOCUMENTS_AT_ONCE) {
        const some = documents.slice(start, start + DOCUMENTS_AT_ONCE);
        const together = await show(some);
        const before = alarms.length;
        for (const [index, one] of together.length === 0 ? [] : some.entries())
          for (const what of await show([one])) alarms.push([start + index, what]);
        // None of them does it alone.
        if (alarms.length === before) alarms.push(...together.map((what): Alarm => [start, what]));
      }
      return alarms;
    },
    close: () => browser.close(),
  };
}
