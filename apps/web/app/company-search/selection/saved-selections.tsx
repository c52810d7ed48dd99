// A member's saved selections of companies: saving the current one, its new companies since the last visit, and links to all saved ones.

import { readableName } from '@sverka/contract/company/names'
import { SAVED_NAME_MAX } from '@sverka/contract/company-selection/company-selection.rules'
import type { SavedSelection, SelectionNews } from '@sverka/contract/company-selection/saved-selections'
import { useCallback, useEffect, useState } from 'react'
import { browserCall } from '../../api/browser-call.ts'
import { useMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/format.ts'
import { useErrorText } from '../../i18n/use-error-text.ts'
import { shellMessages } from '../../shell/shell.messages.ts'
import { useRefused } from '../../shell/use-refused.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { Link } from '../../ui/link.tsx'
import { RuledList } from '../../ui/list.tsx'
import { Note } from '../../ui/note.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Text } from '../../ui/text.tsx'
import type { ExportProps } from './export-props.ts'
import { savedMessages } from './saved-selections.messages.ts'
import { savedSelectionUrl } from './saved-url.ts'
import { hasTraits } from './selection-url.ts'

/** `saved` is null until it is loaded. `act` runs a change and reloads the list; it returns false after showing an error. */
function useSaved() {
  const texts = useMessages(savedMessages)
  const refused = useRefused()
  const [saved, setSaved] = useState<readonly SavedSelection[] | null>(null)
  const [failed, setFailed] = useState(false)
  const load = useCallback(async () => {
    try {
      setSaved((await browserCall('GET /api/v1/saved-selections/', {})).selections)
      setFailed(false)
    } catch (error) {
      console.warn(error)
      setFailed(true)
    }
  }, [])
  useEffect(() => void load(), [load])
  const act = async (work: () => Promise<unknown>) => {
    try {
      await work()
      await load()
      return true
    } catch (cause) {
      refused(cause, texts)
      return false
    }
  }
  return { saved, failed, load, act }
}

export function SavedSelections({ selection, count }: ExportProps) {
  const texts = useMessages(savedMessages)
  const { retry } = useMessages(shellMessages)
  const { saved, failed, load, act } = useSaved()
  if (failed) {
    return (
      <Note
        tone="warning"
        action={
          <Button size="small" onClick={() => void load()}>
            {retry}
          </Button>
        }
      >
        {texts.listFailed}
      </Note>
    )
  }
  if (!saved) return null
  const currentUrl = savedSelectionUrl(selection)
  const current = saved.find(({ asked }) => savedSelectionUrl(asked) === currentUrl)
  // A selection can be saved once, if it has properties and finds companies.
  const canSave = !current && count > 0 && hasTraits(selection)
  if (saved.length === 0 && !canSave) return null
  const save = (name: string) => act(() => browserCall('POST /api/v1/saved-selections/', { body: { name, ...selection } }))
  return (
    <Panel compact title={texts.title}>
      <Stack gap={3}>
        {canSave && <SaveButton onSave={save} />}
        {/* The key changes when the companies are marked as seen, so that the component loads its data again. */}
        {current && <NewCompanies key={`${current.id} ${current.seen_at}`} id={current.id} act={act} />}
        <RuledList>
          {saved.map(({ id, name, asked }) => (
            <li key={id}>
              <Row between>
                <Link to={savedSelectionUrl(asked)} aria-current={id === current?.id ? 'page' : undefined}>
                  {name}
                </Link>
                <IconButton
                  icon="trash"
                  small
                  label={texts.remove(name)}
                  onClick={() => void act(() => browserCall('DELETE /api/v1/saved-selections/:id/', { params: { id } }))}
                />
              </Row>
            </li>
          ))}
        </RuledList>
      </Stack>
    </Panel>
  )
}

function SaveButton({ onSave }: { onSave: (name: string) => Promise<boolean> }) {
  const texts = useMessages(savedMessages)
  const errorText = useErrorText()
  const [isOpen, setOpen] = useState(false)
  const [name, setName] = useState('')
  const [error, setError] = useState('')
  const [busy, setBusy] = useState(false)
  const send = async () => {
    setError(name.trim() === '' ? errorText('required') : '')
    if (name.trim() === '' || busy) return
    setBusy(true)
    if (await onSave(name)) setOpen(false)
    setBusy(false)
  }
  return (
    <>
      <Row>
        <Button icon="plus" onClick={() => setOpen(true)}>
          {texts.keep}
        </Button>
      </Row>
      <Dialog open={isOpen} title={texts.keep} closeLabel={texts.close} onClose={() => setOpen(false)}>
        <Form onSend={send}>
          <Stack>
            <p>{texts.keepHint}</p>
            <TextField
              label={texts.name}
              maxLength={SAVED_NAME_MAX}
              value={name}
              error={error}
              onChange={({ currentTarget }) => setName(currentTarget.value)}
            />
            <Row>
              <Button type="submit" variant="primary" busy={busy}>
                {texts.save}
              </Button>
            </Row>
          </Stack>
        </Form>
      </Dialog>
    </>
  )
}

/** Companies of the saved selection that are new since the member last marked them as seen; nothing is shown until they are loaded. */
function NewCompanies({ id, act }: { id: number; act: (work: () => Promise<unknown>) => Promise<boolean> }) {
  const texts = useMessages(savedMessages)
  const format = useFormat()
  const [news, setNews] = useState<SelectionNews | 'failed' | null>(null)
  useEffect(() => {
    const cancellation = { isOver: false }
    const show = (answer: SelectionNews | 'failed') => cancellation.isOver || setNews(answer)
    browserCall('GET /api/v1/saved-selections/:id/', { params: { id } }).then(show, () => show('failed'))
    return () => {
      cancellation.isOver = true
    }
  }, [id])
  const markSeen = ({ companies }: SelectionNews) =>
    browserCall('POST /api/v1/saved-selections/:id/seen/', { params: { id }, body: { companies } })
  if (news === null) return null
  if (news === 'failed') return <Note tone="warning">{texts.newsFailed}</Note>
  const day = format.dateOfTime(news.seen_at)
  return (
    <Stack gap={2}>
      <p role="status">
        <b>{texts.fresh(news.fresh, day)}</b>
        {/* Not whole: the selection has more companies than can be compared, so only its first ones were. */}
        {!news.whole && (
          <>
            {' '}
            <Text size="caption" tone="muted">
              {texts.notWhole}
            </Text>
          </>
        )}
      </p>
      {news.fresh > 0 && (
        <>
          <ul>
            {news.result.map((company) => (
              <li key={company.id}>
                <Link to={`/counter-parties/${company.inn ?? company.ogrn}`}>{readableName(company.name)}</Link>
              </li>
            ))}
          </ul>
          <Row>
            <Button size="small" icon="check" onClick={() => void act(() => markSeen(news))}>
              {texts.seen}
            </Button>
          </Row>
        </>
      )}
    </Stack>
  )
}
