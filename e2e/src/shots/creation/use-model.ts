import type { Page } from '@playwright/test';

/** A server with a model: without one, what is shown depends on what rules find in the text. */
export async function useModel(page: Page, rest: { withoutAi?: string } = {}): Promise<void> {
  await page.route('**/api/questions/models', async (route) => {
    const response = await route.fetch();
    const { models }: { models: { id: string }[] } = await response.json();
    const isOurs = (id: string) => id === 'openai';
    await route.fulfill({
      response,
      json: {
        ...rest,
        models: models.map((model) => ({
          ...model,
          ...(isOurs(model.id) && { isAvailable: true }),
          isDefault: isOurs(model.id),
        })),
      },
    });
  });
}
