// The tab «Отзывы» of an item.
import { useMessages } from '../i18n/catalogue.ts'
import { Text } from '../ui/text.tsx'
import type { Product } from './load-item.ts'
import { marketplaceMessages } from './marketplace.messages.ts'

export function ItemReviews(_: { product: Product }) {
  const { item } = useMessages(marketplaceMessages)
  return <Text as="p">{item.noReviews}</Text>
}
