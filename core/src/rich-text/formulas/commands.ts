/** Commands that say how something looks, and not what it is. */
export const layoutCommands = words(
  'left right middle big Big bigg Bigg bigl bigr Bigl Bigr biggl biggr Biggl Biggr bigm displaystyle textstyle scriptstyle scriptscriptstyle limits nolimits quad qquad enspace thinspace medspace thickspace hspace nonumber notag boldmath rm it bf mathstrut strut hfill noindent allowbreak , ; : ! >',
);

/** What they hold is in the formula as if they were not there. */
export const plainCommands = words(
  'mathrm mathit mathbf mathsf mathtt mathnormal boldsymbol bm boxed mathop mathbin mathrel mathord smash',
);

/** What they hold are words. */
export const wordCommands = words('text textrm textit textbf textnormal textsf mbox');

/** How many braces belong to a command. */
export const argumentCounts: ReadonlyMap<string, number> = new Map([
  ...[
    ...words('hat vec bar overline underline tilde dot ddot mathbb mathcal mathfrak mathscr'),
  ].map((name) => [name, 1] as const),
  ...[...words('overbrace underbrace overrightarrow overleftarrow cancel phantom')].map(
    (name) => [name, 1] as const,
  ),
  ...[...words('binom stackrel overset underset')].map((name) => [name, 2] as const),
]);

/** Two names of one thing. */
export const sameCommands: ReadonlyMap<string, string> = new Map([
  ['dfrac', 'frac'],
  ['tfrac', 'frac'],
  ['cfrac', 'frac'],
  ['dbinom', 'binom'],
  ['tbinom', 'binom'],
  ['widehat', 'hat'],
  ['widetilde', 'tilde'],
  ['overline', 'bar'],
  ['overrightarrow', 'vec'],
  ['Bbb', 'mathbb'],
  ['stackrel', 'overset'],
]);

export const functionNames = words(
  'sin cos tan cot sec csc arcsin arccos arctan sinh cosh tanh coth log ln lg exp lim limsup liminf max min sup inf arg det dim gcd ker deg hom Pr mod bmod',
);

function words(names: string): ReadonlySet<string> {
  return new Set(names.split(' '));
}
