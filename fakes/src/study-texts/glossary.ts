import { defineStudyText } from './define-study-text.ts';

export const glossary = defineStudyText({
  id: 'glossary',
  title: 'Glossary of statistics and research',
  marked: `
# Glossary of statistics and research

The terms below are those that a reader of studies meets most often. They are ordered by subject, not by letter.

A good way to use the list is to cover the {right-hand side} and to say the meaning aloud. Whoever can give an example of a term from a study of their own has understood it. Words that look alike, such as parameter and statistic, deserve a second look, since examinations like to ask for the difference.

## Describing data

{Mean}: the sum of the values divided by their number.
{Median}: the value in the middle when the values are put in order.
{Mode}: the value that occurs most often.
{Range}: the distance between the smallest and the largest value.
{Variance}: the average of the squared distances from the mean.
{Standard deviation}: the square root of the variance, in the unit of the data.
{Quartile}: one of the three points that cut ordered data into four equal parts.
{Outlier}: a value that lies far away from the others.
Measures of the centre are three: mean, median and mode.

## Pictures of data

{Histogram}: bars that touch and show how often values fall into each interval.
{Bar chart}: separate bars that compare categories.
{Pie chart}: a circle whose slices show the shares of a whole.
{Scatter plot}: a cloud of points that shows two variables for each case.
{Box plot}: a box from the lower to the upper quarter with whiskers on both sides.
{Line chart}: points joined in the order of time.
Charts for a single numeric variable are two: the histogram and the box plot.

## Variables and samples

{Population}: all the cases about which a study wants to say something.
{Sample}: the cases that were really examined.
{Variable}: a property that differs from case to case.
{Parameter}: a number that describes the whole group of interest.
{Statistic}: a number that is computed from the examined cases.
{Random sampling}: a choice in which each case has the same chance.
{Stratified sampling}: a choice made separately within each layer of the group.
{Convenience sampling}: a choice of those cases that are easy to reach.
{Selection bias}: an error that comes from choosing cases that differ from the rest.
Levels of measurement are four: nominal, ordinal, interval and ratio.

## Testing ideas

{Null hypothesis}: the claim that there is no effect.
{Alternative hypothesis}: the claim that there is an effect.
{P-value}: the chance of data at least as extreme if there were no effect.
{Significance level}: the limit that is fixed before the test, often five per cent.
{Type I error}: finding an effect that does not exist.
{Type II error}: missing an effect that does exist.
{Power}: the chance of finding an effect that is really there.
{Confidence interval}: a span that covers the true value in a stated share of studies.
{Effect size}: a number that tells how large a difference is, apart from chance.
The power of a test depends on three things: the sample size, the effect size and the significance level.

## Relations

{Correlation}: a measure of how two variables move together, from minus one to plus one.
{Regression}: an equation that predicts one variable from others.
{Confounder}: a third factor that influences both the supposed cause and the outcome.
{Causation}: a relation in which a change in one thing brings about a change in another.
{Interaction}: an effect of one factor that depends on the level of another.
{Residual}: the difference between an observed value and a predicted one.

## Designs of studies

{Experiment}: a study in which the researcher sets the conditions by chance.
{Cohort study}: a study that follows a group over time.
{Case-control study}: a study that compares the past of the ill and the healthy.
{Cross-sectional study}: a study that looks at one moment.
{Meta-analysis}: a study that combines the results of many studies.
{Placebo}: a treatment without active content, given for comparison.
{Blinding}: keeping secret who receives which treatment.
{Control group}: the people who do not receive the new treatment.
{Replication}: the repetition of a study by others.
Threats to a study are three: bias, confounding and chance.

## How to read a study

Begin with the question and the design, then look at the numbers. Ask who was examined, who was left out and who paid for the work. Look for the size of the effect before you look at its significance, because a {tiny difference} becomes significant in a very large group. A single study rarely settles a matter; trust grows when several teams find the same with different methods.
`,
  groups: [
    {
      kind: 'part of a list',
      lead: 'Which part of the list',
      isDescribed: false,
      facts: `
right-hand side = side on the right | does a learner cover while saying the meaning aloud`,
      wrong:
        'left-hand side, title of the list, last line of it, number of the page, name of the author',
    },
    {
      kind: 'result of a study',
      lead: 'Which result of a study',
      isDescribed: false,
      facts: `
tiny difference = very small difference | becomes significant in a very large group`,
      wrong: 'missing value, old measurement, round number, famous name, long title',
    },
    {
      kind: 'measure',
      lead: 'Which measure',
      article: 'The ',
      link: 'is ',
      facts: `
mean = arithmetic average | is the sum of the values divided by their number
median = middle value | stands in the middle when the values are put in order
mode = most frequent value | is what occurs most often
range = span of the data | is the distance between the smallest and the largest value
variance = mean squared deviation | averages the squared distances from the centre
standard deviation = root of the variance | is given in the unit of the data
quartile = quarter point | helps to cut ordered data into four equal parts
outlier = extreme value | lies far away from the others`,
    },
    {
      kind: 'chart',
      lead: 'Which chart',
      article: 'A ',
      link: 'consists of ',
      facts: `
histogram = frequency diagram | has bars that touch
bar chart = column diagram | compares categories by separate columns
pie chart = circle diagram | shows shares of a whole by slices
scatter plot = cloud of points | shows two variables for each case
box plot = box-and-whisker diagram | has whiskers on both sides
line chart = curve of a time series | joins points in the order of time`,
      wrong: 'heat map, radar chart',
    },
    {
      kind: 'term of sampling',
      lead: 'Which term of sampling',
      link: 'means ',
      facts: `
population = universe of cases | means all the cases of interest to a study
sample = examined cases | means the cases that were really examined
variable = changing property | means a property that differs from case to case
parameter = number of the whole group | means a number that describes the whole group
statistic = number from the examined cases | means a number computed from the examined cases
random sampling = choice by lot | means a choice with the same chance for each case
stratified sampling = choice by layers | means a choice within each layer of the group
convenience sampling = choice of what is near | means taking the cases that are easy to reach
selection bias = error of choice | means an error from choosing cases unlike the rest`,
    },
    {
      kind: 'term of testing',
      lead: 'Which term of testing',
      link: 'means ',
      facts: `
null hypothesis = H0 | means the claim that there is no effect
alternative hypothesis = H1 | means the claim that an effect exists
p-value = probability value | means the chance of such extreme data without an effect
significance level = alpha | means the limit fixed before the test
type I error = false positive | means finding an effect that does not exist
type II error = false negative | means missing an effect that does exist
power = sensitivity of a test | means the chance of finding a real effect
confidence interval = interval estimate | means a span that covers the true value in a stated share
effect size = magnitude of a difference | means a number for how large a difference is`,
    },
    {
      kind: 'term of relations',
      lead: 'Which term of relations',
      link: 'means ',
      facts: `
correlation = joint movement | means a measure from minus one to plus one
regression = predicting equation | means an equation that predicts
confounder = hidden third factor | means an influence on both cause and outcome
causation = cause and effect | means that one change brings about another
interaction = effect modification | means an effect that depends on the level of another factor
residual = prediction error | means the difference between observed and predicted`,
      wrong: 'intercept, likelihood',
    },
    {
      kind: 'term of study design',
      lead: 'Which term of study design',
      link: 'means ',
      facts: `
experiment = randomised trial | means that the researcher sets the conditions by chance
cohort study = follow-up study | means that a group is followed over time
case-control study = retrospective comparison | means that the past of ill and healthy is compared
cross-sectional study = snapshot study | means a look at one moment
meta-analysis = pooled review | means that the results of many others are combined
placebo = dummy treatment | means a treatment without active content
blinding = masking | means keeping secret who receives what
control group = comparison arm | means the people without the new treatment
replication = repeat study | means the repetition of work by others`,
    },
  ],
  sets: `
Which are measures of the centre? + mean, median, mode - range, variance, quartile, outlier @ Measures of the centre
Which charts suit a single numeric variable? + the histogram, the box plot - the scatter plot, the pie chart, the flow chart, the road map @ Charts for a single
Which are levels of measurement? + nominal, ordinal, interval, ratio - random, residual, regular, relative @ Levels of measurement
On which things does the power of a test depend? + the sample size, the effect size, the significance level - the colour of the chart, the name of the journal, the number of authors, the year of the study @ The power of a test
Which are threats to a study? + bias, confounding, chance - replication, blinding, funding rules, peer review @ Threats to a study`,
});
