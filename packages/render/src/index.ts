/** Renders pages in a browser: URL, HTML, file or MHTML in, `PageSnapshot` out. */
export { findBrowser } from './find-browser.ts';
export { type LaunchOptions, launchBrowser } from './launch.ts';
export { type CaptureListOptions, captureList, type ListProgress, missingFrom } from './list/capture-list.ts';
export { RenderError, type RenderErrorCode } from './render-error.ts';
export type { Rendered } from './render-one.ts';
export { openRenderer, type Renderer, type RendererOptions, renderPage } from './renderer.ts';
export { DEFAULT_VIEWPORT, type HtmlSource, type RenderOptions, type RenderSource } from './source.ts';
