/**
 * The parts of the extension interface that Fovea uses, with promises, as Chrome and Firefox both have them in
 * manifest version 3. Written out so that a glance shows what the extension can do.
 */
declare namespace chrome {
  interface Event<Listener> {
    addListener(listener: Listener): void;
  }

  namespace runtime {
    interface Sender {
      readonly id?: string;
      readonly tab?: tabs.Tab;
    }
    const id: string;
    const onInstalled: Event<() => void>;
    const onMessage: Event<
      (message: unknown, sender: Sender, answer: (value: unknown) => void) => boolean | undefined
    >;
    function sendMessage(message: unknown): Promise<unknown>;
    interface Port {
      readonly name: string;
      readonly sender?: Sender;
      readonly onMessage: Event<(message: unknown) => void>;
      readonly onDisconnect: Event<() => void>;
      postMessage(message: unknown): void;
      disconnect(): void;
    }
    const onConnect: Event<(port: Port) => void>;
    function connect(options: { name: string }): Port;
    function getURL(path: string): string;
  }

  namespace tabs {
    interface Tab {
      readonly id?: number;
      readonly url?: string;
      readonly title?: string;
    }
    function sendMessage(tabId: number, message: unknown, options?: { frameId: number }): Promise<unknown>;
    const onUpdated: Event<(tabId: number, change: { readonly status?: string }, tab: Tab) => void>;
    function create(options: { url: string }): Promise<Tab>;
    function query(options: { active?: boolean; currentWindow?: boolean }): Promise<Tab[]>;
  }

  namespace permissions {
    interface Permissions {
      readonly permissions?: readonly string[];
      readonly origins?: readonly string[];
    }
    /** Only directly after a click on a page of the extension. */
    function request(permissions: Permissions): Promise<boolean>;
    function getAll(): Promise<Permissions>;
    function contains(permissions: Permissions): Promise<boolean>;
    function remove(permissions: Permissions): Promise<boolean>;
  }

  namespace action {
    const onClicked: Event<(tab: tabs.Tab) => void>;
    function setPopup(options: { tabId: number; popup: string }): Promise<void>;
    function openPopup(): Promise<void>;
  }

  namespace commands {
    const onCommand: Event<(command: string, tab?: tabs.Tab) => void>;
    interface Command {
      readonly name?: string;
      readonly description?: string;
      readonly shortcut?: string;
    }
    function getAll(): Promise<Command[]>;
    /** Only in Firefox. */
    const openShortcutSettings: (() => Promise<void>) | undefined;
  }

  namespace contextMenus {
    type Place = 'action' | 'page' | 'selection' | 'frame' | 'link' | 'image';
    interface Click {
      readonly menuItemId: string | number;
    }
    const onClicked: Event<(click: Click, tab?: tabs.Tab) => void>;
    function create(item: { id: string; title: string; contexts: readonly Place[] }): void;
    function removeAll(): Promise<void>;
  }

  namespace scripting {
    function executeScript(
      injection: { target: { tabId: number } } & ({ files: readonly string[] } | { func: () => unknown }),
    ): Promise<readonly { readonly result?: unknown }[]>;
  }

  namespace storage {
    const local: {
      get(keys: readonly string[]): Promise<Record<string, unknown>>;
      set(values: Readonly<Record<string, unknown>>): Promise<void>;
    };
  }

  namespace i18n {
    function getMessage(name: string, substitutions?: readonly string[]): string;
  }
}
