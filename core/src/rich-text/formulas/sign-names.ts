/** Commands of LaTeX that mean one sign. */
export const signNames: ReadonlyMap<string, string> = new Map([
  ...pair(
    'alpha beta gamma delta epsilon varepsilon zeta eta theta vartheta iota kappa lambda mu nu xi pi varpi rho varrho sigma varsigma tau upsilon phi varphi chi psi omega',
    'αβγδεεζηθθικλμνξπϖρρσςτυφφχψω',
  ),
  ...pair('Gamma Delta Theta Lambda Xi Pi Sigma Upsilon Phi Psi Omega', 'ΓΔΘΛΞΠΣΥΦΨΩ'),
  ...pair('times cdot ast div pm mp circ bullet oplus otimes star', '×··÷±∓∘•⊕⊗⋆'),
  ...pair('leq le geq ge neq ne approx equiv sim simeq cong propto ll gg', '≤≤≥≥≠≠≈≡∼≃≅∝≪≫'),
  ...pair(
    'to rightarrow longrightarrow leftarrow gets leftrightarrow Rightarrow Longrightarrow implies Leftarrow Leftrightarrow iff mapsto uparrow downarrow rightleftharpoons',
    '→→→←←↔⇒⇒⇒⇐⇔⇔↦↑↓⇌',
  ),
  ...pair('sum prod int iint iiint oint partial nabla infty', '∑∏∫∬∭∮∂∇∞'),
  ...pair(
    'in notin ni subset subseteq supset supseteq cup cap setminus emptyset varnothing forall exists neg lnot land wedge lor vee',
    '∈∉∋⊂⊆⊃⊇∪∩∖∅∅∀∃¬¬∧∧∨∨',
  ),
  ...pair('ldots dots cdots dotsc dotsb vdots ddots', '……………⋮⋱'),
  ...pair('prime degree angle perp parallel triangle hbar ell Re Im aleph', '′°∠⊥∥△ℏℓℜℑℵ'),
  ...pair('langle rangle lfloor rfloor lceil rceil vert lvert rvert mid', '⟨⟩⌊⌋⌈⌉||||'),
  ...pair('Vert lVert rVert lbrace rbrace lbrack rbrack backslash colon', '∥∥∥{}[]\\:'),
]);

/** Signs that are typed or copied in several shapes. */
export const evenSigns: ReadonlyMap<string, string> = new Map([
  ...pair('− – — ‐ ‑ ﹣ －', '-------'),
  ...pair('* ∗ ⋅ ∙ • ×', '·····×'),
  ...pair('∕ ⁄ ／', '///'),
  ...pair("' ’ ‘ ´ ʹ", '′′′′′'),
  ...pair('⟶ ⇾ ⟹ ⟺ ∆ ∶ ∣ ϕ ϵ ϑ ϱ µ º ˚', '→→⇒⇔Δ:|φεθρμ°°'),
]);

function pair(names: string, signs: string): [string, string][] {
  const each = Array.from(signs);
  return names.split(' ').map((name, no) => [name, each[no] ?? name]);
}
