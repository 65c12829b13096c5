import { isRunCommand } from '../commands.ts';
import { Stage } from './stage.ts';

declare global {
  // The content scripts of an extension share their globals on a page, so a second injection finds the first.
  var foveaStage: Stage | undefined;
}

if (globalThis.foveaStage === undefined) {
  const stage = new Stage();
  globalThis.foveaStage = stage;
  chrome.runtime.onMessage.addListener((message, { id }, answer) => {
    if (id !== chrome.runtime.id || !isRunCommand(message)) return undefined;
    // There is nowhere to put a layer on pictures and data that a browser shows as a page.
    const running =
      document.documentElement instanceof HTMLElement ? stage.run(message.command) : Promise.reject();
    running.then(
      () => answer(true),
      () => answer(false),
    );
    return true;
  });
}
