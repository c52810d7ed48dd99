// Panel of the summary with one row for each section that has no panel of its own: the number of its entries, or why there are none.
import type { Company, License } from '@sverka/contract/company/company'
import { useMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/format.ts'
import { useSite } from '../../shell/root-data.ts'
import { RuledList } from '../../ui/list.tsx'
import { Panel } from '../../ui/panel.tsx'
import { findOrigin } from '../licenses/license-origin.ts'
import { useCompany, useOverview } from '../use-company.ts'
import { CountRow } from './count-row.tsx'
import { summaryMessages } from './summary.messages.ts'
import type { Filled } from './summary-facts.ts'

export function CountCards({ filled }: { filled: Filled }) {
  const texts = useMessages(summaryMessages)
  const { kind, provenance } = useCompany()
  const checked = useOverview()?.checked
  const isCompany = kind === 'company'
  // Founders and connections come from the extract of the state register: without entries they were absent on its day.
  const extractDay = provenance.register?.as_of
  return (
    <Panel>
      <RuledList tight>
        {!filled.contracts && <CountRow title={texts.purchases} checked={checked?.contracts} />}
        {!filled.arbitration && <CountRow title={texts.tabs.arbitration} checked={checked?.cases} />}
        {isCompany && !filled.founders && <CountRow title={texts.tabs.founders} asOf={extractDay} />}
        {isCompany && !filled.connections && <CountRow title={texts.tabs.connections} asOf={extractDay} />}
        {!filled.contacts && <CountRow title={texts.contacts} />}
        <InspectionsCount />
        <LicensesCount />
        {isCompany && <BranchesCount />}
      </RuledList>
    </Panel>
  )
}

function InspectionsCount() {
  const texts = useMessages(summaryMessages)
  const title = texts.tabs.inspections
  const format = useFormat()
  const overview = useOverview()
  const checked = overview?.checked.inspections
  const inspections = overview?.inspections
  if (!inspections) return <CountRow title={title} checked={checked} />
  const { total, warnings, unknown } = inspections
  const clean = checked?.as_of ? texts.violationsNoneOn(format.date(checked.as_of)) : ''
  const note = format.list([warnings > 0 && texts.withViolations(warnings), unknown > 0 && texts.withoutOutcome(unknown)]) || clean
  return <CountRow title={title} tab="inspections" count={total} note={note} checked={checked} />
}

/** A licence is in force unless it is suspended or has ended before `today` (YYYY-MM-DD). */
const isInForce = (today: string) => (license: License) => !license.suspended && !(license.end_date && license.end_date < today)

/** The earliest day of the registers that name the licences, formatted: on that day all of them were in the registers. Null if none has a day. */
function oldestDay(licenses: readonly License[], provenance: Company['provenance'], formatDay: (day: string) => string): string | null {
  const days = licenses.flatMap((license) => findOrigin(license, provenance)?.as_of ?? [])
  const [oldest] = days.sort()
  return oldest ? formatDay(oldest) : null
}

function LicensesCount() {
  const texts = useMessages(summaryMessages)
  const { today } = useSite()
  const format = useFormat()
  const { licenses, provenance, status } = useCompany()
  const asOf = provenance.register?.as_of
  // A licence ends with the company that holds it.
  const note = status.ended
    ? texts.endedLicenses
    : texts.activeLicenses(licenses.filter(isInForce(today)).length, oldestDay(licenses, provenance, format.date))
  return <CountRow title={texts.tabs.licenses} tab="licenses" count={licenses.length} note={note} asOf={asOf} />
}

function BranchesCount() {
  const texts = useMessages(summaryMessages)
  const { division, provenance } = useCompany()
  const offices = division.flatMap(({ filials }) => filials)
  const branches = offices.filter(({ kind }) => kind === 'branch').length
  return (
    <CountRow
      title={texts.tabs.branches}
      tab="branches"
      count={offices.length}
      note={texts.offices(branches, offices.length - branches)}
      asOf={provenance.register?.as_of}
    />
  )
}
