import { readFileSync } from 'node:fs';
import { getDocumentProxy } from 'unpdf';

/** The library alone, in a process of its own: every page's text of one file. */
const pdf = await getDocumentProxy(new Uint8Array(readFileSync(process.argv[2] ?? '')));
let characters = 0;
for (let number = 1; number <= pdf.numPages; number += 1) {
  const page = await pdf.getPage(number);
  const { items } = await page.getTextContent();
  for (const item of items) if ('str' in item) characters += item.str.length;
}
console.log(characters);
