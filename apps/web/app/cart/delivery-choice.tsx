// The delivery methods («ways») of one seller in the cart, as radio buttons; the buyer chooses one.
import { useId } from 'react'
import { useMessages } from '../i18n/catalogue.ts'
import { deliveryMessages } from '../i18n/delivery.messages.ts'
import { useDeliveryWords } from '../shell/delivery-words.ts'
import { Radio } from '../ui/checkbox.tsx'
import { Text } from '../ui/text.tsx'
import styles from './cart.module.css'
import type { CartView } from './use-cart.ts'
import type { SellerDelivery } from './use-delivery.ts'

export function DeliveryChoice({ delivery, view }: { delivery: SellerDelivery; view: CartView }) {
  const texts = useMessages(deliveryMessages)
  const describe = useDeliveryWords()
  const name = useId()
  return (
    <fieldset className={styles.delivery}>
      <legend>{texts.delivery}</legend>
      {delivery.ways.map(({ way, price }) => {
        const description = describe(way, price)
        return (
          <Radio
            key={way.id}
            name={name}
            checked={way.id === delivery.chosen.way.id}
            onChange={() => view.chooseDelivery(delivery.company, way.id)}
          >
            {description.name}, <b>{description.price}</b>
            {description.notes.length > 0 && (
              <Text as="span" size="caption" tone="muted">
                {`, ${description.notes.join(', ')}`}
              </Text>
            )}
          </Radio>
        )
      })}
    </fieldset>
  )
}
