// «Это моя компания»: leads to the request to represent the company, after signing in; the company's representative gets other entries instead.
import type { Company } from '@sverka/contract/company/company'
import { statusClass } from '@sverka/contract/company/company.rules'
import { lazy, Suspense } from 'react'
import { useNavigate } from 'react-router'
import { useMessages } from '../i18n/catalogue.ts'
import { useAccount } from '../shell/account.tsx'
import { MenuButton } from '../ui/menu.tsx'
import { cardMessages } from './company-card.messages.ts'

/** Loaded for the representative of the company. */
const OwnCompany = lazy(async () => ({ default: (await import('./own-company/own-company.tsx')).OwnCompany }))

/** An entry of the menu of a card; hidden where somebody else represents the company, or where it has ended. */
export function LinkCompany({ company: { inn, ogrn, representative, status } }: { company: Company }) {
  const texts = useMessages(cardMessages)
  const navigate = useNavigate()
  const account = useAccount()
  if (representative !== null && representative === account.state.me?.id)
    return (
      <Suspense>
        <OwnCompany number={ogrn} />
      </Suspense>
    )
  if (representative !== null || statusClass(status.name) !== 'active' || !inn) return null
  return (
    <MenuButton icon="building" onClick={() => account.ask(() => void navigate(`/profile/add-company?company=${inn}`))}>
      {texts.isMine}
    </MenuButton>
  )
}
