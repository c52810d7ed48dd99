// The form that adds companies to the member's own watch list, or to a colleague's that is shown to the team.
// Companies are typed one a line by INN (taxpayer number) or OGRN (registration number).
import { parseTypedNumbers } from '@sverka/contract/identifiers/written.rules'
import { WATCHES_ADDED_MAX, WATCHES_MAX } from '@sverka/contract/monitoring/monitoring.rules'
import type { WatchList } from '@sverka/contract/monitoring/watch-sharing'
import { useState } from 'react'
import { useRevalidator, useSearchParams } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { isRefusal } from '../api/refusal.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useErrorText } from '../i18n/use-error-text.ts'
import { useMe } from '../profile/use-me.ts'
import { PlanNote } from '../shell/plan-note.tsx'
import { Button } from '../ui/button.tsx'
import { TextArea } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'
import { Row, Stack } from '../ui/layout.tsx'
import { Panel } from '../ui/panel.tsx'
import { useToast } from '../ui/toast.tsx'
import { monitoringMessages } from './monitoring.messages.ts'
import { shownWatchesMessages } from './shown-watches.messages.ts'

/** `list`: a colleague's list to add to; undefined for the member's own. A member whose plan has no monitoring sees which plan has it. */
export function AddWatches({ list }: { list: WatchList | undefined }) {
  const texts = useMessages(monitoringMessages)
  const words = useMessages(shownWatchesMessages)
  const { plan_features: features, is_staff: isStaff } = useMe()
  if (!features.notifications_enabled && !isStaff)
    return (
      <PlanNote feature="notifications_enabled">
        <p>{texts.needsPlan}</p>
      </PlanNote>
    )
  return (
    <Panel title={list ? words.addTo(list.kept_by) : texts.addTitle}>
      <Adding list={list} />
    </Panel>
  )
}

function Adding({ list }: { list: WatchList | undefined }) {
  const texts = useMessages(monitoringMessages)
  const words = useMessages(shownWatchesMessages)
  const errorText = useErrorText()
  const toast = useToast()
  const { revalidate } = useRevalidator()
  // A company's card links here with `?add=` and the company's number.
  const [text, setText] = useState(useSearchParams()[0].get('add') ?? '')
  const [error, setError] = useState('')
  const [busy, setBusy] = useState(false)
  const send = async () => {
    const numbers = parseTypedNumbers(text)
    if (busy) return
    if (numbers.length === 0) return setError(errorText('required'))
    setBusy(true)
    try {
      const { added, unknown } = await (list
        ? browserCall('POST /api/v1/monitoring/lists/:id/companies/', { params: { id: list.id }, body: { numbers } })
        : browserCall('POST /api/v1/monitoring/companies/', { body: { numbers } }))
      // Numbers that no company has stay in the field to be corrected.
      setText(unknown.join('\n'))
      setError(unknown.length > 0 ? texts.unknown(unknown.length) : '')
      if (added > 0) toast.success(texts.added(added))
      await revalidate()
    } catch (cause) {
      setError(errorText(isRefusal(cause) ? cause.code : 'internal_error'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Form onSend={send}>
      <Stack gap={3}>
        <TextArea
          label={texts.numbers}
          rows={4}
          hint={list && words.addLimit(WATCHES_ADDED_MAX, WATCHES_MAX)}
          value={text}
          error={error}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <Row>
          <Button type="submit" variant="primary" icon="eye" busy={busy}>
            {texts.watch}
          </Button>
        </Row>
      </Stack>
    </Form>
  )
}
