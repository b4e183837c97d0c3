/** A page of notes as a learner would paste it. */
export const kidney = `# The kidney

## The nephron

Each kidney holds about one million nephrons. A nephron begins with the glomerulus, a knot of capillaries inside Bowman’s capsule. Blood pressure pushes water, salts, glucose and urea through the filter. Together the two kidneys filter about 180 litres of fluid a day, and only 1 to 2 litres leave the body as urine.

## The tubule

About two thirds of the salt and water return to the blood in the proximal tubule, and normally all of the glucose. The loop of Henle dips into the medulla and builds up a salt gradient there.

## Hormones

ADH makes the collecting duct permeable to water, so the urine becomes concentrated. Aldosterone makes the distal tubule keep sodium and give up potassium. When blood pressure falls, the kidney itself releases renin. A lack of ADH leads to large amounts of dilute urine.

## Words

- Osmosis: water moves through a membrane to where more is dissolved
- Diffusion: particles spread from where they are many to where they are few
- Filtration: pressure pushes water and small particles through a filter
`;
