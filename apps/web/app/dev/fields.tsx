// Part of `/dev/ui`, the page that shows developers every widget in every state: fields of forms, empty, with a hint, with an error, disabled.
import { useState } from 'react'
import { Checkbox, Radio } from '../ui/checkbox.tsx'
import { Select, TextArea, TextField } from '../ui/field.tsx'
import { FileField, FilesField } from '../ui/file-field.tsx'
import { Stack } from '../ui/layout.tsx'
import { NumberField } from '../ui/number-field.tsx'
import { Panel } from '../ui/panel.tsx'
import { SearchField } from '../ui/search-field.tsx'
import { Switch } from '../ui/switch.tsx'

export function Fields() {
  return (
    <Panel title="Fields">
      <Stack gap={4}>
        <SearchField label="Search of a card" placeholder="placeholder" />
        <TextField label="Text" placeholder="placeholder" />
        <TextField label="With an icon and a hint" icon="search" hint="What may be typed" />
        <TextField label="With an error" defaultValue="wrong" error="Says what is wrong and how to correct it" />
        <TextField label="With a hidden label" labelHidden placeholder="the label is read aloud" />
        <TextField label="Large" large placeholder="large" />
        <TextField label="Red, the message stands elsewhere" defaultValue="wrong" wrong />
        <TextField label="Disabled" defaultValue="kept" disabled />
        <TextArea label="Several lines" rows={3} hint="Up to 4,000 characters" />
        <TextArea label="Several lines with an error" rows={3} error="Too long by 12 characters" />
        <Select label="Choice" defaultValue="b">
          <option value="a">First</option>
          <option value="b">Second</option>
        </Select>
        <Select label="Choice with an error" error="Choose one">
          <option value="">—</option>
        </Select>
        <Select label="Choice, disabled" disabled>
          <option value="">All</option>
        </Select>
        <NumberField label="Number" wrongText="A number, please" defaultValue="2989500" />
        {/* Kopecks: hundredths of a ruble, after a comma. */}
        <NumberField label="Number with kopecks" wrongText="A sum, please" decimals={2} defaultValue="2989500,50" />
        <NumberField label="Number without groups" wrongText="A number, please" plain defaultValue="2025" />
        <Files />
        <Checkbox defaultChecked>Ticked</Checkbox>
        <Checkbox>Not ticked</Checkbox>
        <Checkbox disabled>Disabled</Checkbox>
        <Radio name="dev-radio" defaultChecked>
          Chosen of two
        </Radio>
        <Radio name="dev-radio">The other</Radio>
        <Radio name="dev-radio" disabled>
          Not to be chosen
        </Radio>
        <Switch defaultChecked>On</Switch>
        <Switch>Off</Switch>
        <Switch disabled>Disabled</Switch>
      </Stack>
    </Panel>
  )
}

function Files() {
  const [file, setFile] = useState<File | null>(null)
  const [files, setFiles] = useState<readonly File[]>([])
  return (
    <>
      <FileField label="File" empty="No file chosen" accept=".pdf" file={file} onFile={setFile} />
      <FileField label="File with a hint" empty="No file chosen" hint="PDF up to 10 MB" accept=".pdf" file={null} onFile={setFile} />
      <FileField label="File with an error" empty="No file chosen" error="Choose a file" accept=".pdf" file={null} onFile={setFile} />
      <FilesField label="Files" empty="No files chosen" accept=".pdf" files={files} onFiles={setFiles} />
      <FilesField
        label="Files with an error"
        empty="No files chosen"
        error="At most five files"
        accept=".pdf"
        files={[]}
        onFiles={setFiles}
      />
    </>
  )
}
