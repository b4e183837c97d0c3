import { ArrowLeft, Eye, Search, X } from 'lucide-react';
import { useState } from 'react';
import { Button, buttonClass } from '../button.tsx';
import { Checkbox } from '../forms/checkbox.tsx';
import { Field } from '../forms/field.tsx';
import { Icon } from '../icon.tsx';
import { NumberStepper } from '../forms/number-stepper.tsx';
import { RadioCard, RadioCardGroup } from '../forms/radio-card.tsx';
import { Select } from '../forms/select.tsx';
import { Spinner } from '../states/spinner.tsx';
import { Switch } from '../forms/switch.tsx';
import { Tag } from '../tag.tsx';
import { TextArea } from '../forms/text-area.tsx';
import { TextInput } from '../forms/text-input.tsx';
import { TextButton } from '../text-button.tsx';
import { SheetSection, Specimen } from './sheet-section.tsx';

export function ButtonSection() {
  return (
    <SheetSection id="button" title="Button">
      <div className="flex flex-wrap items-end gap-5">
        <Specimen label="Primary">
          <Button variant="primary">Create a Test</Button>
        </Specimen>
        <Specimen label="Hover">
          <Button variant="primary" className="bg-petrol-hi!">
            Create a Test
          </Button>
        </Specimen>
        <Specimen label="Focus">
          <Button variant="primary" className="shadow-focus!">
            Create a Test
          </Button>
        </Specimen>
        <Specimen label="Busy">
          <Button variant="primary" isBusy>
            Generating Test...
          </Button>
        </Specimen>
        <Specimen label="Disabled">
          <Button variant="primary" disabled>
            Continue to Preview
          </Button>
        </Specimen>
        <Specimen label="Secondary">
          <Button>Retake</Button>
        </Specimen>
        <Specimen label="Ghost">
          <Button variant="ghost">
            <Icon icon={ArrowLeft} />
            Back
          </Button>
        </Specimen>
        <Specimen label="Danger">
          <Button variant="danger">Delete Account</Button>
        </Specimen>
        <Specimen label="On deep">
          <span className="rounded-card bg-deep p-3">
            <Button variant="on-deep">Start review</Button>
          </span>
        </Specimen>
        <Specimen label="Danger, confirm">
          <Button variant="danger-solid">Leave &amp; Reset</Button>
        </Specimen>
        <Specimen label="Upgrade">
          <Button variant="upgrade">Upgrade Now</Button>
        </Specimen>
        <Specimen label="Large 52">
          <Button variant="primary" size="large">
            Start Test
          </Button>
        </Specimen>
        <Specimen label="Small 36">
          <Button size="small">View</Button>
        </Specimen>
        <Specimen label="Icon only">
          <Button variant="ghost" isIconOnly aria-label="Close">
            <Icon icon={X} />
          </Button>
        </Specimen>
        <Specimen label="Link">
          <a href="#button" className={buttonClass()}>
            View All Plans
          </a>
        </Specimen>
        <Specimen label="Text">
          <TextButton>Show source</TextButton>
        </Specimen>
        <Specimen label="Spinner">
          <Spinner label="Loading" />
        </Specimen>
      </div>
    </SheetSection>
  );
}

export function FieldSection() {
  return (
    <SheetSection id="field" title="Input, select, checkbox, radio card, switch">
      <InputSpecimens />
      <RadioSpecimens />
      <SmallControlSpecimens />
    </SheetSection>
  );
}

function InputSpecimens() {
  return (
    <div className="grid gap-4 md:grid-cols-3">
      <Field label="Email">
        <TextInput type="email" placeholder="you@school.edu" />
      </Field>
      <Field label="Focus">
        <TextInput
          defaultValue="maya.okafor@example.edu"
          className="border-petrol! ring-3 ring-petrol/26"
        />
      </Field>
      <Field label="Error" error="Invalid email format">
        <TextInput defaultValue="maya.okafor@" />
      </Field>
      <Field label="Error with focus" error="Invalid email format">
        <TextInput
          defaultValue="maya.okafor@"
          className="ring-3 ring-danger/26 inset-ring inset-ring-danger"
        />
      </Field>
      <Field label="Disabled">
        <TextInput disabled defaultValue="maya.okafor@example.edu" />
      </Field>
      <Field label="AI Model">
        <Select>
          <option>OpenAI GPT-4.1 Mini</option>
          <option>Claude Haiku</option>
        </Select>
      </Field>
      <Field label="Password" hint="At least 6 characters.">
        <TextInput
          type="password"
          autoComplete="off"
          defaultValue="not a secret"
          trailing={
            <Button variant="ghost" isIconOnly aria-label="Show password">
              <Icon icon={Eye} />
            </Button>
          }
        />
      </Field>
      <Field label="Search">
        <TextInput type="search" leadingIcon={Search} placeholder="Search tests" />
      </Field>
      <Field label="Material" hint="Serif, because it is the learner's text.">
        <TextArea
          isMaterial
          defaultValue="A lasting increase in the strength of a synapse after it is used repeatedly."
        />
      </Field>
    </div>
  );
}

function RadioSpecimens() {
  return (
    <RadioCardGroup
      aria-label="Radio card"
      defaultValue="selected"
      className="gap-4 md:grid-cols-3"
    >
      <RadioCard value="idle" label="Idle" description="Radio card" />
      <RadioCard value="selected" label="Selected" description="Petrol edge and fill" />
      <RadioCard
        value="disabled"
        label="Disabled"
        description="Dashed edge"
        tag={<Tag>PREMIUM</Tag>}
        disabled
      />
    </RadioCardGroup>
  );
}

function SmallControlSpecimens() {
  const [count, setCount] = useState(5);
  return (
    <div className="flex flex-wrap items-center gap-7">
      <Checkbox label="Unchecked" />
      <Checkbox
        defaultChecked
        label={
          <>
            I agree to the <a href="#field">Terms of Service</a>
          </>
        }
      />
      <Checkbox label="Disabled" disabled defaultChecked />
      <Switch aria-label="Off" />
      <Switch aria-label="On" defaultChecked />
      <Switch aria-label="Disabled" defaultChecked disabled />
      <NumberStepper
        aria-label="Number of questions"
        decreaseLabel="Fewer"
        increaseLabel="More"
        value={count}
        min={1}
        max={20}
        onValueChange={setCount}
      />
      <NumberStepper
        aria-label="Number of cards"
        decreaseLabel="Fewer cards"
        increaseLabel="More cards"
        value={0}
        min={0}
        max={50}
        onValueChange={() => undefined}
        disabled
      />
    </div>
  );
}
