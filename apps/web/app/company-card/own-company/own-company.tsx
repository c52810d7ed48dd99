// Entries in the menu of a card for the representative of its company: open the profile, dispute a fact.
import { useNavigate } from 'react-router'
import { useMessages } from '../../i18n/catalogue.ts'
import { MenuButton } from '../../ui/menu.tsx'
import { ownCompanyMessages } from './own-company.messages.ts'

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
