/** A question about the learned method besides its scores; one command writes one page of results. */
export interface Study {
  /** The name in `npm run train -- scripts`, and of the page under `docs/results`. */
  readonly name: string;
  readonly title: string;
  /** One line for the usage. */
  readonly about: string;
  /** Default number of pages per dataset. */
  readonly pages: number;
  /** Measures, and returns the page as Markdown without its title. */
  run(pages: number): Promise<string>;
}
