/** Prose of a school book. */
export const cellChapter = `# The Cell

## Cell theory
The cell is the smallest unit of life that can replicate independently. In 1665 the English scientist Robert Hooke observed thin slices of cork under a microscope and described tiny compartments, which he called cells. Matthias Schleiden concluded in 1838 that all plants are made of cells, and Theodor Schwann extended the idea to animals one year later. Rudolf Virchow added in 1855 that every cell comes from an existing cell. Together these statements form the cell theory.

## Prokaryotes and eukaryotes
Prokaryotic cells lack a nucleus, whereas eukaryotic cells keep their DNA inside a nuclear envelope. Bacteria and archaea are prokaryotes. Animals, plants, fungi and protists are eukaryotes. Most prokaryotic cells measure between 1 and 5 micrometres, while eukaryotic cells are usually 10 to 100 micrometres across. The cytoplasm is the jelly-like material that fills the space between the cell membrane and the nucleus. Ribosomes are found in both kinds of cell and assemble proteins from amino acids.

## Organelles
An organelle is a specialised structure inside a cell that performs a particular job. The nucleus stores the genetic information of the cell and controls its activities. Mitochondria release energy from glucose during aerobic respiration and produce most of the cell's ATP. Chloroplasts capture light energy and use it to build sugars in a process called photosynthesis. The Golgi apparatus modifies, sorts and packages proteins for export. The rough endoplasmic reticulum carries ribosomes on its surface, whereas the smooth endoplasmic reticulum makes lipids. Lysosomes contain enzymes that break down worn-out parts of the cell. Plant cells have a rigid cell wall made of cellulose, but animal cells do not. A large central vacuole stores water and keeps the plant cell firm.

## The cell membrane
The cell membrane is a thin, flexible layer that controls which substances enter and leave the cell. It consists mainly of a double layer of phospholipids with embedded proteins. The fluid mosaic model, proposed by Singer and Nicolson in 1972, describes this arrangement. Cholesterol stabilises the membrane of animal cells.

## Transport across membranes
Diffusion is the net movement of particles from a region of higher concentration to a region of lower concentration. Osmosis is the diffusion of water through a partially permeable membrane. Active transport is the movement of substances against their concentration gradient, which requires energy from ATP. Red blood cells burst in pure water because water enters them by osmosis. Endocytosis is the process by which a cell takes in material by folding its membrane inwards. Exocytosis releases substances from the cell when vesicles fuse with the membrane. The sodium-potassium pump moves three sodium ions out of the cell for every two potassium ions it brings in. Nerve cells use about 70 % of their energy to run this pump.

## Cell division
Mitosis produces two genetically identical daughter cells. Meiosis produces four cells that each contain half the number of chromosomes. Human body cells contain 46 chromosomes, whereas human gametes contain only 23. Before a cell divides, it copies its DNA during the S phase of interphase. Chromosomes line up along the equator of the cell during metaphase. Cancer is a disease in which cells divide without control.`;
