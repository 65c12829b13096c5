/**
 * Colours of highlighted systems, in order: blue, vermilion, green, violet, amber, pink. They are distinguishable with
 * the common forms of colour blindness (after Okabe and Ito, darkened or lightened to a contrast of 3:1); each slot also
 * has its own marker shape.
 */
const SERIES_LIGHT = ['#0072b2', '#d04a02', '#007a5a', '#7b5bb5', '#946800', '#b8447f'];
const SERIES_DARK = ['#5db8f5', '#ff8f57', '#3fcf9f', '#b9a2f0', '#e8b93f', '#f29ac6'];

/** How many systems can have a colour. */
export const SLOTS: number = SERIES_LIGHT.length;

/** Steps of the heat maps' ramp; a single hue that only gets darker (or lighter) is safe for colour-blind readers. */
export const HEAT_STEPS = 20;

type Rgb = readonly [number, number, number];

const DARK_TEXT: Rgb = [16, 21, 27];
const LIGHT_TEXT: Rgb = [255, 255, 255];

const HEAT_LIGHT: readonly Rgb[] = [
  [250, 247, 240],
  [203, 222, 226],
  [121, 178, 196],
  [42, 119, 155],
  [8, 60, 100],
];
const HEAT_DARK: readonly Rgb[] = [
  [31, 35, 42],
  [25, 58, 79],
  [26, 98, 129],
  [63, 156, 183],
  [178, 228, 232],
];

/** Variables of both themes, chosen by the reader's system or by the switch of the report. */
export const THEME_STYLE: string = `
:root{color-scheme:light dark;${variables('light')}}
@media (prefers-color-scheme:dark){:root:not([data-theme=light]){${variables('dark')}}}
:root[data-theme=light]{color-scheme:light}
:root[data-theme=dark]{color-scheme:dark;${variables('dark')}}
@media print{:root,:root[data-theme]{color-scheme:light;${variables('light')}}}
`;

/** The styles of plots; needs the variables of `THEME_STYLE`. */
export const PLOT_STYLE: string = `
.plot{font:12px/1.3 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;fill:var(--ink)}
.plot text{fill:var(--ink)}
.plot .faint,.plot .tick{fill:var(--ink-faint)}
.plot .strong{font-weight:600}
.plot .small{font-size:11px}
.plot .number{font-variant-numeric:tabular-nums}
.plot .grid{stroke:var(--grid);stroke-width:1;fill:none}
.plot .band{fill:var(--band)}
.plot .ground{fill:var(--ground)}
.plot .other{fill:var(--other);stroke:none}
.plot .other-line{stroke:var(--other);fill:none;stroke-width:1;opacity:.55}
.plot .tick-mark{stroke:var(--other);stroke-width:1.5;opacity:.7}
.plot .leader{stroke:var(--ink-faint);stroke-width:.75;opacity:.6}
.plot .frontier{stroke:var(--ink-faint);stroke-width:1.25;stroke-dasharray:5 4;fill:none}
.plot .range{stroke-width:2;opacity:.55}
.plot .line{fill:none;stroke-width:2.25}
.plot .best{fill:none;stroke:var(--ink);stroke-width:1.5}
.plot .none{fill:var(--band)}
${slotRules()}
.plot text.halo{paint-order:stroke;stroke:var(--ground);stroke-width:3px;stroke-linejoin:round}
${heatRules()}
`;

function variables(theme: 'light' | 'dark'): string {
  const isLight = theme === 'light';
  const plain = isLight
    ? '--ground:#fff;--ink:#1b1f24;--ink-faint:#5b6470;--grid:#e3e6ea;--band:#f4f6f8;--other:#9aa3ad;--link:#005a9c'
    : '--ground:#14171c;--ink:#e8ebef;--ink-faint:#9fa8b3;--grid:#2c323a;--band:#1c2027;--other:#6d7783;--link:#7cc0ff';
  const missed = isLight
    ? '--missed:#ffe3d1;--missed-line:#d04a02'
    : '--missed:#4a2613;--missed-line:#ff8f57';
  const extra = isLight ? '--extra:#d7ebfa;--extra-line:#0072b2' : '--extra:#12364f;--extra-line:#5db8f5';
  const series = (isLight ? SERIES_LIGHT : SERIES_DARK).map((color, slot) => `--s${slot}:${color}`);
  return [plain, missed, extra, ...series, ...heatVariables(isLight)].join(';');
}

function heatVariables(isLight: boolean): string[] {
  return Array.from({ length: HEAT_STEPS + 1 }, (_, step) => {
    const color = rampColor(isLight ? HEAT_LIGHT : HEAT_DARK, step / HEAT_STEPS);
    return `--h${step}:${hex(color)};--t${step}:${hex(readableOn(color))}`;
  });
}

function rampColor(stops: readonly Rgb[], share: number): Rgb {
  const at = share * (stops.length - 1);
  const floor = Math.min(Math.floor(at), stops.length - 2);
  const [from, to] = [stops[floor]!, stops[floor + 1]!];
  const between = (i: 0 | 1 | 2): number => Math.round(from[i] + (at - floor) * (to[i] - from[i]));
  return [between(0), between(1), between(2)];
}

/** Dark or white text, whichever has more contrast (as WCAG counts it). */
function readableOn(color: Rgb): Rgb {
  return contrast(color, DARK_TEXT) >= contrast(color, LIGHT_TEXT) ? DARK_TEXT : LIGHT_TEXT;
}

/** Contrast of two colours, 1 to 21. */
export function contrast(a: Rgb, b: Rgb): number {
  const [low, high] = [luminance(a), luminance(b)].toSorted((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

function luminance(color: Rgb): number {
  const [red, green, blue] = color.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function hex(color: Rgb): string {
  return `#${color.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function slotRules(): string {
  return SERIES_LIGHT.map(
    (_, slot) =>
      `.plot .s${slot}{fill:var(--s${slot});stroke:var(--s${slot})}.plot .line.s${slot}{fill:none}` +
      `.plot text.s${slot}{stroke:none}`,
  ).join('\n');
}

function heatRules(): string {
  return Array.from(
    { length: HEAT_STEPS + 1 },
    (_, step) => `.plot .h${step}{fill:var(--h${step})}.plot text.t${step}{fill:var(--t${step})}`,
  ).join('\n');
}
