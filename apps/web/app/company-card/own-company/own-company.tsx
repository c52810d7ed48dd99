// Entries in a card's menu that only the representative of the company has: open the own profile, dispute a fact of the card.
import { useNavigate } from 'react-router'
import { useMessages } from '../../i18n/catalogue.ts'
import { MenuButton } from '../../ui/menu.tsx'
import { ownCompanyMessages } from './own-company.messages.ts'

/** `number`: state registration number (ОГРН) of the company. */
export function OwnCompany({ number }: { number: string }) {
  const texts = useMessages(ownCompanyMessages)
  const navigate = useNavigate()
  return (
    <>
      <MenuButton icon="building" onClick={() => void navigate('/profile/info')}>
        {texts.yours}
      </MenuButton>
      <MenuButton icon="flag" onClick={() => void navigate(`/disputed-facts/${number}/new`)}>
        {texts.dispute}
      </MenuButton>
    </>
  )
}
