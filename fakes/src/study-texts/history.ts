import { defineStudyText } from './define-study-text.ts';

export const history = defineStudyText({
  id: 'history',
  title: 'The French Revolution',
  marked: `
# The French Revolution

Within ten years France changed from an absolute monarchy into a republic, and from a republic into the rule of one general. The ideas of those years, and the fear of them, shaped Europe for a century.

## The old order

Before the Revolution French society was divided by law into estates. The First Estate consisted of the {clergy}, who owned about a tenth of the land. The Second Estate consisted of the {nobility}, who held the high offices of army and court. The Third Estate included the {peasants}, by far the largest part of the population. Merchants, lawyers and doctors of the towns belonged to the {bourgeoisie}, which was rich in money but poor in rights. The three estates of the kingdom were the clergy, the nobility and the commoners. A direct tax on land called the {taille} fell on peasants while most nobles were exempt. The salt tax, known as the {gabelle}, was hated for its unequal rates. The Church collected the {tithe}, a share of the harvest. Landlords could demand the {corvée}, which meant days of labour without pay.

## The crisis of the crown

War and court had emptied the treasury. The king who reigned when the crisis broke was {Louis XVI}, a man of good will and little resolve. The queen, {Marie Antoinette}, came from the house of Habsburg and was unpopular for lavish spending. The Swiss banker {Jacques Necker} served as minister of finance and published the accounts of the crown. The abbé {Emmanuel Sieyès} asked in a pamphlet what the Third Estate was, and answered that it was everything. The costs that ruined the treasury came above all from three sources: the American war, the interest on old loans and the court at Versailles. The harvest of {1788} failed after hail and drought, and the price of bread doubled.

## From the Estates to the Assembly

In {May} 1789 the Estates General met for the first time in 175 years. In {June} 1789 the deputies of the Third Estate swore on a tennis court not to part before France had a constitution. In {July} 1789 a crowd stormed the Bastille, a fortress and prison in Paris. In {August} 1789 the Assembly gave up the feudal rights and declared the rights of man and citizen. In {October} 1789 market women marched to Versailles and brought the royal family to Paris. The Declaration of the Rights of Man names four natural rights: liberty, property, security and resistance to oppression.

## War and republic

Reform at home was soon overtaken by war abroad. In {1791} the royal family fled and was stopped at Varennes. In {1792} France declared war on Austria and became a republic in the same autumn. In {1793} the king was executed by the guillotine. In {1794} Robespierre fell and died on the scaffold that he had fed. In {1795} a new constitution gave the government to five Directors. In {1799} a general took power and ended the Revolution by a coup.

## Parties and leaders

The clubs of Paris became the first political parties of France. The {Jacobins} met in a former convent and wanted a strong central republic. The {Girondins} spoke for the provinces and pressed for war in 1792. The {Feuillants} hoped to keep the king within a constitution. The {Cordeliers} gathered the radicals of the left bank around Danton. The {sans-culottes} were artisans and shopkeepers who demanded cheap bread with pikes in hand. The {émigrés} had left the country and plotted against it from Koblenz and Turin. The lawyer {Maximilien Robespierre} led the Committee of Public Safety during the Terror. The journalist {Jean-Paul Marat} was stabbed in his bath by Charlotte Corday. The playwright {Olympe de Gouges} wrote a declaration of the rights of woman. The soldier {Napoleon Bonaparte} made himself First Consul and later emperor.

## Institutions of the new France

Old institutions were swept away and new ones filled their place. The {National Convention} abolished the monarchy and judged the king. The {Committee of Public Safety} directed the war and the Terror with twelve members. The {Revolutionary Tribunal} tried the enemies of the Republic without appeal. The {Directory} governed through five men and relied more and more on the army. The {Consulate} followed the coup and put three men in name, one in fact, at the head of the state. The {Legislative Assembly} sat for a single year under the constitution of 1791. Napoleon kept three gains of the Revolution: equality before the law, the sale of church lands and careers open to talent.

## Measures of the new age

Reason was to rule daily life as well. The {metric system} replaced hundreds of local units of length and weight. The {republican calendar} divided each month into three weeks of ten days. The {civil code} of 1804 put family and property law into one book. The {departments} took the place of the old provinces as units of administration. The {assignats} were paper notes backed by confiscated lands, and lost nearly their whole value.
`,
  groups: [
    {
      kind: 'group of society',
      lead: 'Which group of old France',
      article: 'The ',
      facts: `
clergy = men of the Church | owned about a tenth of the land as the First Estate
nobility = nobles = aristocracy | held the high offices of army and court
peasants = country people | made up by far the largest part of the population
bourgeoisie = middle class of the towns | was rich in money but poor in rights`,
      wrong: 'foreign soldiers, slaves, journeymen, royal guards',
    },
    {
      kind: 'burden',
      lead: 'Which burden of the peasants',
      article: 'The ',
      facts: `
taille = direct land levy | fell on the soil while most nobles were exempt
gabelle = salt levy | was hated for the unequal price of salt
tithe = tenth of the harvest | went to the Church
corvée = unpaid labour | meant days of work without wages`,
      wrong: 'poll tax, window tax, customs duty',
    },
    {
      kind: 'person of the crisis',
      lead: 'Who',
      facts: `
Louis XVI = Louis Capet | reigned when the crisis of the crown broke
Marie Antoinette = the Austrian queen | came from the house of Habsburg
Jacques Necker = Necker | published the accounts of the crown as minister of finance
Emmanuel Sieyès = abbé Sieyès | asked in a pamphlet what the Third Estate was
Maximilien Robespierre = Robespierre | led the Committee of Public Safety
Jean-Paul Marat = Marat | was stabbed in his bath by Charlotte Corday
Olympe de Gouges = Marie Gouze | wrote a declaration of the rights of woman
Napoleon Bonaparte = Napoleon | made himself First Consul`,
      wrong: 'Georges Danton, Marquis de Lafayette',
    },
    {
      kind: 'year',
      lead: 'In which year',
      isDescribed: false,
      facts: `
1788 | did hail and drought ruin the harvest
1791 | was the royal family stopped at Varennes
1792 | did France declare war on Austria
1793 | was the king executed
1794 | did Robespierre fall
1795 | did five Directors receive the government
1799 | did a coup end the Revolution`,
    },
    {
      kind: 'month of 1789',
      lead: 'In which month of 1789',
      isDescribed: false,
      facts: `
May | did the Estates General meet
June | was the oath on the tennis court sworn
July | was the Bastille stormed
August | did the Assembly give up the feudal rights
October | did market women march to Versailles`,
      wrong: 'September, December, March',
    },
    {
      kind: 'political group',
      lead: 'Which political group',
      article: 'The ',
      facts: `
Jacobins = members of the Jacobin club | wanted a strong central republic
Girondins = Brissotins | spoke for the provinces and pressed for war
Feuillants = constitutional monarchists | hoped to keep the king within a constitution
Cordeliers = Society of the Friends of the Rights of Man | gathered around Danton on the left bank
sans-culottes = armed artisans of Paris | demanded cheap bread with pikes in hand
émigrés = nobles in exile | plotted from Koblenz and Turin`,
      wrong: 'Chartists, Carbonari',
    },
    {
      kind: 'institution',
      lead: 'Which institution',
      article: 'The ',
      facts: `
National Convention = Convention | abolished the monarchy
Committee of Public Safety = body of twelve around Robespierre | directed the war and the Terror
Revolutionary Tribunal = court of the Terror | tried the enemies of the Republic without appeal
Directory = government of five | relied more and more on the army
Consulate = rule of the three consuls | followed the coup with three men in name
Legislative Assembly = parliament of 1791 | sat for a single year`,
      wrong: 'Estates General, Council of State',
    },
    {
      kind: 'innovation',
      lead: 'Which innovation',
      article: 'The ',
      facts: `
metric system = decimal units | replaced hundreds of local measures
republican calendar = calendar of ten-day weeks | split each month into three equal parts
civil code = Code Napoléon | put family and property law into one book
departments = new administrative districts | took the place of the old provinces
assignats = revolutionary paper money | lost nearly their whole value`,
      wrong: 'national lottery, census, passport',
    },
  ],
  sets: `
Which of these were estates of the kingdom? + the clergy, the nobility, the commoners - the bankers, the Directors, the consuls, the deputies @ The three estates of
Which costs above all ruined the treasury? + the American war, the interest on old loans, the court at Versailles - the building of canals, the schools of Paris, the Russian campaign, the metric system @ The costs that ruined
Which natural rights does the Declaration of 1789 name? + liberty, property, security, resistance to oppression - work, education, housing, free travel @ The Declaration of the Rights of Man names
Which gains of the Revolution did Napoleon keep? + equality before the law, the sale of church lands, careers open to talent - the republican constitution, freedom of the press, elected judges, the rights of woman @ Napoleon kept three`,
});
