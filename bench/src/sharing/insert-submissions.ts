import type { Question } from '@engram/core/questions/question.ts';
import { seedRandom } from '@engram/core/seeded-random.ts';
import type pg from 'pg';
import { answerQuestion } from './answers.ts';

export const submissions = 100_000;
/** Sets of answers, which repeat: a crowd has favourites, too. */
const kinds = 500;

/** A hundred thousand have submitted already. */
export async function insertSubmissions(
  pool: pg.Pool,
  code: string,
  questions: readonly Question[],
): Promise<void> {
  const random = seedRandom('crowd');
  const sets = Array.from({ length: kinds }, () => {
    const answers = questions.map((question) => ({
      questionId: question.id,
      ...answerQuestion(question, random),
      seconds: Math.round(random() * 90),
    }));
    const count = (wanted: string) => answers.filter(({ verdict }) => verdict === wanted).length;
    const [correctCount, unanswered] = [count('correct'), count('unanswered')];
    const score = Math.round((100 * correctCount) / questions.length);
    return {
      answers,
      verdicts: answers.map(({ verdict }) => verdict.charAt(0)).join(''),
      seconds: `{${answers.map((answer) => answer.seconds).join()}}`,
      score,
      results: {
        totalQuestions: questions.length,
        answeredQuestions: questions.length - unanswered,
        correctCount,
        incorrectCount: questions.length - correctCount,
        unanswered,
        score,
        completedAt: new Date().toISOString(),
      },
    };
  });
  await pool.query(
    `with sets as (
       select (place - 1)::integer as place, item -> 'answers' as answers,
         item ->> 'verdicts' as verdicts, (item ->> 'seconds')::integer[] as seconds,
         (item ->> 'score')::smallint as score, item -> 'results' as results
       from jsonb_array_elements($2::jsonb) with ordinality as a (item, place)
     )
     insert into shared_attempts (code, attempt_id, taker_name, started_at, submitted_at,
       time_taken_seconds, answers, verdicts, seconds, results, score, graded_version, body_hash)
     select $1, gen_random_uuid(), 'Taker ' || number, now() - interval '10 minutes',
       now() - number * interval '30 milliseconds', 60 + number % 600, sets.answers,
       sets.verdicts, sets.seconds, sets.results, sets.score, 1, ''
     from generate_series(1, $3::integer) as number join sets on place = number % $4::integer`,
    [code, JSON.stringify(sets), submissions, kinds],
  );
  // As it would have happened on the way, had they come within an hour.
  await pool.query('vacuum analyze shared_attempts');
}
