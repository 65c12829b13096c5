/** The styles of the report; needs the variables of `THEME_STYLE`. */
export const PAGE_STYLE: string = `
*{box-sizing:border-box}
html{scroll-behavior:smooth;scroll-padding-top:4.5rem}
body{margin:0;background:var(--ground);color:var(--ink);
  font:16px/1.55 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","Noto Sans CJK SC",sans-serif}
main,header.page,footer{max-width:76rem;margin:0 auto;padding:0 1.5rem}
header.page{padding-top:2.5rem}
h1{font-size:2.1rem;line-height:1.15;letter-spacing:-.02em;margin:0 0 .4rem}
h2{font-size:1.45rem;letter-spacing:-.01em;margin:3rem 0 .4rem}
h3{font-size:1.05rem;margin:1.8rem 0 .3rem}
p{max-width:48rem;margin:.4rem 0 .8rem}
a{color:var(--link)}
.lead{font-size:1.1rem;color:var(--ink)}
.note,.facts,figcaption{color:var(--ink-faint);font-size:.9rem;overflow-wrap:anywhere}
.skip{position:absolute;left:-99rem}
.skip:focus{left:1rem;top:1rem;background:var(--ground);padding:.5rem;z-index:9}
:focus-visible{outline:3px solid var(--link);outline-offset:2px;border-radius:3px}
nav.bar{position:sticky;top:0;z-index:5;background:var(--ground);border-bottom:1px solid var(--grid);margin-top:1.2rem}
nav.bar>div{max-width:76rem;margin:0 auto;padding:.55rem 1.5rem;display:flex;flex-wrap:wrap;gap:.2rem 1rem;align-items:center}
nav.bar a{text-decoration:none;font-size:.9rem}
nav.bar a:hover{text-decoration:underline}
nav.bar .right{margin-left:auto;display:flex;gap:.6rem;align-items:center;font-size:.9rem}
select,button{font:inherit;color:inherit;background:var(--band);border:1px solid var(--grid);border-radius:6px;padding:.2rem .5rem}
#system{max-width:10rem}
.tiles{display:grid;grid-template-columns:repeat(auto-fit,minmax(13rem,1fr));gap:.8rem;margin:1.4rem 0 0;padding:0;list-style:none}
.tiles li{background:var(--band);border-radius:10px;padding:.9rem 1.1rem}
.tiles b{display:block;font-size:1.55rem;font-variant-numeric:tabular-nums;letter-spacing:-.02em;line-height:1.2}
.tiles span{color:var(--ink-faint);font-size:.88rem}
figure{margin:1rem 0 0}
figcaption{max-width:48rem;margin:.1rem 0 .8rem}
.scroll{overflow-x:auto;max-width:100%}
figure .scroll{padding-bottom:.3rem}
svg.plot{display:block;max-width:none;height:auto}
svg.wide{width:100%;min-width:40rem;max-width:70rem}
body.has-lit svg.plot [data-system]{opacity:.13}
body.has-lit svg.plot [data-system].is-lit{opacity:1}
svg.plot .tick-mark.is-lit{stroke:var(--ink);stroke-width:3}
svg.plot polyline.is-lit{stroke-width:3;opacity:1}
svg.plot .other-line.is-lit{stroke:var(--ink)}
svg.plot circle.is-lit{fill:var(--ink)}
table{border-collapse:collapse;font-size:.88rem;font-variant-numeric:tabular-nums;white-space:nowrap}
th,td{padding:.28rem .7rem;text-align:start;border-bottom:1px solid var(--grid)}
td.number,th.number{text-align:end}
tbody th{font-weight:500}
thead th{position:sticky;top:0;background:var(--ground);vertical-align:bottom;color:var(--ink-faint);font-weight:500}
thead button{border:0;background:none;padding:0;color:inherit;font-weight:500;cursor:pointer}
thead th[aria-sort=ascending] button::after{content:" ↑"}
thead th[aria-sort=descending] button::after{content:" ↓"}
tbody tr:hover{background:var(--band)}
tbody tr>:first-child{position:sticky;left:0;background:inherit}
tbody tr{background:var(--ground)}
.sides{border:1px solid var(--grid);border-radius:8px;display:inline-flex;gap:1.2rem;padding:.3rem 1rem .5rem;margin:.5rem 0 1rem}
details{border:1px solid var(--grid);border-radius:10px;margin:.6rem 0;padding:0 1rem}
details>summary{cursor:pointer;padding:.6rem 0}
.score{display:inline-block;min-width:3.6rem;font-weight:700;font-variant-numeric:tabular-nums}
.text{white-space:pre-wrap;overflow-wrap:anywhere;max-height:32rem;overflow-y:auto;background:var(--band);
  border-radius:8px;padding:1rem 1.2rem;margin:0 0 1rem;line-height:1.75;unicode-bidi:isolate}
:lang(zh),:lang(ja),:lang(ko){word-break:normal;line-break:loose}
del,ins{text-decoration-thickness:2px;text-underline-offset:3px;border-radius:2px;padding:.05em 0}
del{background:var(--missed);text-decoration:underline dashed var(--missed-line) 2px}
ins{background:var(--extra);text-decoration:underline solid var(--extra-line) 2px}
.fold{display:inline;border:0;padding:0;margin:0 .3em}
.fold>summary{display:inline;list-style:none;padding:0 .5em;border-radius:99px;background:var(--grid);font-size:.82em;direction:ltr;unicode-bidi:isolate}
.fold[open]::details-content{display:inline}
body:has(input[value=gold]:checked) .text ins{display:none}
body:has(input[value=output]:checked) .text del{display:none}
footer{padding-top:2rem;padding-bottom:3rem;color:var(--ink-faint);font-size:.9rem}
@media (prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
@media print{
  nav.bar,.skip,.sides{display:none}
  body{font-size:11pt}
  .scroll,.text{overflow:visible;max-height:none}
  figure,details,tr{break-inside:avoid}
  svg.plot{max-width:100%}
  del,ins,.tiles li,svg{print-color-adjust:exact;-webkit-print-color-adjust:exact}
  h2{break-after:avoid}
}
`;
