/** Programming languages as pages name them in a bare class, as in `<code class="python">` (data only). */
export const CODE_LANGUAGES: ReadonlySet<string> = /* @__PURE__ */ new Set(
  (
    'ada apache arduino asm assembly awk bash basic bat c c# c++ clojure cmake cobol coffeescript console cpp cs csharp ' +
    'css csv cuda d dart delphi diff docker dockerfile elixir elm erlang f# fish fortran fsharp gherkin glsl go golang ' +
    'gradle graphql groovy haskell haxe hcl html http ini java javascript js json json5 jsonc jsx julia kotlin latex less ' +
    'lisp lua makefile markdown matlab md mermaid nasm nginx nim nix objc objective-c objectivec ocaml pascal perl php ' +
    'plsql postgresql powershell prolog properties protobuf ps1 py python python3 r rb ruby rs rust sass scala scheme scss ' +
    'sh shell shell-session solidity sparql sql svelte swift tcl terraform tex toml ts tsx typescript vb verilog vhdl vim ' +
    'vue wasm xml yaml yml zig zsh'
  ).split(' '),
);

/** What highlighters call text in no language. */
export const NO_LANGUAGE: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'default',
  'none',
  'nohighlight',
  'no-highlight',
  'plain',
  'plaintext',
  'text',
  'txt',
  'auto',
  'unknown',
  'undefined',
  'source',
]);
