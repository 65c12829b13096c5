import { sampleText } from '../../bench/sample-text.ts';
import type { Figure } from '../figures.ts';
import { chosenSystems, type Findings } from '../findings/findings.ts';
import { measureName } from '../findings/names.ts';
import { escaped, tag } from '../svg/markup.ts';
import { inlineSvg, PLOT_WIDTH } from '../svg/picture.ts';
import { PLOT_STYLE, THEME_STYLE } from '../svg/theme.ts';
import type { Table } from '../tables/table.ts';
import { htmlTable } from './html-table.ts';
import { PAGE_SCRIPT } from './script.ts';
import { PAGE_STYLE } from './style.ts';

/** Parts of the report. */
export interface ReportParts {
  readonly findings: Findings;
  readonly figures: readonly Figure[];
  readonly tables: readonly Table[];
  /** Markup of the worst pages, or '' if there is none. */
  readonly worst: string;
}

/** The report as one file that loads nothing. */
export function reportPage({ findings, figures, tables, worst }: ReportParts): string {
  const sections = figures.map(figureSection).join('\n');
  const worstPart = worst === '' ? '' : tag('section', {}, tag('h2', { id: 'worst' }, 'Worst pages'), worst);
  const tablePart = tag('section', {}, tag('h2', { id: 'tables' }, 'Tables'), ...tables.map(htmlTable));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
<title>Fovea workbench: report of ${escaped(findings.setting.date)}</title>
<style>${THEME_STYLE}${PAGE_STYLE}${PLOT_STYLE}</style>
</head>
<body>
<a class="skip" href="#content">Skip to the plots</a>
${header(findings)}
${navigation(findings, figures, worst !== '')}
<main id="content">
${sections}
${worstPart}
${tablePart}
</main>
${footer(findings)}
<script>${PAGE_SCRIPT}</script>
</body>
</html>
`;
}

function header({ setting, systems, counted, allDatasets, metric, notices }: Findings): string {
  const best = systems[0];
  const pages = allDatasets.reduce((sum, dataset) => sum + dataset.pages, 0);
  const tiles = [
    [best?.overall?.estimate.toFixed(3) ?? '–', `best mean ${measureName(metric)}: ${best?.name ?? '–'}`],
    [String(systems.length), 'systems'],
    [pages.toLocaleString('en'), `pages of ${allDatasets.length} datasets`],
    [String(counted.length), 'datasets in the mean'],
  ].map(([value, text]) => tag('li', {}, tag('b', {}, escaped(value!)), tag('span', {}, escaped(text!))));
  const told = notices.length === 0 ? '' : noticeList(notices);
  return tag(
    'header',
    { class: 'page' },
    tag('h1', {}, 'Main content extraction'),
    tag(
      'p',
      { class: 'lead' },
      escaped(`What ${systems.length} systems made of the same pages, ${setting.date}.`),
    ),
    tag('p', { class: 'note' }, escaped(metric.description)),
    tag('ul', { class: 'tiles' }, ...tiles),
    told,
  );
}

function noticeList(notices: readonly string[]): string {
  const items = notices.map((notice) => tag('li', {}, escaped(notice)));
  return tag(
    'details',
    {},
    tag('summary', {}, notices.length === 1 ? '1 notice' : `${notices.length} notices`),
    tag('ul', {}, ...items),
  );
}

function navigation(findings: Findings, figures: readonly Figure[], hasWorst: boolean): string {
  const links = [
    ...figures.map(({ id, title }) => [id, title] as const),
    ...(hasWorst ? [['worst', 'Worst pages'] as const] : []),
    ['tables', 'Tables'] as const,
  ].map(([id, title]) => tag('a', { href: `#${id}` }, escaped(title)));
  const chosen = new Set(chosenSystems(findings).map(({ name }) => name));
  const names = [...findings.systems].toSorted(
    (a, b) => Number(chosen.has(b.name)) - Number(chosen.has(a.name)),
  );
  const options = names.map(({ name }) => tag('option', { value: name }, escaped(name)));
  const picker = `<label>Find <select id="system"><option value="">all systems</option>${options.join('')}</select></label>`;
  const theme =
    '<label>Theme <select id="theme"><option value="auto">auto</option><option>light</option><option>dark</option></select></label>';
  return `<nav class="bar" aria-label="Parts of the report"><div>${links.join('')}<span class="right">${picker}${theme}</span></div></nav>`;
}

function figureSection({ id, title, caption, picture }: Figure): string {
  const svg = inlineSvg(picture, `figure-${id}`).replace(
    'class="plot"',
    `class="plot${picture.width === PLOT_WIDTH ? ' wide' : ''}"`,
  );
  const scroll = tag('div', { class: 'scroll', tabindex: 0, role: 'region', 'aria-label': title }, svg);
  return tag(
    'section',
    {},
    tag('h2', { id }, escaped(title)),
    tag('figure', {}, tag('figcaption', {}, escaped(caption)), scroll),
  );
}

function footer({ setting }: Findings): string {
  return tag(
    'footer',
    {},
    escaped(
      `${setting.date} · Node ${setting.node} · ${setting.machine} · ${sampleText(setting)} · ${setting.timeoutMs / 1000} s per page · ` +
        `scoring code ${setting.scorer} · made by npm run report`,
    ),
  );
}
