// Export of a selection: the plan's quota, what is left of it, and what does not fit.

import { exportFormats } from '@sverka/contract/company-selection/company-selection.rules'
import type { Output } from '@sverka/contract/operations/operations'
import { useEffect, useState } from 'react'
import { browserCall, saveFile } from '../../api/browser-call.ts'
import { useMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/format.ts'
import { useErrorText } from '../../i18n/use-error-text.ts'
import { useAccount } from '../../shell/account.tsx'
import { useRefused } from '../../shell/use-refused.ts'
import { Button } from '../../ui/button.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { Link } from '../../ui/link.tsx'
import { Note } from '../../ui/note.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Text } from '../../ui/text.tsx'
import { searchMessages } from '../company-search.messages.ts'
import type { Selection } from './selection-address.ts'

type Allowance = Output<'GET /api/v1/company-selection/allowance/'>

interface TakeProps {
  selection: Selection
  count: number
}

export function TakeSelection(props: TakeProps) {
  const { selection: texts } = useMessages(searchMessages)
  const { me } = useAccount().state
  return (
    <Panel compact title={texts.take}>
      {me ? (
        <Taking key={me.id} {...props} />
      ) : (
        <Text as="p" tone="secondary">
          {texts.takeGuest}
        </Text>
      )}
    </Panel>
  )
}

function useAllowance() {
  const [allowance, setAllowance] = useState<Allowance | null>(null)
  const [failed, setFailed] = useState(false)
  const [turn, setTurn] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again after every export
  useEffect(() => {
    const asked = { isOver: false }
    const ask = async () => {
      try {
        const given = await browserCall('GET /api/v1/company-selection/allowance/', {})
        if (asked.isOver) return
        setAllowance(given)
        setFailed(false)
      } catch {
        if (!asked.isOver) setFailed(true)
      }
    }
    void ask()
    return () => {
      asked.isOver = true
    }
  }, [turn])
  return { allowance, failed, again: () => setTurn((before) => before + 1) }
}

function Taking({ selection, count }: TakeProps) {
  const { selection: texts } = useMessages(searchMessages)
  const format = useFormat()
  const errorText = useErrorText()
  const refused = useRefused()
  const { allowance, failed, again } = useAllowance()
  const [busy, setBusy] = useState('')
  if (failed) return <Note tone="bad">{errorText('internal_error')}</Note>
  if (!allowance) return <Skeleton width="100%" height="72px" />
  const { plan, rows, left } = allowance
  const take = async (kind: (typeof exportFormats)[number]) => {
    setBusy(kind)
    try {
      await saveFile('POST /api/v1/company-selection/export/', { body: { ...selection, format: kind } }, `companies.${kind}`)
      again()
    } catch (cause) {
      refused(cause, { failed: errorText('internal_error') })
    } finally {
      setBusy('')
    }
  }
  return (
    <Stack gap={3}>
      <Text as="p" tone="secondary">
        {texts.takePlan(plan, format.integer(rows), format.integer(left))}{' '}
        {left === 0 ? texts.takeNone : left < count && texts.takeCut(format.integer(left), format.integer(count))}{' '}
        {left < count && <Link to="/tariffs">{texts.plans}</Link>}
      </Text>
      {left > 0 && (
        <Row gap={2} wrap>
          {exportFormats.map((kind) => (
            <Button key={kind} icon="download" busy={busy === kind} onClick={() => void take(kind)}>
              {kind}
            </Button>
          ))}
        </Row>
      )}
    </Stack>
  )
}
