import { isPageRequest } from '../books/requests.ts';
import { isRunCommand } from '../commands.ts';
import { contentForBook } from './content-for-book.ts';
import { Stage } from './stage.ts';

declare global {
  // The content scripts of an extension share their globals on a page, so a second injection finds the first.
  var foveaStage: Stage | undefined;
}

if (!Object.hasOwn(globalThis, 'foveaStage')) {
  const stage = new Stage();
  globalThis.foveaStage = stage;
  chrome.runtime.onMessage.addListener((message, { id }, answer) => {
    if (id !== chrome.runtime.id) return undefined;
    if (isPageRequest(message)) {
      contentForBook().then(answer, () => answer(null));
      return true;
    }
    if (!isRunCommand(message)) return undefined;
    // There is nowhere to put a layer on pictures and data that a browser shows as a page.
    const running =
      document.documentElement instanceof HTMLElement
        ? stage.run(message.command, message.isByItself)
        : Promise.reject();
    running.then(
      () => answer(true),
      () => answer(false),
    );
    return true;
  });
}
