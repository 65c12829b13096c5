/** Style sheets are bundled as text and put into shadow roots. */
declare module '*.css' {
  const text: string;
  // biome-ignore lint/style/noDefaultExport: this is how the bundler imports a style sheet.
  export default text;
}
