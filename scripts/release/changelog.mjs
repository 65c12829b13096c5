/** The file of a changeset: front matter with packages and their bumps, then a text for people. */
const CHANGESET = /^---\r?\n([\s\S]*?)\r?\n?---\r?\n([\s\S]*)$/u;
const BUMP = /^(?:'[^']+'|"[^"]+"|[^'":\s]+):\s*(major|minor|patch)\s*$/u;
const LINE_END = /\r?\n/u;
const WEIGHTS = { major: 2, minor: 1, patch: 0 };

/** Reads one file of `.changeset`: its largest bump and its text. */
export function readChangeset(name, source) {
  const [, front, text] = CHANGESET.exec(source) ?? [];
  if (front === undefined) throw new Error(`${name}: no front matter`);
  const bumps = front
    .split(LINE_END)
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const bump = BUMP.exec(line)?.[1];
      if (bump === undefined) throw new Error(`${name}: cannot read the line ${line}`);
      return bump;
    });
  if (bumps.length > 0 && text.trim() === '') throw new Error(`${name}: has no text`);
  return { bump: bumps.toSorted((a, b) => WEIGHTS[b] - WEIGHTS[a])[0] ?? null, text: text.trim() };
}

/** Adds a section for a version to the changelog: one item per changeset, the largest changes first. */
export function withRelease(changelog, { version, date, changesets }) {
  if (changelog.includes(`\n## ${version} `)) throw new Error(`CHANGELOG.md already has ${version}`);
  const items = changesets
    .filter(({ bump }) => bump !== null)
    .toSorted((a, b) => WEIGHTS[b.bump] - WEIGHTS[a.bump])
    .map(({ text }) => `- ${text.split(LINE_END).join('\n  ').replaceAll('\n  \n', '\n\n')}`);
  const section = `## ${version} – ${date}\n${items.join('\n')}\n\n`;
  const at = changelog.indexOf('\n## ') + 1;
  return at === 0
    ? `${changelog.trimEnd()}\n\n${section}`
    : changelog.slice(0, at) + section + changelog.slice(at);
}
