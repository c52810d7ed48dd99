// «Это моя компания»: requests to represent the company, after signing in if needed; its representative is linked to the profile and may
// dispute a fact.
import type { Company } from '@sverka/contract/company/company'
import { statusClass } from '@sverka/contract/company/company.rules'
import { useNavigate } from 'react-router'
import { useMessages } from '../i18n/catalogue.ts'
import { useAccount } from '../shell/account.tsx'
import { MenuButton } from '../ui/menu.tsx'
import { cardMessages } from './company-card.messages.ts'

/** An entry of the menu of a card; hidden where somebody else represents the company, or where it has ended. */
export function LinkCompany({ company: { inn, ogrn, representative, status } }: { company: Company }) {
  const texts = useMessages(cardMessages)
  const navigate = useNavigate()
  const account = useAccount()
  const isOwn = representative !== null && representative === account.state.me?.id
  if (!isOwn && (representative !== null || statusClass(status.name) !== 'active' || !inn)) return null
  const goTo = (path: string) => void navigate(path)
  const add = () => goTo(`/profile/add-company?company=${inn}`)
  return (
    <>
      <MenuButton icon="building" onClick={() => (isOwn ? goTo('/profile/info') : account.ask(add))}>
        {isOwn ? texts.yours : texts.isMine}
      </MenuButton>
      {isOwn && (
        <MenuButton icon="flag" onClick={() => goTo(`/disputed-facts/${inn ?? ogrn}/new`)}>
          {texts.dispute}
        </MenuButton>
      )}
    </>
  )
}
