import { useQueryClient } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { materialPageQuery } from '../../materials/library/queries.ts';
import { testFrom } from '../../materials/library/test-from.ts';
import { paths } from '../../paths.ts';
import { testMessages as messages } from './messages.ts';
import { taskLinkClass } from './task-link-class.ts';

/** To the screen that makes a test, with the material chosen. */
export function MakeTestLink({ materialId }: { materialId: string }) {
  const client = useQueryClient();
  const navigate = useNavigate();

  async function open() {
    // Without it there is still the screen, where it can be chosen by hand.
    const page = await client.fetchQuery(materialPageQuery(materialId)).catch(() => undefined);
    if (!page) return navigate(paths.create);
    const { to, state } = testFrom(page.material);
    return navigate(to, { state });
  }

  function press(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void open();
  }

  return (
    <Link to={paths.create} onClick={press} className={taskLinkClass}>
      {messages.make}
    </Link>
  );
}
