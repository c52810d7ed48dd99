// Fields of forms: empty, with a hint, with an error, disabled.
import { useState } from 'react'
import { Checkbox, Radio } from '../ui/checkbox.tsx'
import { Select, TextArea, TextField } from '../ui/field.tsx'
import { FileField } from '../ui/file-field.tsx'
import { Stack } from '../ui/layout.tsx'
import { NumberField } from '../ui/number-field.tsx'
import { Panel } from '../ui/panel.tsx'
import { Switch } from '../ui/switch.tsx'

export function Fields() {
  const [file, setFile] = useState<File | null>(null)
  return (
    <Panel title="Fields">
      <Stack gap={4}>
        <TextField label="Text" placeholder="placeholder" />
        <TextField label="With an icon and a hint" icon="search" hint="What may be typed" />
        <TextField label="With an error" defaultValue="wrong" error="Says what is wrong and how to mend it" />
        <TextField label="Disabled" defaultValue="kept" disabled />
        <TextArea label="Several lines" rows={3} hint="Up to 4,000 characters" />
        <Select label="Choice" defaultValue="b">
          <option value="a">First</option>
          <option value="b">Second</option>
        </Select>
        <Select label="Choice with an error" error="Choose one">
          <option value="">—</option>
        </Select>
        <NumberField label="Number" wrongText="A number, please" defaultValue="2989500" />
        <FileField label="File" empty="No file chosen" accept=".pdf" file={file} onFile={setFile} />
        <Checkbox defaultChecked>Ticked</Checkbox>
        <Checkbox>Not ticked</Checkbox>
        <Checkbox disabled>Disabled</Checkbox>
        <Radio name="dev-radio" defaultChecked>
          Chosen of two
        </Radio>
        <Radio name="dev-radio">The other</Radio>
        <Switch defaultChecked>On</Switch>
        <Switch>Off</Switch>
      </Stack>
    </Panel>
  )
}
