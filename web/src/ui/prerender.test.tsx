import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Button } from './button.tsx';
import { Checkbox } from './forms/checkbox.tsx';
import { Field } from './forms/field.tsx';
import { Menu, MenuContent, MenuItem, MenuTrigger } from './navigation/menu.tsx';
import { ProgressBar } from './states/progress-bar.tsx';
import { Segmented } from './navigation/segmented.tsx';
import { Select } from './forms/select.tsx';
import { Tab, TabList, TabPanel, Tabs } from './navigation/tabs.tsx';
import { ToastProvider } from './toasts/toast-provider.tsx';

it('writes no style attribute into prerendered HTML, which style-src self would refuse', () => {
  const html = renderToString(
    <ToastProvider labels={{ region: 'r', toast: 't', dismiss: 'd', clearErrors: 'c' }}>
      <Tabs defaultValue="students">
        <TabList aria-label="Audience">
          <Tab value="students">For Students</Tab>
        </TabList>
        <TabPanel value="students">Practice tests</TabPanel>
      </Tabs>
      <Segmented
        aria-label="Billing"
        value="month"
        onValueChange={() => undefined}
        options={[{ value: 'month', label: 'Monthly' }]}
      />
      <Menu>
        <MenuTrigger>
          <Button isBusy>AI Study Tools</Button>
        </MenuTrigger>
        <MenuContent>
          <MenuItem>Make AI Quizzes</MenuItem>
        </MenuContent>
      </Menu>
      <Field label="Subject" error="Please choose one.">
        <Select />
      </Field>
      <Checkbox label="I agree" />
      <ProgressBar aria-label="Upload" value={40} />
    </ToastProvider>,
  );
  expect(html).toContain('Practice tests');
  expect(html).not.toContain('style=');
});
