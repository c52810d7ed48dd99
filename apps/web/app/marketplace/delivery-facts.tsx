// The delivery methods («ways») of an item's seller on the item's page: the first ones with price and delivery time.

import type { DeliveryWay } from '@sverka/contract/products/delivery'
import { useMessages } from '../i18n/catalogue.ts'
import { deliveryMessages } from '../i18n/delivery.messages.ts'
import { useFormat } from '../i18n/format.ts'
import { useDeliveryWords } from '../shell/delivery-words.ts'
import { Stack } from '../ui/layout.tsx'

/** The most delivery methods listed; of further ones only the number is shown. */
const SHOWN = 4

/** The order's sum is not known here, so the full price is shown; from a certain sum on delivery may be free. */
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
