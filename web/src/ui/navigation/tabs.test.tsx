import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Tab, TabList, TabPanel, Tabs } from './tabs.tsx';

it('shows the panel of the tab reached by the arrow keys', async () => {
  render(<InputTabs />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tabpanel', { name: 'Input Text' }).textContent).toBe('A text');
});

it('does not open a disabled tab', async () => {
  render(<InputTabs />);
  await userEvent.click(screen.getByRole('tab', { name: 'YouTube' }));
  expect(screen.getByRole('tabpanel', { name: 'Upload Files' }).textContent).toBe('A file');
});

function InputTabs() {
  return (
    <Tabs defaultValue="files">
      <TabList aria-label="Material">
        <Tab value="files">Upload Files</Tab>
        <Tab value="text">Input Text</Tab>
        <Tab value="youtube" disabled>
          YouTube
        </Tab>
      </TabList>
      <TabPanel value="files">A file</TabPanel>
      <TabPanel value="text">A text</TabPanel>
      <TabPanel value="youtube">A video</TabPanel>
    </Tabs>
  );
}
