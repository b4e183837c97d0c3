import { defineStudyText } from './define-study-text.ts';

export const economics = defineStudyText({
  id: 'economics',
  title: 'Principles of economics',
  marked: `
# Principles of economics

Means are scarce and wishes are many. Economics studies how people choose, how markets join their choices, and what governments can add.

## Choice and scarcity

What must be given up to get something is its {opportunity cost}. A cost that has been paid and cannot be recovered is a {sunk cost}. The extra satisfaction from one more unit is called {marginal utility}. Things that satisfy wants and are limited in supply are {scarce goods}. A reward or penalty that changes behaviour is an {incentive}. Whoever can make a thing at a lower sacrifice has a {comparative advantage}. Splitting work into steps done by different people is the {division of labour}. Economists count three classic factors of production: land, labour and capital.

## Supply and demand

A market brings buyers and sellers together. The {law of demand} says that people buy less of a thing when its price rises. The {law of supply} says that producers offer more of a thing when its price rises. The price at which both sides match is the {equilibrium price}. A price held above that point by law creates a {surplus}. A price held below that point by law creates a {shortage}. How strongly buyers react to a change in price is measured by {elasticity}. Tea and coffee are {substitutes}, since one can replace the other. Printers and ink are {complements}, since they are used together. Goods that people buy less of when they grow richer are {inferior goods}. A demand curve can shift for three reasons: changes in income, changes in taste and changes in the prices of other goods.

## Kinds of market

In {perfect competition} many small firms sell the same product and none can set the price. In a {monopoly} a single firm supplies the market. In an {oligopoly} a few large firms watch each other closely. In {monopolistic competition} many firms sell products that differ a little. In a {monopsony} a single buyer faces many sellers. A secret agreement between firms to keep prices high is a {cartel}. Barriers that keep rivals out are of three kinds: patents, high fixed costs and control of a raw material.

## When markets fail

Smoke from a factory that harms its neighbours is a {negative externality}. A vaccination that also protects others is a {positive externality}. A lighthouse, from which nobody can be excluded, is a {public good}. Fish in the open sea are a {common resource}, free for all and easily exhausted. A person who enjoys a benefit without paying is a {free rider}. Insured people who take more risks show {moral hazard}. When the seller knows more than the buyer, there is {asymmetric information}. Governments answer pollution with three tools: taxes, permits and bans.

## The whole economy

The value of all final goods and services made in a country in a year is its {gross domestic product}. A lasting rise in the general level of prices is {inflation}. A lasting fall in the general level of prices is {deflation}. A fall in output over two quarters is commonly called a {recession}. The share of the labour force that looks for work in vain is the {unemployment rate}. The difference between exports and imports of goods is the {trade balance}. The sum of past deficits that a state still owes is the {public debt}. Money has three functions: medium of exchange, unit of account and store of value.

## Policy

The {central bank} sets the interest rate and issues money. The {finance ministry} prepares the budget of the state. The {competition authority} examines mergers and punishes price fixing. The {statistics office} measures prices and output. The {World Trade Organization} settles disputes about tariffs. The {International Monetary Fund} lends to states that cannot pay their foreign bills. A tax on imports is a {tariff}. A limit on the amount of imports is a {quota}. A payment by the state that lowers the cost of a product is a {subsidy}. A tax that takes a larger share from the rich is a {progressive tax}. A tax added at each stage of production is the {value added tax}. Central banks steer the economy with three tools: the interest rate, reserve rules and the purchase of bonds.

## Thinkers

The division of work in a pin factory was described by {Adam Smith} in 1776. The theory of gains from trade goes back to {David Ricardo}. The warning that population outgrows food came from {Thomas Malthus}. The analysis of capital and class was written by {Karl Marx}. The case for public spending in a slump was made by {John Maynard Keynes}. The view that prices depend on the quantity of money was renewed by {Milton Friedman}. The rules by which communities manage shared pastures were studied by {Elinor Ostrom}.
`,
  groups: [
    {
      kind: 'idea of choice',
      lead: 'Which term of economic choice names',
      facts: `
opportunity cost = cost of the best alternative | what must be given up to get something
sunk cost = irrecoverable expense | an outlay that cannot be recovered
marginal utility = extra satisfaction | the gain from one more unit
scarce goods = economic goods | things that are limited in supply
incentive = inducement | a reward that changes behaviour
comparative advantage = lower opportunity cost | the ability to make a thing at a lower sacrifice
division of labour = specialisation | the splitting of work into steps`,
      wrong: 'fixed income, net worth',
    },
    {
      kind: 'term of markets',
      lead: 'Which term of markets names',
      facts: `
law of demand = inverse price rule of buyers | the rule that people buy less when the price rises
law of supply = direct price rule of sellers | the rule that producers offer more when the price rises
equilibrium price = market-clearing price | the point at which both sides match
surplus = excess supply | the result of a price held too high
shortage = excess demand | the result of a price held too low
elasticity = price responsiveness | how strongly buyers react
substitutes = rival goods | tea and coffee
complements = joint goods | printers and ink
inferior goods = goods of the poor | what people buy less of when they grow richer`,
    },
    {
      kind: 'market form',
      lead: 'Which market form has',
      facts: `
perfect competition = atomistic market | many small firms with the same product
monopoly = market of one seller | a single firm as supplier
oligopoly = market of few sellers | a few large firms that watch each other
monopolistic competition = market of varied products | many firms whose products differ a little
monopsony = market of one buyer | a single buyer
cartel = price-fixing ring | a secret agreement to keep prices high`,
      wrong: 'free port, stock exchange',
    },
    {
      kind: 'market failure',
      lead: 'Which term of market failure fits',
      facts: `
negative externality = external cost | smoke that harms neighbours
positive externality = external benefit | a vaccination that also protects others
public good = collective good | a lighthouse
common resource = common pool | fish in the open sea
free rider = freeloader | a person who benefits without paying
moral hazard = hidden action | insured people who take more risks
asymmetric information = unequal knowledge | a seller who knows more than the buyer`,
      wrong: 'price discrimination, dead capital',
    },
    {
      kind: 'figure of the economy',
      lead: 'Which figure or event is',
      facts: `
gross domestic product = GDP | the value of all final goods made in a year
inflation = rising price level | a lasting rise in the general level of prices
deflation = falling price level | a lasting fall in the general level of prices
recession = downturn | a fall in output over two quarters
unemployment rate = jobless share | the share of people who look for work in vain
trade balance = net exports of goods | the difference between exports and imports
public debt = sovereign debt | the sum of past deficits`,
      wrong: 'savings ratio, credit crunch',
    },
    {
      kind: 'institution of policy',
      lead: 'Which institution of policy',
      article: 'The ',
      facts: `
central bank = bank of issue | sets the interest rate
finance ministry = treasury | prepares the budget of the state
competition authority = antitrust office | examines mergers
statistics office = bureau of statistics | measures prices and output
World Trade Organization = WTO | settles disputes about tariffs
International Monetary Fund = IMF | lends to states that cannot pay foreign bills`,
      wrong: 'World Bank, audit court',
    },
    {
      kind: 'instrument of policy',
      lead: 'Which instrument of policy is',
      facts: `
tariff = import duty | a charge on goods from abroad
quota = import limit | a limit on the amount from abroad
subsidy = state aid | a payment that lowers the cost of a product
progressive tax = graduated levy | a charge that takes a larger share from the rich
value added tax = VAT | a charge at each stage of production`,
      wrong: 'poll tax, embargo, licence fee',
    },
    {
      kind: 'economist',
      lead: 'Which economist',
      facts: `
Adam Smith = Smith | described the division of work in a pin factory
David Ricardo = Ricardo | founded the theory of gains from trade
Thomas Malthus = Malthus | warned that population outgrows food
Karl Marx = Marx | analysed capital and class
John Maynard Keynes = Keynes | made the case for public spending in a slump
Milton Friedman = Friedman | renewed the view that prices depend on money
Elinor Ostrom = Ostrom | studied how communities manage shared pastures`,
      wrong: 'Joseph Schumpeter, Joan Robinson',
    },
  ],
  sets: `
Which are classic factors of production? + land, labour, capital - profit, taxes, prices, exports @ Economists count three
For which reasons can a demand curve shift? + changes in income, changes in taste, changes in the prices of other goods - changes in the own price, changes of the owner, changes in wages abroad, changes of the currency name @ A demand curve
Which barriers keep rivals out of a market? + patents, high fixed costs, control of a raw material - low prices of inputs, many buyers, free advice, open borders @ Barriers that keep
With which tools do governments answer pollution? + taxes, permits, bans - prizes, elections, loans, wages @ Governments answer pollution
Which functions does money have? + medium of exchange, unit of account, store of value - source of energy, measure of length, proof of identity, sign of merit @ Money has three
With which tools do central banks steer the economy? + the interest rate, reserve rules, the purchase of bonds - the income tax, the school budget, import quotas, minimum wages @ Central banks steer`,
});
