// Before a payment: that it is above the sum of the buyer's team, and that an order does not wait for a second person.
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
  const [over, setOver] = useState<number | null>(null)
  useEffect(() => {
    // The warning is a help beside the payment: where the team cannot be loaded, buying goes on.
    browserCall('GET /api/v1/team/', {}).then(({ team }) => setOver(team?.approval_over ?? null), console.warn)
  }, [])
  if (over === null || total <= over) return null
  return (
    <Note tone="warning" title={texts.title(format.price(over))} action={<Link to="/profile/deals">{texts.deals}</Link>}>
      {texts.what}
    </Note>
  )
}
