/** Signs of mathematics and how LaTeX calls them. What is missing stands for itself. */
export const commands: ReadonlyMap<string, string> = new Map(
  [
    // Greek; letters that look like Latin ones have no name of their own.
    'α alpha β beta γ gamma δ delta ε varepsilon ϵ epsilon ζ zeta η eta θ theta ϑ vartheta ι iota',
    'κ kappa ϰ varkappa λ lambda μ mu µ mu ν nu ξ xi π pi ϖ varpi ρ rho ϱ varrho σ sigma ς varsigma',
    'τ tau υ upsilon φ varphi ϕ phi χ chi ψ psi ω omega Γ Gamma Δ Delta ∆ Delta Θ Theta Λ Lambda',
    'Ξ Xi Π Pi Σ Sigma Υ Upsilon Φ Phi Ψ Psi Ω Omega Ω Omega',
    // Binary signs.
    '± pm ∓ mp × times ÷ div · cdot ⋅ cdot ∙ bullet • bullet ∗ ast ⋆ star ∘ circ ⊕ oplus ⊖ ominus',
    '⊗ otimes ⊘ oslash ⊙ odot ∩ cap ∪ cup ⊎ uplus ⊓ sqcap ⊔ sqcup ∧ wedge ∨ vee ∖ setminus ≀ wr',
    '† dagger ‡ ddagger ⋄ diamond ⨯ times',
    // Relations.
    '≤ le ⩽ leqslant ≥ ge ⩾ geqslant ≠ ne ≡ equiv ≢ not\\equiv ≈ approx ∼ sim ≃ simeq ≅ cong ∝ propto',
    '≪ ll ≫ gg ≺ prec ≻ succ ≼ preceq ≽ succeq ⊂ subset ⊃ supset ⊆ subseteq ⊇ supseteq ⊊ subsetneq',
    '⊄ not\\subset ⊈ nsubseteq ∈ in ∉ notin ∋ ni ⊥ perp ⟂ perp ∥ parallel ∦ nparallel ∣ mid ∤ nmid ≔ coloneqq',
    '≜ triangleq ≐ doteq ⊨ models ⊢ vdash ⊣ dashv ≍ asymp ≲ lesssim ≳ gtrsim ≟ overset{?}{=}',
    // Arrows.
    '→ to ← leftarrow ↔ leftrightarrow ⇒ Rightarrow ⇐ Leftarrow ⇔ Leftrightarrow ⟶ longrightarrow',
    '⟵ longleftarrow ⟷ longleftrightarrow ⟹ Longrightarrow ⟸ Longleftarrow ⟺ Longleftrightarrow ↦ mapsto',
    '⟼ longmapsto ↑ uparrow ↓ downarrow ↕ updownarrow ⇑ Uparrow ⇓ Downarrow ↗ nearrow ↘ searrow ↙ swarrow',
    '↖ nwarrow ↪ hookrightarrow ↩ hookleftarrow ⇌ rightleftharpoons ⇋ leftrightharpoons ⇀ rightharpoonup',
    '⇁ rightharpoondown ↼ leftharpoonup ⇄ rightleftarrows ⇝ rightsquigarrow',
    // Others.
    '∞ infty ∂ partial ∇ nabla ∀ forall ∃ exists ∄ nexists ∅ emptyset ∠ angle ∡ measuredangle △ triangle',
    '□ square ◻ square ∎ blacksquare ¬ neg ℏ hbar ℓ ell ℜ Re ℑ Im ℘ wp ℵ aleph … ldots ⋯ cdots ⋮ vdots',
    '⋱ ddots ∴ therefore ∵ because ° degree ⊤ top ′ prime ♠ spadesuit ♣ clubsuit ♡ heartsuit ♢ diamondsuit',
    '√ surd § S ¶ P £ pounds',
    // Fences.
    '⟨ langle ⟩ rangle 〈 langle 〉 rangle ⌈ lceil ⌉ rceil ⌊ lfloor ⌋ rfloor ‖ Vert ∥ Vert',
    // Large operators.
    '∑ sum ∏ prod ∐ coprod ∫ int ∬ iint ∭ iiint ∮ oint ∯ oiint ⋂ bigcap ⋃ bigcup ⋀ bigwedge ⋁ bigvee',
    '⨁ bigoplus ⨂ bigotimes ⨀ bigodot ⨄ biguplus ⨆ bigsqcup',
  ].flatMap((line) => toPairs(line.split(' '))),
);

function toPairs([sign, name, ...others]: string[]): [string, string][] {
  if (sign === undefined || name === undefined) return [];
  return [[sign, `\\${name}`], ...toPairs(others)];
}

/** Signs that LaTeX writes with another sign, or means something else by. */
export const replacements: ReadonlyMap<string, string> = new Map([
  ['−', '-'],
  ['–', '-'],
  ['‐', '-'],
  ['‑', '-'],
  ['∕', '/'],
  ['⁄', '/'],
  ['∶', ':'],
  ['ʹ', "'"],
  ['’', "'"],
  ['″', "''"],
  ['‴', "'''"],
  ['′', "'"],
  ['\u00a0', '\\ '],
  ['\u2003', '\\quad '],
  ['\u2002', '\\enspace '],
  ['\u2009', '\\,'],
  ['\u2005', '\\:'],
  ['\u2004', '\\;'],
  ['\\', '\\backslash '],
  ['{', '\\{'],
  ['}', '\\}'],
  ['#', '\\#'],
  ['$', '\\$'],
  ['%', '\\%'],
  ['&', '\\&'],
  ['_', '\\_'],
  ['^', '\\hat{}'],
  ['~', '\\sim '],
]);

/** Signs that take what stands above and below them. */
export const largeOperators: ReadonlySet<string> = new Set(
  Array.from('∑∏∐∫∬∭∮∯⋂⋃⋀⋁⨁⨂⨀⨄⨆').flatMap((sign) => commands.get(sign) ?? []),
);

/** Names that LaTeX sets upright by itself. */
export const functionNames: ReadonlySet<string> = new Set(
  (
    'arccos arcsin arctan arg cos cosh cot coth csc deg det dim exp gcd hom inf ker lg lim liminf ' +
    'limsup ln log max min Pr sec sin sinh sup tan tanh'
  ).split(' '),
);

/** Signs that words are written above of: 'A → B' with 'heat' over the arrow. */
export const arrowCommands: ReadonlyMap<string, string> = new Map([
  ['→', '\\xrightarrow'],
  ['⟶', '\\xrightarrow'],
  ['←', '\\xleftarrow'],
  ['↔', '\\xleftrightarrow'],
  ['⇒', '\\xRightarrow'],
  ['⇔', '\\xLeftrightarrow'],
  ['⇌', '\\xrightleftharpoons'],
]);
