// `/profile/ties`: the form for a new list of companies and people to search for ties among them, and the earlier lists.
// `?list=ID` uses the numbers of a bulk check.
import type { TieList } from '@sverka/contract/ties/lists'
import { TIE_LIST_NAME_MAX, TIE_MEMBERS_MAX } from '@sverka/contract/ties/lists.rules'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { pageData } from '../api/page-data.ts'
import { isRefusal } from '../api/refusal.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { useErrorText } from '../i18n/use-error-text.ts'
import { PrivateHead } from '../shell/private-head.tsx'
import { Button } from '../ui/button.tsx'
import { TextArea, TextField } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'
import { Stack } from '../ui/layout.tsx'
import { Link } from '../ui/link.tsx'
import { ErrorNote, Note } from '../ui/note.tsx'
import { Panel } from '../ui/panel.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Table } from '../ui/table.tsx'
import { Text } from '../ui/text.tsx'
import type { Route } from './+types/lists.page'
import { listsMessages } from './lists.messages.ts'

/** Private page: only the browser loads it, with the member's token. */
export const clientLoader = () => pageData(browserCall('GET /api/v1/ties/lists/', { query: { page_size: 100 } }))

export const HydrateFallback = () => <Skeleton width="100%" height="480px" />

export default function TieListsPage({ loaderData: { result } }: Route.ComponentProps) {
  const texts = useMessages(listsMessages)
  return (
    <Stack gap={6}>
      <PrivateHead title={texts.title}>
        <Link to="/ties">{texts.path}</Link>
      </PrivateHead>
      <NewList />
      {result.length > 0 && <Earlier lists={result} />}
    </Stack>
  )
}

/** Error texts; `whole`: of the form as a whole. */
interface Faults {
  readonly name?: string
  readonly numbers?: string
  readonly whole?: string
}

/** The typed text, its errors, and the call that starts the search. `checkedListId`: id of the bulk check; null without one. */
function useNewList() {
  const texts = useMessages(listsMessages)
  const errorText = useErrorText()
  const navigate = useNavigate()
  const checkedListId = Number(useSearchParams()[0].get('list')) || null
  const [fields, setFields] = useState({ name: '', numbers: '' })
  const [faults, setFaults] = useState<Faults>({})
  const [busy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    try {
      const name = fields.name.trim() || texts.noName
      const body = checkedListId ? { name, checked_list: checkedListId } : { name, numbers: fields.numbers }
      const { id } = await browserCall('POST /api/v1/ties/lists/', { body })
      await navigate(`/profile/ties/${id}`)
    } catch (cause) {
      const errors = isRefusal(cause) ? (cause.errors ?? {}) : {}
      const textIn = (field: string) => errors[field]?.[0] && errorText(errors[field][0].code)
      const reported = { name: textIn('name'), numbers: textIn('numbers') }
      const whole = reported.name || reported.numbers ? undefined : errorText(isRefusal(cause) ? cause.code : 'internal_error')
      setFaults({ ...reported, ...(checkedListId && reported.numbers ? { whole: reported.numbers } : { whole }) } as Faults)
    } finally {
      setBusy(false)
    }
  }
  return { checkedListId, fields, setFields, faults, busy, send }
}

function NewList() {
  const texts = useMessages(listsMessages)
  const { checkedListId, fields, setFields, faults, busy, send } = useNewList()
  return (
    <Panel>
      <Form onSend={send}>
        <Stack gap={4}>
          <TextField
            label={texts.name}
            hint={texts.nameHint}
            maxLength={TIE_LIST_NAME_MAX}
            value={fields.name}
            error={faults.name}
            onChange={({ target: { value } }) => setFields((before) => ({ ...before, name: value }))}
          />
          {checkedListId ? (
            <Note>{texts.fromList}</Note>
          ) : (
            <TextArea
              label={texts.numbers}
              hint={texts.numbersHint(TIE_MEMBERS_MAX)}
              rows={8}
              value={fields.numbers}
              error={faults.numbers}
              onChange={({ target: { value } }) => setFields((before) => ({ ...before, numbers: value }))}
            />
          )}
          <ErrorNote>{faults.whole}</ErrorNote>
          <Text as="p" size="caption" tone="muted">
            {texts.private}
          </Text>
          <div>
            <Button type="submit" variant="primary" busy={busy}>
              {texts.search}
            </Button>
          </div>
        </Stack>
      </Form>
    </Panel>
  )
}

function Earlier({ lists }: { lists: readonly TieList[] }) {
  const texts = useMessages(listsMessages)
  const format = useFormat()
  return (
    <Panel title={texts.earlier} count={lists.length} flush>
      <Table
        caption={texts.earlier}
        rows={lists}
        rowKey={({ id }) => id}
        edged
        stacked
        columns={[
          { key: 'name', head: texts.list, rowHeader: true, cell: ({ id, name }) => <Link to={`/profile/ties/${id}`}>{name}</Link> },
          { key: 'members', head: texts.members, numeric: true, cell: ({ members }) => format.integer(members) },
          { key: 'tied', head: texts.tied, numeric: true, cell: ({ tied }) => (tied === null ? texts.running : format.integer(tied)) },
          { key: 'at', head: texts.madeOn, cell: ({ created_at: at }) => format.dateOfTime(at) },
        ]}
      />
    </Panel>
  )
}
