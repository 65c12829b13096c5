import type { Renderer } from '@fovea/render';
import type { Size } from 'fovea';

/** Draws an SVG file as PNG in a page of its own, so that the explained page is not changed. */
export async function rasterise(renderer: Renderer, svg: string, size: Size): Promise<Uint8Array> {
  const markup = svg.slice(svg.indexOf('<svg'));
  const html = `<!doctype html><style>html,body{margin:0}svg{display:block}</style>${markup}`;
  const { screenshot } = await renderer.render(
    { html },
    {
      viewport: { width: Math.max(1, size.width), height: Math.min(1080, size.height) },
      scripts: false,
      maxScreens: 0,
      screenshot: true,
    },
  );
  return screenshot!;
}
