/** Where a note goes in Obsidian. */
export interface ObsidianPlace {
  /** The name of the vault; empty for the one that is open. */
  readonly vault: string;
  readonly folder: string;
}

const EDGES = /^[/\s]+|[/\s]+$/g;

/** The address that makes Obsidian create a note from the clipboard: an address cannot hold a long text. */
export function obsidianUri(name: string, { vault, folder }: ObsidianPlace): string {
  const path = [folder.replace(EDGES, ''), name].filter((part) => part !== '').join('/');
  const given = vault.trim() === '' ? '' : `vault=${encodeURIComponent(vault.trim())}&`;
  return `obsidian://new?${given}file=${encodeURIComponent(path)}&clipboard`;
}
