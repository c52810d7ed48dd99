// Checks by hand beside the member's own report: the newest check of each service, and a link to the page of checks by hand.
import type { HandChecks } from '@sverka/contract/checks/hand-checks'
import { useMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/format.ts'
import { Link } from '../../ui/link.tsx'
import { Panel } from '../../ui/panel.tsx'
import { checksByService, shortFingerprint } from './checks-by-service.ts'
import { handMessages } from './hand.messages.ts'

export function ByHand({ number, shown: { checks, coverage } }: { number: string; shown: HandChecks }) {
  const texts = useMessages(handMessages)
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
        {newest.map(({ id, service, outcome, checked_at: at, file }) => (
          <li key={id}>
            {texts.services[service].name}: {texts.outcomes[outcome].toLowerCase()}. {texts.line(format.dateOfTime(at), file?.name ?? '')}
            {file && `, ${texts.fingerprint} ${shortFingerprint(file.sha256)}`}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
