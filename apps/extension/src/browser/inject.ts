declare const FOVEA_CONTENT_FILES: readonly string[];

/**
 * Puts Fovea's script into a tab, if it is not there: until asked, Fovea is on no page. One file after the other, because a
 * browser compiles all files of one request in one go, and the page would have to wait for that. An element of the page may
 * have the name of the variable, but is no property of its own.
 */
export async function injectContent(tabId: number): Promise<void> {
  const target = { tabId };
  const isThere = (): boolean => Object.hasOwn(globalThis, 'foveaStage');
  const [frame] = await chrome.scripting.executeScript({ target, func: isThere });
  if (frame?.result === true) return;
  for (const file of FOVEA_CONTENT_FILES) await chrome.scripting.executeScript({ target, files: [file] });
}
