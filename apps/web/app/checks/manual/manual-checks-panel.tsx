// The panel of manual checks (results that the member looked up at official services) beside their own report: the newest of each service, and a link
// to the page where they are made.

import type { ManualCheck, ManualChecks } from '@sverka/contract/checks/manual-checks'
import { shortFingerprint } from '@sverka/contract/formats.rules'
import { useMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/format.ts'
import { Link } from '../../ui/link.tsx'
import { Panel } from '../../ui/panel.tsx'
import { checksByService } from './checks-by-service.ts'
import { manualChecksMessages } from './manual-checks.messages.ts'

/** `number`: the report's number. `coverage` counts the report's factors answered by data, by manual checks, and not at all. */
export function ManualChecksPanel({ number, shown: { checks, coverage } }: { number: string; shown: ManualChecks }) {
  const texts = useMessages(manualChecksMessages)
  const format = useFormat()
  const newest = [...checksByService(checks).values()].flatMap(([last]) => last ?? [])
  return (
    <Panel
      title={texts.inReport}
      count={format.integer(newest.length)}
      action={<Link to={`/profile/checks/${number}/by-hand`}>{texts.title}</Link>}
      foot={`${texts.byData}: ${coverage.by_data}. ${texts.byHand}: ${coverage.by_hand}. ${texts.unchecked}: ${coverage.unchecked}. ${texts.private}`}
    >
      <ul>
        {newest.map((check) => (
          <li key={check.id}>
            <ManualCheckLine check={check} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** The sentence about one manual check: service, result, day, and the file that proves it. */
export function ManualCheckLine({ check: { service, outcome, details, sum, checked_at: at, file } }: { check: ManualCheck }) {
  const texts = useMessages(manualChecksMessages)
  const format = useFormat()
  const result = [texts.outcomes[outcome].toLowerCase(), details, sum !== null && format.money(sum)].filter(Boolean).join(', ')
  return (
    <>
      {texts.services[service].name}: {result}. {texts.line(format.dateOfTime(at), file?.name ?? '')}
      {file && `, ${texts.fingerprint} ${shortFingerprint(file.sha256)}`}
    </>
  )
}
