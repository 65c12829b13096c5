import { isRunCommand } from '../commands.ts';
import { Stage } from './stage.ts';

declare global {
  // Content scripts of one extension share their globals on a page: a second injection finds the first.
  var foveaStage: Stage | undefined;
}

if (globalThis.foveaStage === undefined) {
  const stage = new Stage();
  globalThis.foveaStage = stage;
  chrome.runtime.onMessage.addListener((message, { id }) => {
    if (id === chrome.runtime.id && isRunCommand(message)) void stage.run(message.command);
    return undefined;
  });
}
