// Table of a list's lines: the company found or what is wrong, its status, head and revenue, the verdict and the worst finding.

import type { ListLine } from '@sverka/contract/bulk-checks/bulk-checks'
import { shownAddress } from '@sverka/contract/company/addresses'
import { withKind } from '@sverka/contract/company/company.rules'
import { readableName, readablePerson } from '@sverka/contract/company/names'
import { COMPARED_MAX, COMPARED_MIN } from '@sverka/contract/company-card/comparison.rules'
import { OwnLabels } from '../company-notes/own-labels.tsx'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { reliabilityMessages } from '../reliability/reliability.messages.ts'
import { VERDICT_ICONS, VERDICT_TONES } from '../reliability/verdict-style.ts'
import { StatusMarks } from '../shell/status-marks.tsx'
import { Tag } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Row, Stack, VisuallyHidden } from '../ui/layout.tsx'
import { Link } from '../ui/link.tsx'
import { Table, type TableColumn } from '../ui/table.tsx'
import { Text } from '../ui/text.tsx'
import { bulkChecksMessages } from './bulk-checks.messages.ts'
import styles from './bulk-checks.module.css'
import { LineSum } from './line-sum.tsx'

export function Lines({ lines }: { lines: readonly ListLine[] }) {
  const texts = useMessages(bulkChecksMessages)
  if (lines.length === 0) return <p>{texts.nothing}</p>
  return (
    <form action="/compare" method="get">
      <Stack gap={3}>
        <Rows lines={lines} />
        <CompareButton lines={lines} />
      </Stack>
    </form>
  )
}

/** Submits the ticked companies to `/compare`, which reports the companies beyond its limit. Draws nothing if the page has fewer than two. */
function CompareButton({ lines }: { lines: readonly ListLine[] }) {
  const texts = useMessages(bulkChecksMessages)
  if (lines.filter(({ company }) => company).length < COMPARED_MIN) return null
  return (
    <Row gap={3} wrap>
      <Button type="submit" icon="grid">
        {texts.compare}
      </Button>
      <Text size="caption" tone="muted">
        {texts.compareHint(COMPARED_MAX)}
      </Text>
    </Row>
  )
}

function Rows({ lines }: { lines: readonly ListLine[] }) {
  const texts = useMessages(bulkChecksMessages)
  const format = useFormat()
  const hasSums = lines.some(({ sum, unread_sum }) => sum !== null || unread_sum !== null)
  const sums: TableColumn<ListLine>[] = hasSums
    ? [{ key: 'sum', head: texts.dealSum, numeric: true, cell: (line) => <LineSum line={line} /> }]
    : []
  return (
    <Table
      caption={texts.found}
      rows={lines}
      rowKey={({ line }) => line}
      stacked
      rowNote={({ fault, repeats }) => (fault ? texts.faults[fault](repeats ?? 0) : undefined)}
      columns={[
        { key: 'company', head: texts.company, rowHeader: true, cell: (line) => <Name line={line} /> },
        { key: 'state', head: texts.state, cell: ({ company }) => company && <State company={company} /> },
        { key: 'leader', head: texts.leader, cell: ({ company }) => (company?.leader ? readablePerson(company.leader) : texts.none) },
        {
          key: 'revenue',
          head: texts.revenue,
          numeric: true,
          cell: ({ company }) => (company?.revenue == null ? texts.none : format.shortMoney(company.revenue)),
        },
        ...sums,
        { key: 'verdict', head: texts.verdict, cell: (line) => <Verdict line={line} /> },
        { key: 'first', head: texts.first, cell: (line) => <WorstFinding line={line} /> },
      ]}
    />
  )
}

/**
 * Path of the company's card, with the branch and the deal's sum (rubles) of the line. A branch is identified by its KPP, the code of its tax
 * registration; null is a line without a sum.
 */
export function cardPath({ ogrn, branch }: NonNullable<ListLine['company']>, sum: ListLine['sum'] = null): string {
  const params = new URLSearchParams({ ...(branch?.kpp ? { kpp: branch.kpp } : {}), ...(sum ? { sum: String(sum) } : {}) })
  return `/counter-parties/${ogrn}${params.size > 0 ? `?${params}` : ''}`
}

/** The worst finding, and how many facts the company disputes. */
function WorstFinding({ line: { company, disputed } }: { line: ListLine }) {
  const texts = useMessages(bulkChecksMessages)
  return (
    <div>
      {company?.first?.fact ?? company?.first?.title ?? texts.none}
      {company && disputed > 0 && (
        <Text as="p" size="caption">
          <Link to={`/disputed-facts/${company.inn ?? company.ogrn}`}>{texts.disputed(disputed)}</Link>
        </Text>
      )}
    </div>
  )
}

/**
 * The company, or the text of a line without one (`given`). `found_in` is set for a second number of a line: it has a line number of its own after
 * the last line, so the number of the line that contains it is shown.
 */
function Name({ line: { line, given, company, found_in, sum } }: { line: ListLine }) {
  const format = useFormat()
  const texts = useMessages(bulkChecksMessages)
  return (
    <Stack gap={1} className={styles.name}>
      {company ? <Link to={cardPath(company, sum)}>{readableName(company.name)}</Link> : <span className={styles.given}>{given}</span>}
      <Text size="caption" tone="muted">
        {company?.inn ? texts.inn(company.inn) : texts.lineNumber(found_in ?? line)}
      </Text>
      {company?.branch && (
        <Text size="caption" tone="muted">
          {withKind(
            texts.branch,
            format.list([company.branch.name && readableName(company.branch.name), shownAddress(company.branch.address)]),
          )}
        </Text>
      )}
      {company && found_in !== null && (
        <Text size="caption" tone="muted">
          {texts.foundIn(found_in)}
        </Text>
      )}
      {company && <OwnLabels companyId={company.id} />}
      {company && (
        <Checkbox name="company" value={company.inn ?? company.ogrn}>
          {texts.toCompare}
          <VisuallyHidden> {readableName(company.name)}</VisuallyHidden>
        </Checkbox>
      )}
    </Stack>
  )
}

/** `as_of`: day of the register extract with this status; null in lists made before that day was stored. */
const State = ({ company: { status, procedure, closed_on, as_of, first } }: { company: NonNullable<ListLine['company']> }) => (
  <StatusMarks
    status={{ name: status, procedure: procedure ? { name: procedure, since: null } : null }}
    endedOn={closed_on}
    asOf={as_of}
    isUndated={as_of === null}
    stopped={first?.polarity === 'stop'}
  />
)

function Verdict({ line: { verdict, state } }: { line: ListLine }) {
  const texts = useMessages(bulkChecksMessages)
  const words = useMessages(reliabilityMessages)
  if (verdict)
    return (
      <span className={styles.verdict}>
        <Tag tone={VERDICT_TONES[verdict]} icon={VERDICT_ICONS[verdict]}>
          {words.verdicts[verdict]}
        </Tag>
      </span>
    )
  return <>{texts.states[state]}</>
}
