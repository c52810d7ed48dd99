// A warning below the address if the chosen delivery method of a seller does not reach the region of the address, with buttons for the methods that do.
import { readRegion } from '@sverka/contract/catalog/address-region.rules'
import { useMessages } from '../i18n/catalogue.ts'
import { useDeliveryWords } from '../shell/delivery-words.ts'
import { Button } from '../ui/button.tsx'
import { Row, Stack } from '../ui/layout.tsx'
import { Note } from '../ui/note.tsx'
import styles from './cart.module.css'
import { regionNoteMessages } from './region-note.messages.ts'
import type { CartView } from './use-cart.ts'
import type { PricedChoice, SellerDelivery } from './use-delivery.ts'

/**
 * Whether a delivery method serves the region (a region's code). Only a seller's own transport can be limited to regions; without a list it
 * goes everywhere.
 */
const reaches = ({ way }: PricedChoice, region: number): boolean =>
  way.kind !== 'transport' || way.regions.length === 0 || way.regions.some(({ id }) => id === region)

/** A note for each seller whose chosen method does not reach the region; none while no region is recognised in the typed address. */
export function RegionNotes({ address, view }: { address: string; view: CartView }) {
  const region = readRegion(address)
  const unreachable = region === null ? [] : view.deliveries.filter(({ chosen }) => !reaches(chosen, region))
  return (
    <div role="status" className={styles.regions}>
      {unreachable.map((delivery) => (
        <RegionNote
          key={delivery.company}
          delivery={delivery}
          view={view}
          fittingWays={delivery.ways.filter((choice) => reaches(choice, region ?? 0))}
        />
      ))}
    </div>
  )
}

interface RegionNoteProps {
  delivery: SellerDelivery
  view: CartView
  fittingWays: readonly PricedChoice[]
}

function RegionNote({ delivery: { company, chosen }, view, fittingWays }: RegionNoteProps) {
  const texts = useMessages(regionNoteMessages)
  const describe = useDeliveryWords()
  const seller = view.chosen.find(({ line }) => line.product.seller.id === company)?.line.product.seller.name ?? ''
  return (
    <Note tone="warning" title={texts.otherRegion}>
      <Stack gap={2}>
        <span>{texts.chosen(seller, describe(chosen.way, chosen.price).name)}</span>
        {fittingWays.length === 0 ? (
          <span>{texts.noneFits}</span>
        ) : (
          <Row wrap gap={2}>
            {fittingWays.map(({ way, price }) => {
              const { name, price: priceText } = describe(way, price)
              return (
                <Button key={way.id} size="small" className={styles.way} onClick={() => view.chooseDelivery(company, way.id)}>
                  {name}, {priceText}
                </Button>
              )
            })}
          </Row>
        )}
      </Stack>
    </Note>
  )
}
