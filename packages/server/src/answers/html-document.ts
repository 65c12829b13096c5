import type { DocumentResult } from '@fovea/sources';
import { escaped } from './annotated-markdown.ts';

/** The content as a page of its own, without anything active: the server sends it with a policy that allows no script. */
export function htmlDocument({ lang, dir, title }: DocumentResult, content: string): string {
  const attributes = [
    ...(lang === null ? [] : [` lang="${escaped(lang)}"`]),
    ...(dir === null ? [] : [` dir="${escaped(dir)}"`]),
  ].join('');
  return `<!doctype html>
<html${attributes}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title ?? '')}</title>
<style>${STYLE}</style>
</head>
<body>
${content}
</body>
</html>
`;
}

const STYLE =
  'body{max-width:42rem;margin:2rem auto;padding:0 1rem;font:1.1rem/1.6 system-ui,sans-serif;color-scheme:light dark}' +
  'img,video,svg{max-width:100%;height:auto}pre{overflow:auto}table{border-collapse:collapse}' +
  'td,th{border:1px solid;padding:.2em .5em}';
