import { Link } from 'react-router';

export function meta() {
  return [{ title: 'Bare' }, { name: 'description', content: 'A bare React Router page' }];
}

/** The least a page of React Router is: words and a link. */
export default function Home() {
  return (
    <main>
      <h1>Bare</h1>
      <p>
        A page of React Router with nothing of ours. <Link to="/">Here again</Link>
      </p>
    </main>
  );
}
