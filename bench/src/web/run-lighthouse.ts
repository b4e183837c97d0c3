import lighthouse from 'lighthouse';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];

export type Finding = {
  scores: Record<Category, number>;
  layoutShift: number;
  /** Paths of the scripts that were really fetched. */
  scripts: string[];
};

/** One visit in Lighthouse's own mobile profile: a slow phone on a slow network. */
export async function runLighthouse(url: string, port: number): Promise<Finding> {
  const result = await lighthouse(url, {
    port,
    onlyCategories: [...categories],
    logLevel: 'error',
  });
  if (!result) throw new Error(`Lighthouse has nothing to say of ${url}`);
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
  const score = (category: Category) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    layoutShift: lhr.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    scripts: listScripts(lhr.audits['network-requests']?.details),
  };
}

function listScripts(details: unknown): string[] {
  if (!hasItems(details)) throw new Error('Lighthouse lists no requests');
  return details.items
    .filter(({ resourceType }) => resourceType === 'Script')
    .map(({ url }) => new URL(String(url)).pathname);
}

function hasItems(details: unknown): details is { items: Record<string, unknown>[] } {
  return typeof details === 'object' && details !== null && 'items' in details;
}
