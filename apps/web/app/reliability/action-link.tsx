// The next step that a verdict recommends: a link to its record, or a button that adds the company to monitoring; else plain text.
import type { PurposeVerdict } from '@sverka/contract/company-card/reliability-verdict'
import { useNavigate } from 'react-router'
import { useAccount } from '../shell/account.tsx'
import { LinkButton } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'
import { useRecordPath } from './record-path.ts'

interface ActionLinkProps {
  action: NonNullable<PurposeVerdict['action']>
  /** Taxpayer or registration number of the company, as in the card's URL. */
  card: string
}

/** A guest signs in before the company is added to monitoring. */
export function ActionLink({ action: { code, text, record }, card }: ActionLinkProps) {
  const toRecord = useRecordPath()
  const navigate = useNavigate()
  const { ask } = useAccount()
  if (record)
    return (
      <Link to={toRecord(card, record)} reloadDocument>
        {text}
      </Link>
    )
  // Codes of steps that end with adding the company to monitoring, such as `pay-and-watch`.
  if (!code.endsWith('-watch')) return text
  return <LinkButton onClick={() => ask(() => void navigate(`/profile/monitoring?add=${card}`))}>{text}</LinkButton>
}
