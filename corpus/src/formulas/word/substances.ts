import { grouped, pre, r, sub, subSup, upright, words } from '../omml.ts';
import { formula } from './formula.ts';

export const substances = [
  formula(
    'water from its elements',
    r('2') +
      sub(r('H', upright), r('2')) +
      r('+') +
      sub(r('O', upright), r('2')) +
      r('→2') +
      sub(r('H', upright), r('2')) +
      r('O', upright),
    String.raw`2\mathrm{H}_2+\mathrm{O}_2\to 2\mathrm{H}_2\mathrm{O}`,
    String.raw`2\mathrm{H}_{2+\mathrm{O}_2}\to 2\mathrm{H}_2\mathrm{O}`,
  ),
  formula(
    'ion of sulfate',
    subSup(r('SO', words), r('4'), r('2−')),
    String.raw`\mathrm{SO}_4^{2-}`,
    String.raw`\mathrm{SO}_{4^{2-}}`,
  ),
  formula(
    'isotope of uranium',
    pre(r('92'), r('238'), r('U', upright)),
    String.raw`{}_{92}^{238}\mathrm{U}`,
    String.raw`{}_{92^{238}}\mathrm{U}`,
  ),
  formula(
    'reaction with heat',
    sub(r('CaCO', upright), r('3')) +
      grouped(r('heat', words), { chr: '→', vertJc: 'bot' }) +
      r('CaO', upright) +
      r('+') +
      sub(r('CO', upright), r('2')),
    String.raw`\mathrm{CaCO}_3\xrightarrow{\text{heat}}\mathrm{CaO}+\mathrm{CO}_2`,
    String.raw`\mathrm{CaCO}_3\xrightarrow{\text{heat}\mathrm{CaO}}+\mathrm{CO}_2`,
  ),
];
