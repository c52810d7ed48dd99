// «Это моя компания» (this is my company): an entry in a card's menu that opens the request to represent the company; a guest signs in first.
// The company's representative has the entries of `OwnCompany` instead.
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

/**
 * Hidden if somebody else represents the company, or if it is not active: an ended company needs no representative. Also hidden without a taxpayer
 * number (ИНН), which the request needs.
 */
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
