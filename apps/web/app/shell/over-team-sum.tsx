// Warning before a payment above the approval limit of the buyer's team: the order does not wait for a second person's approval.
import { useEffect, useState } from 'react'
import { browserCall } from '../api/browser-call.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { Link } from '../ui/link.tsx'
import { Note } from '../ui/note.tsx'
import { overTeamSumMessages } from './over-team-sum.messages.ts'

/** `total` in rubles. Renders nothing up to the team's limit, without a limit, and for members without a team. */
export function OverTeamSum({ total }: { total: number }) {
  const texts = useMessages(overTeamSumMessages)
  const format = useFormat()
  const [limit, setLimit] = useState<number | null>(null)
  useEffect(() => {
    // If the team cannot be loaded, there is no warning and the purchase continues.
    browserCall('GET /api/v1/team/', {}).then(({ team }) => setLimit(team?.approval_over ?? null), console.warn)
  }, [])
  if (limit === null || total <= limit) return null
  return (
    <Note tone="warning" title={texts.title(format.price(limit))} action={<Link to="/profile/deals">{texts.deals}</Link>}>
      {texts.what}
    </Note>
  )
}
