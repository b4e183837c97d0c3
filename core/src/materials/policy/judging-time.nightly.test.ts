import { beforeAll, expect, it } from 'vitest';
import { judgeContent } from './judge-content.ts';

/** Far above what a judgement takes, and far below what a pattern of quadratic time would. */
const momentMs = 400;

beforeAll(() => {
  // The first judgement compiles the patterns.
  for (const text of ['how to ', '\u00E9 1ike ']) judgeContent(fill(text, 50_000));
});

// Nearly matching again and again is what makes a careless pattern slow: four times the text would
// then take sixteen times as long.
it.each([
  'The inner membrane holds the electron transport chain; students ask how to explain it. ',
  'a',
  '1',
  ' ',
  '\n',
  '\n ',
  'a-\n',
  'a-          ',
  "a's",
  '. ',
  '; ',
  ': ',
  'how to ',
  'how to and ',
  'how to make ',
  'how to make the ',
  'how can i make ',
  'how to x x x x and make x x x x ',
  'how to hack a b c ',
  'how to steal from the ',
  'instructions for making ',
  'guide guide guide to to ',
  'step by step instructions for the ',
  'how many of the pills ',
  'all every each the those ',
  'we must all now ',
  'kill all the ',
  'watch the hot ',
  'sexual stories of young young ',
  'thrusting in the ',
  'it is an offence to say how to make bombs and ',
  'you should how to steal money said ',
  'in a game in a ',
  'exploit child ',
  'break into the car ',
  'k1ll a11 the ',
  'tell me how to x ',
  'i want to read about the death of the people in the city. ',
  'write a story about how the children were taught. ',
  'without x x x caught x x x ',
  'what is the best x x x ',
  'which x x x x x x do i ',
  'turn x x x x x x x x into ',
  'b o m b ',
  'h o w t o ',
  'a.b.c.',
  's*x',
  'a!a|',
  'aaaa',
  'b0',
  '@1',
  'a1',
  'violence ',
  'chapter ',
  'ｈｏｗ ｔｏ ｍａｋｅ ',
  'hоw tо mаke ',
  'e\u0301',
  '\u200B',
  '\uFDFA',
  '\u3300',
  '👩‍👩‍👧 ',
])('judges four times of %j in about four times the time', (phrase) => {
  const short = bestTimeMs(fill(phrase, 12_500));
  const long = bestTimeMs(fill(phrase, 50_000));

  expect(long).toBeLessThan(10 * Math.max(short, 1));
});

it.each(['a', ' ', 'l'])(
  'reads one word of 49,980 times %j in no more time than others',
  (letter) => {
    const text = `how to make ${letter.repeat(49_980)}`;

    expect(bestTimeMs(text)).toBeLessThan(momentMs);
  },
);

it('judges 50,000 characters of a textbook in a moment', () => {
  const sentence =
    'In 1942 physicists asked how to build a reactor, and a guide to their theory is in chapter two. ';

  expect(bestTimeMs(fill(sentence, 50_000))).toBeLessThan(momentMs);
});

it.each(['\uFDFA', '\u3300', '\uFB03'])(
  'is not slowed down by %j, which normalising makes longer',
  (character) => {
    expect(bestTimeMs(character.repeat(50_000))).toBeLessThan(momentMs);
  },
);

/** Time of the processor: what else the machine does is not counted. */
function bestTimeMs(text: string) {
  const times = Array.from({ length: 3 }, () => {
    const start = process.cpuUsage();
    judgeContent(text);
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

function fill(phrase: string, length: number) {
  return phrase.repeat(Math.ceil(length / phrase.length)).slice(0, length);
}
