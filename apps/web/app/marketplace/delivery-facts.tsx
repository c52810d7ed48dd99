// How the seller of an item delivers: the first ways with price and term.

import type { DeliveryWay } from '@sverka/contract/products/delivery'
import { useMessages } from '../i18n/catalogue.ts'
import { deliveryMessages } from '../i18n/delivery.messages.ts'
import { useFormat } from '../i18n/format.ts'
import { useDeliveryWords } from '../shell/delivery-words.ts'
import { Stack } from '../ui/layout.tsx'

/** Delivery methods listed; of further ones only the number is shown. */
const SHOWN = 4

/** Without a known order: the price below the sum from which delivery is free. */
export function DeliveryFacts({ ways }: { ways: readonly DeliveryWay[] }) {
  const format = useFormat()
  const texts = useMessages(deliveryMessages)
  const words = useDeliveryWords()
  if (ways.length === 0) return <>{texts.agreedWithSeller}</>
  return (
    <Stack gap={2}>
      {ways.slice(0, SHOWN).map((way) => {
        const { name, price, notes } = words(way, way.price)
        return <div key={way.id}>{format.list([name, price, ...notes])}</div>
      })}
      {ways.length > SHOWN && <div>{texts.others(ways.length - SHOWN)}</div>}
    </Stack>
  )
}
