// `/back-office/categories/import`: uploads a file of product categories (CSV or JSON), previews the change that each row makes, then applies it.
import type { CategoryImport, CategoryRow } from '@sverka/contract/catalog/category-import'
import { useState } from 'react'
import { browserCall } from '../../api/browser-call.ts'
import { isRefusal } from '../../api/refusal.ts'
import { useMessages } from '../../i18n/catalogue.ts'
import { MISSING, useFormat } from '../../i18n/format.ts'
import { useErrorText } from '../../i18n/use-error-text.ts'
import { Tag } from '../../ui/badge.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { FileField } from '../../ui/file-field.tsx'
import { Form } from '../../ui/form.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { Note } from '../../ui/note.tsx'
import { Panel } from '../../ui/panel.tsx'
import { TwoLines } from '../../ui/two-lines.tsx'
import { StaffPanel } from '../staff-list.tsx'
import { StaffPage } from '../staff-page.tsx'
import { useRefusedText } from '../use-decision.ts'
import { importMessages } from './category-import.messages.ts'
import { contentMessages } from './content.messages.ts'

/** Outcomes of rows in the order of the list: rows that need attention come first. */
const ORDER = ['refused', 'changed', 'new', 'unchanged'] as const
const TONES = { new: 'good', changed: 'warning', unchanged: 'neutral', refused: 'bad' } as const
/** Limit of listed rows; the counts cover all rows of the file. */
const SHOWN_MAX = 300

export default function CategoryImportPage() {
  const texts = useMessages(importMessages)
  const { categoriesTitle } = useMessages(contentMessages)
  const { file, choose, fault, busy, shown, preview, apply } = useImport()
  return (
    <StaffPage title={texts.title} lead={texts.lead} from={{ trail: texts.trail, label: categoriesTitle, to: '/back-office/categories' }}>
      <Panel foot={texts.kept}>
        <Form onSend={preview}>
          <Stack>
            <FileField
              label={texts.file}
              hint={texts.hint}
              error={fault}
              empty={texts.empty}
              accept=".csv,.json,text/csv,application/json"
              file={file}
              onFile={choose}
            />
            <Row>
              <Button type="submit" variant={shown ? 'secondary' : 'primary'} busy={busy}>
                {texts.look}
              </Button>
            </Row>
          </Stack>
        </Form>
      </Panel>
      {shown && <Result shown={shown} busy={busy} onApply={apply} />}
    </StaffPage>
  )
}

/** The preview of the file, or the result once it is applied. */
interface ResultProps {
  shown: CategoryImport
  busy: boolean
  onApply: () => Promise<void>
}

function Result({ shown, busy, onApply }: ResultProps) {
  const texts = useMessages(importMessages)
  const { counts, applied } = shown
  const writeCount = counts.new + counts.changed
  return (
    <>
      <Note
        tone={applied ? 'good' : counts.refused > 0 ? 'warning' : 'info'}
        title={applied ? texts.done : texts.preview}
        alert
        action={
          applied ? (
            <ButtonLink to="/back-office/categories">{texts.toTree}</ButtonLink>
          ) : (
            writeCount > 0 && (
              <Button variant="primary" busy={busy} onClick={() => void onApply()}>
                {texts.apply(writeCount)}
              </Button>
            )
          )
        }
      >
        <p>
          {texts.counts(counts)} {!applied && writeCount === 0 && texts.nothing}
        </p>
      </Note>
      <Rows rows={shown.rows} />
    </>
  )
}

function Rows({ rows }: { rows: readonly CategoryRow[] }) {
  const texts = useMessages(importMessages)
  const format = useFormat()
  const sorted = rows.toSorted((first, second) => ORDER.indexOf(first.outcome) - ORDER.indexOf(second.outcome) || first.line - second.line)
  const listed = sorted.slice(0, SHOWN_MAX)
  return (
    <StaffPanel
      title={texts.rows}
      count={
        listed.length < rows.length
          ? texts.putFirst(format.integer(listed.length), format.integer(rows.length))
          : format.integer(rows.length)
      }
      rows={listed}
      rowKey={(_, index) => index}
      columns={[
        { head: texts.name, cell: ({ name, key }) => <TwoLines first={name || MISSING} second={key || MISSING} /> },
        { head: texts.line, numeric: true, cell: ({ line }) => format.integer(line) },
        { head: texts.parent, cell: ({ parent }) => parent ?? texts.top },
        {
          head: texts.outcome,
          cell: (row) => (
            <Tag whole tone={TONES[row.outcome]}>
              {texts.outcomes[row.outcome]}
            </Tag>
          ),
        },
        {
          head: texts.why,
          cell: ({ fault, changes }) =>
            fault ? texts.faults[fault] : changes.map((change) => texts.changes[change]).join(', ') || MISSING,
        },
      ]}
    />
  )
}

/**
 * Sends the file for a preview, and sends it again with the preview's identifier to apply it. If the categories changed between the two, the server
 * refuses (`conflict`), and the file must be previewed again.
 */
function useImport() {
  const texts = useMessages(importMessages)
  const errorText = useErrorText()
  const refusedText = useRefusedText(texts.changedMeanwhile)
  const [file, setFile] = useState<File | null>(null)
  const [fault, setFault] = useState('')
  const [busy, setBusy] = useState(false)
  const [shown, setShown] = useState<CategoryImport | null>(null)
  const choose = (chosen: File | null) => {
    setFile(chosen)
    setFault('')
    setShown(null)
  }
  const send = async (body: { preview?: string }) => {
    if (busy) return
    if (!file) return setFault(texts.choose)
    setBusy(true)
    setFault('')
    try {
      setShown(await browserCall('POST /api/v1/admin/categories/import/', { files: { file: [file] }, body }))
    } catch (error) {
      const fileError = isRefusal(error) ? error.errors?.file?.[0]?.code : undefined
      setFault(fileError ? errorText(fileError) : refusedText(error))
      if (isRefusal(error) && error.code === 'conflict') setShown(null)
    } finally {
      setBusy(false)
    }
  }
  return { file, choose, fault, busy, shown, preview: () => send({}), apply: () => send(shown ? { preview: shown.preview } : {}) }
}
