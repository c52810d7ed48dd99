// A member's actions on a selection of companies: exporting rows within the plan's daily quota, watching or checking its companies, and saving it.
import { exportFormats } from '@sverka/contract/company-selection/company-selection.rules'
import { WATCHES_MAX } from '@sverka/contract/monitoring/monitoring.rules'
import type { Output } from '@sverka/contract/operations/operations'
import { useEffect, useState } from 'react'
import { browserCall, saveFile } from '../../api/browser-call.ts'
import { useMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/format.ts'
import { useErrorText } from '../../i18n/use-error-text.ts'
import { ListActions } from '../../monitoring/list-actions.tsx'
import { useRefused } from '../../shell/use-refused.ts'
import { Button } from '../../ui/button.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { Link } from '../../ui/link.tsx'
import { Note } from '../../ui/note.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Text } from '../../ui/text.tsx'
import type { ExportProps } from './export-props.ts'
import { SavedSelections } from './saved-selections.tsx'
import { selectionMessages } from './selection.messages.ts'
import type { Selection } from './selection-url.ts'

type Allowance = Output<'GET /api/v1/company-selection/allowance/'>

/** The most companies that the operation returns on one page. */
const PAGE_SIZE_MAX = 100

export function MemberSelection({ selection, count }: ExportProps) {
  const texts = useMessages(selectionMessages)
  const format = useFormat()
  return (
    <Stack gap={4}>
      {count > 0 && (
        <Panel compact title={texts.take}>
          <Stack gap={3}>
            <ExportButtons selection={selection} count={count} />
            <ListActions listNumbers={() => listNumbers(selection)} />
            {count > WATCHES_MAX && (
              <Text as="p" size="caption" tone="muted">
                {texts.actsMost(format.integer(WATCHES_MAX))}
              </Text>
            )}
          </Stack>
        </Panel>
      )}
      <SavedSelections selection={selection} count={count} />
    </Stack>
  )
}

/**
 * Numbers of the first companies of the result, as many as one member may watch: the taxpayer number (ИНН), or else the registration number
 * (ОГРН).
 */
async function listNumbers(selection: Selection): Promise<string[]> {
  const numbers: string[] = []
  for (let page = 1; numbers.length < WATCHES_MAX; page += 1) {
    const query = { ...selection, page, page_size: PAGE_SIZE_MAX }
    const { result } = await browserCall('GET /api/v1/company-selection/', { query })
    numbers.push(...result.map(({ inn, ogrn }) => inn ?? ogrn))
    if (result.length < PAGE_SIZE_MAX) break
  }
  return numbers.slice(0, WATCHES_MAX)
}

/** How many rows the member may export a day and how many remain today; `again` reloads it after an export. */
function useAllowance() {
  const [allowance, setAllowance] = useState<Allowance | null>(null)
  const [failed, setFailed] = useState(false)
  const [exportCount, setExportCount] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded again after every export
  useEffect(() => {
    // Set when the component is gone: a late response is ignored.
    const cancellation = { isOver: false }
    const loadAllowance = async () => {
      try {
        const loaded = await browserCall('GET /api/v1/company-selection/allowance/', {})
        if (cancellation.isOver) return
        setAllowance(loaded)
        setFailed(false)
      } catch {
        if (!cancellation.isOver) setFailed(true)
      }
    }
    void loadAllowance()
    return () => {
      cancellation.isOver = true
    }
  }, [exportCount])
  return { allowance, failed, again: () => setExportCount((before) => before + 1) }
}

function ExportButtons({ selection, count }: ExportProps) {
  const texts = useMessages(selectionMessages)
  const format = useFormat()
  const errorText = useErrorText()
  const refused = useRefused()
  const { allowance, failed, again } = useAllowance()
  const [busy, setBusy] = useState('')
  if (failed) return <Note tone="bad">{errorText('internal_error')}</Note>
  if (!allowance) return <Skeleton width="100%" height="72px" />
  const { plan, rows, left } = allowance
  const exportFile = async (kind: (typeof exportFormats)[number]) => {
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
            <Button key={kind} icon="download" busy={busy === kind} onClick={() => void exportFile(kind)}>
              {kind}
            </Button>
          ))}
        </Row>
      )}
    </Stack>
  )
}
