// «Это моя компания»: requests to represent the company, after signing in if needed; its representative is linked to the profile.
import type { Company } from '@sverka/contract/company/company'
import { statusClass } from '@sverka/contract/company/company.rules'
import { useNavigate } from 'react-router'
import { useMessages } from '../i18n/catalogue.ts'
import { useAccount } from '../shell/account.tsx'
import { LinkButton } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'
import { cardMessages } from './company-card.messages.ts'

/** Hidden where somebody else represents the company, or where it has ended. */
export function LinkCompany({ company: { inn, representative, status } }: { company: Company }) {
  const texts = useMessages(cardMessages)
  const navigate = useNavigate()
  const account = useAccount()
  if (representative !== null && representative === account.state.me?.id) return <Link to="/profile/info">{texts.yours}</Link>
  if (representative !== null || statusClass(status.name) !== 'active' || !inn) return null
  const add = () => void navigate(`/profile/add-company?company=${inn}`)
  return <LinkButton onClick={() => account.ask(add)}>{texts.isMine}</LinkButton>
}
