// The button on an item's page that opens the form of a price request to its seller; a guest signs in first.
import { useNavigate } from 'react-router'
import { useMessages } from '../i18n/catalogue.ts'
import { useAccount } from '../shell/account.tsx'
import { Button } from '../ui/button.tsx'
import { itemMessages } from './item.messages.ts'

/** `product`: the item's id. */
export function AskPrice({ product }: { product: number }) {
  const { item } = useMessages(itemMessages)
  const account = useAccount()
  const navigate = useNavigate()
  return (
    <Button icon="quote" full onClick={() => account.ask(() => void navigate(`/profile/quotes/new?product=${product}`))}>
      {item.askPrice}
    </Button>
  )
}
