/** Something that is asked of the learned method beside its scores; one command writes one page of results. */
export interface Study {
  /** As in `npm run train -- scripts`, and the name of the page under `docs/results`. */
  readonly name: string;
  readonly title: string;
  /** One line for the usage. */
  readonly about: string;
  /** Pages of each dataset unless the command says otherwise. */
  readonly pages: number;
  /** Measures, and gives the page as Markdown without its title. */
  run(pages: number): Promise<string>;
}
