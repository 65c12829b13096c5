import { describe, expect, it } from 'vitest';
import { element } from '../../../content/build-tree.cases.ts';
import { mathmlToTex } from './mathml-to-tex.ts';

const operator = (sign: string): string => mathmlToTex(element('math', element('mo', sign)));

describe('the commands of characters', () => {
  it.each([
    [
      'αβγδεζηθικλμνξπρστυφχψω',
      'alpha beta gamma delta varepsilon zeta eta theta iota kappa lambda mu nu xi pi rho sigma tau upsilon varphi chi psi omega',
    ],
    [
      'ΓΔΘΛΞΠΣΥΦΨΩϵϑϕϱςϖ',
      'Gamma Delta Theta Lambda Xi Pi Sigma Upsilon Phi Psi Omega epsilon vartheta phi varrho varsigma varpi',
    ],
    [
      'ℓℏℜℑℵ∂∇∞∅ℝℂℕℤℚ',
      'ell hbar Re Im aleph partial nabla infty emptyset mathbb{R} mathbb{C} mathbb{N} mathbb{Z} mathbb{Q}',
    ],
    ['±∓×÷·∘∗⊕⊗∧∨∩∪¬∖', 'pm mp times div cdot circ ast oplus otimes wedge vee cap cup neg setminus'],
    ['∑∏∫∬∭∮⋃⋂', 'sum prod int iint iiint oint bigcup bigcap'],
    ['≤≥≠≈≡∼≃≅∝≪≫', 'leq geq neq approx equiv sim simeq cong propto ll gg'],
    ['∈∉∋⊂⊃⊆⊇∀∃', 'in notin ni subset supset subseteq supseteq forall exists'],
    [
      '→←↔⇒⇐⇔↦↑↓⟶⟹⟺',
      'to leftarrow leftrightarrow Rightarrow Leftarrow Leftrightarrow mapsto uparrow downarrow longrightarrow implies iff',
    ],
    [
      '…⋯⋮⋱⟨⟩⌊⌋⌈⌉∥⊥∠′',
      'ldots cdots vdots ddots langle rangle lfloor rfloor lceil rceil parallel perp angle prime',
    ],
    ['{}%#&_$', '{ } % # & _ $'],
    ['<>\\', 'lt gt backslash'],
  ])('%s', (characters, names) => {
    expect([...characters].map(operator)).toEqual(names.split(' ').map((name) => `\\${name}`));
  });

  it('and those that are only drawn otherwise, or not at all', () => {
    expect(['−', '\u2061', '\u2062', '\u2063', '\u2064', '+'].map(operator)).toEqual([
      '-',
      '',
      '',
      ',',
      '',
      '+',
    ]);
  });
});

describe('the commands of functions', () => {
  it.each(
    'arccos arcsin arctan arg cos cosh cot coth csc deg det dim exp gcd hom inf ker lg lim liminf limsup ln log max min Pr sec sin sinh sup tan tanh'.split(
      ' ',
    ),
  )('%s', (name) => {
    expect(mathmlToTex(element('math', element('mi', name)))).toBe(`\\${name}`);
  });

  it.each('sum prod int iint iiint oint bigcup bigcap'.split(' '))('%s takes limits below', (name) => {
    const sign = {
      sum: '∑',
      prod: '∏',
      int: '∫',
      iint: '∬',
      iiint: '∭',
      oint: '∮',
      bigcup: '⋃',
      bigcap: '⋂',
    }[name]!;
    expect(mathmlToTex(element('munder', element('mo', sign), element('mi', 'n')))).toBe(`\\${name}_{n}`);
  });

  it.each('lim liminf limsup max min sup inf det gcd Pr'.split(' '))('and so does %s', (name) => {
    expect(mathmlToTex(element('munder', element('mi', name), element('mi', 'n')))).toBe(`\\${name}_{n}`);
  });
});

describe('the commands of accents', () => {
  it.each([
    ['bar', '¯'],
    ['overline', '‾\u0305_'],
    ['hat', '^ˆ\u0302'],
    ['tilde', '~˜'],
    ['vec', '→\u20d7'],
    ['dot', '˙\u0307'],
    ['ddot', '¨\u0308'],
    ['check', 'ˇ'],
    ['overbrace', '⏞'],
  ])('%s', (name, signs) => {
    for (const sign of signs) {
      expect(mathmlToTex(element('mover', element('mi', 'x'), element('mo', ` ${sign} `)))).toBe(
        `\\${name}{x}`,
      );
    }
  });
});
