// Second slide of the home page's hero: the marketplace, beside drawings of four products.
import { useMessages } from '../../i18n/catalogue.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Text } from '../../ui/text.tsx'
import { TickList } from '../tick-list.tsx'
import { GoodsDrawing, goodsDrawings } from './goods-drawing.tsx'
import styles from './hero.module.css'
import { homeMessages } from './home.messages.ts'
import goods from './marketplace-slide.module.css'
import { SlideTitle } from './slide-title.tsx'

export function MarketplaceSlide({ isShown }: { isShown: boolean }) {
  const { marketplace } = useMessages(homeMessages)
  // The texts of the three points: verified sellers, messages to the seller, the report on the company.
  const [verified = '', writing = '', report = ''] = marketplace.points
  return (
    <div className={styles.columns}>
      <div>
        <SlideTitle isShown={isShown}>{marketplace.title}</SlideTitle>
        <Text as="p" size="lead" tone="secondary" className={styles.lead}>
          {marketplace.lead}
        </Text>
        <div className={styles.actions}>
          <ButtonLink to="/marketplace" variant="primary" size="huge">
            {marketplace.go}
          </ButtonLink>
          <ButtonLink to="/sellers" variant="text" size="huge">
            {marketplace.sell}
          </ButtonLink>
        </div>
        <TickList
          ruled
          items={[
            [verified, 'shield'],
            [writing, 'message'],
            [report, 'file'],
          ]}
        />
      </div>
      <Goods />
    </div>
  )
}

function Goods() {
  const { marketplace } = useMessages(homeMessages)
  return (
    <figure className={goods.goods}>
      <ul>
        {goodsDrawings.map((name, index) => (
          <li key={name}>
            <GoodsDrawing name={name} />
            <Text as="p" weight="medium">
              {marketplace.goods[index]}
            </Text>
          </li>
        ))}
      </ul>
      <Text as="p" size="caption" tone="muted">
        {marketplace.goodsNote}
      </Text>
    </figure>
  )
}
