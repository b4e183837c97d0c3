/** Texts for whoever has no notes at hand; each is short enough to read, and gives sure questions. */
export const sampleTexts = [
  {
    name: 'Photosynthesis',
    text: `# Photosynthesis

Chlorophyll is a green pigment that absorbs mainly red and blue light. It sits in the chloroplasts, in the thylakoid membranes. Water is split there, and oxygen is released as a by-product.

The light reactions store energy in ATP (adenosine triphosphate) and NADPH. The Calvin cycle uses both to turn carbon dioxide into sugar, in the stroma. The enzyme rubisco catalyses the first step of the Calvin cycle.

- Stroma: the fluid inside a chloroplast
- Stoma: a pore in a leaf that lets gases in and out
- Glucose: the sugar that plants make and store as starch`,
  },
  {
    name: 'The French Revolution',
    text: `# The French Revolution

By 1789 France was close to bankruptcy, and bread was dear. The Estates-General met at Versailles in May 1789 for the first time in 175 years. In June the Third Estate declared itself the National Assembly.

A crowd stormed the Bastille on 14 July 1789. In August the Assembly adopted the Declaration of the Rights of Man and of the Citizen. Louis XVI was executed in January 1793.

## Months of the new calendar

| Month | Named after |
|---|---|
| Vendémiaire | grape harvest |
| Brumaire | fog |
| Nivôse | snow |
| Germinal | buds |
| Thermidor | heat |`,
  },
  {
    name: 'Supply and demand',
    text: `# Supply and demand

Demand is the amount of a good that buyers want at each price. Supply is the amount that sellers offer at each price. The price at which both are equal is called the equilibrium price.

When the price is above the equilibrium, sellers are left with a surplus. When it is below, buyers meet a shortage. A price ceiling on rents tends to leave fewer flats on the market.

- Monopoly: a market with a single seller
- Elasticity: how strongly demand reacts to a change in price
- Subsidy: money that a state pays to make something cheaper
- Cartel: firms that agree in secret on what they charge`,
  },
] as const;
