// Table of companies that differ from the earlier check of the same list, with the old and the new values: verdict, status, name, head, revenue or
// worst finding.
import type { ListedCompany } from '@sverka/contract/bulk-checks/bulk-checks'
import { readableName, readablePerson } from '@sverka/contract/company/names'
import type { Output } from '@sverka/contract/operations/operations'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { reliabilityMessages } from '../reliability/reliability.messages.ts'
import { Link } from '../ui/link.tsx'
import { Panel } from '../ui/panel.tsx'
import { Table } from '../ui/table.tsx'
import { bulkChecksMessages } from './bulk-checks.messages.ts'
import { cardPath } from './lines.tsx'

type Page = Output<'GET /api/v1/bulk-checks/:id/changes/'>
type Change = Page['result'][number]

export function Changes({ changes }: { changes: Page }) {
  const texts = useMessages(bulkChecksMessages)
  return (
    <Panel title={texts.changed} count={changes.count}>
      {changes.count === 0 ? (
        <p>{texts.unchanged}</p>
      ) : (
        <Table
          caption={texts.changed}
          rows={changes.result}
          rowKey={({ after }) => after.company.id}
          stacked
          columns={[
            {
              key: 'company',
              head: texts.company,
              rowHeader: true,
              cell: ({ after: { company } }) => <Link to={cardPath(company)}>{readableName(company.name)}</Link>,
            },
            { key: 'before', head: texts.was, cell: (change) => <Differences change={change} side="before" /> },
            { key: 'after', head: texts.became, cell: (change) => <Differences change={change} side="after" /> },
          ]}
        />
      )}
    </Panel>
  )
}

/** The values of one side that differ from the other side. */
function Differences({ change, side }: { change: Change; side: 'before' | 'after' }) {
  const texts = useMessages(bulkChecksMessages)
  const words = useMessages(reliabilityMessages)
  const format = useFormat()
  const fieldTexts = ({ company, verdict }: Change['before']): Record<string, string> => {
    const state = ({ status, procedure }: ListedCompany) => format.list([status, procedure])
    return {
      verdict: verdict ? words.verdicts[verdict] : texts.none,
      state: state(company),
      name: readableName(company.name),
      leader: company.leader ? readablePerson(company.leader) : texts.none,
      revenue: company.revenue === null ? texts.none : format.shortMoney(company.revenue),
      first: company.first?.fact ?? company.first?.title ?? texts.none,
    }
  }
  const [before, after] = [fieldTexts(change.before), fieldTexts(change.after)]
  const names = Object.keys(before).filter((name) => before[name] !== after[name])
  return <>{format.clauses(names.map((name) => (side === 'before' ? before : after)[name]))}</>
}
