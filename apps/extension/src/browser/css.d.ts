/** Style sheets are bundled as text and put into shadow roots. */
declare module '*.css' {
  const text: string;
  // biome-ignore lint/style/noDefaultExport: what the bundler makes of a style sheet.
  export default text;
}
