/** TeX commands for the characters of a formula (data only). */
export const TEX_SYMBOLS: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  // Letters.
  ...pairs('αβγδεζηθικλμνξπρστυφχψω', [
    'alpha beta gamma delta varepsilon zeta eta theta iota kappa lambda mu nu xi pi rho sigma tau',
    'upsilon varphi chi psi omega',
  ]),
  ...pairs('ΓΔΘΛΞΠΣΥΦΨΩϵϑϕϱςϖ', [
    'Gamma Delta Theta Lambda Xi Pi Sigma Upsilon Phi Psi Omega epsilon vartheta phi varrho varsigma varpi',
  ]),
  ...pairs('ℓℏℜℑℵ∂∇∞∅ℝℂℕℤℚ', [
    'ell hbar Re Im aleph partial nabla infty emptyset mathbb{R} mathbb{C} mathbb{N} mathbb{Z} mathbb{Q}',
  ]),
  // Operators.
  ...pairs('±∓×÷·∘∗⊕⊗∧∨∩∪¬∖', ['pm mp times div cdot circ ast oplus otimes wedge vee cap cup neg setminus']),
  ...pairs('∑∏∫∬∭∮⋃⋂', ['sum prod int iint iiint oint bigcup bigcap']),
  ...pairs('≤≥≠≈≡∼≃≅∝≪≫', ['leq geq neq approx equiv sim simeq cong propto ll gg']),
  ...pairs('∈∉∋⊂⊃⊆⊇∀∃', ['in notin ni subset supset subseteq supseteq forall exists']),
  ...pairs('→←↔⇒⇐⇔↦↑↓⟶⟹⟺', [
    'to leftarrow leftrightarrow Rightarrow Leftarrow Leftrightarrow mapsto uparrow downarrow',
    'longrightarrow implies iff',
  ]),
  ...pairs('…⋯⋮⋱⟨⟩⌊⌋⌈⌉∥⊥∠′', [
    'ldots cdots vdots ddots langle rangle lfloor rfloor lceil rceil parallel perp angle prime',
  ]),
  ...pairs('{}%#&_$', ['{ } % # & _ $']),
  ['<', '\\lt'],
  ['>', '\\gt'],
  ['−', '-'],
  ['\\', '\\backslash'],
  // Invisible operators.
  ['\u2061', ''],
  ['\u2062', ''],
  ['\u2063', ','],
  ['\u2064', ''],
]);

/** Function names that TeX knows and sets upright. */
export const TEX_FUNCTIONS: ReadonlySet<string> = /* @__PURE__ */ new Set(
  (
    'arccos arcsin arctan arg cos cosh cot coth csc deg det dim exp gcd hom inf ker lg lim liminf limsup ln log ' +
    'max min Pr sec sin sinh sup tan tanh'
  ).split(' '),
);

/** Accents by the character above the base. */
export const TEX_ACCENTS: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ['¯', 'bar'],
  ['‾', 'overline'],
  ['\u0305', 'overline'],
  ['_', 'overline'],
  ['^', 'hat'],
  ['ˆ', 'hat'],
  ['\u0302', 'hat'],
  ['~', 'tilde'],
  ['˜', 'tilde'],
  ['→', 'vec'],
  ['\u20d7', 'vec'],
  ['˙', 'dot'],
  ['\u0307', 'dot'],
  ['¨', 'ddot'],
  ['\u0308', 'ddot'],
  ['ˇ', 'check'],
  ['⏞', 'overbrace'],
]);

function pairs(characters: string, names: readonly string[]): [string, string][] {
  const words = names.join(' ').split(' ');
  return [...characters].map((character, index) => [character, `\\${words[index]}`]);
}
