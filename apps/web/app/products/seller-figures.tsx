// Sales funnel of a seller in the last 30 days: how often their goods were shown in lists, viewed, put into carts and ordered.
import type { Output } from '@sverka/contract/operations/operations'
import { FIGURE_DAYS } from '@sverka/contract/products/seller-figures.rules'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { Panel } from '../ui/panel.tsx'
import { Text } from '../ui/text.tsx'
import { sellerFiguresMessages } from './seller-figures.messages.ts'
import styles from './seller-figures.module.css'

export type Figures = Output<'GET /api/v1/seller-figures/'>

/** The steps as the API names them. `basketed`: put into a cart. `ordered`: orders placed, paid or not. */
const steps = ['shown', 'viewed', 'basketed', 'ordered'] as const

/** Renders nothing until the first day has been counted. */
export function SellerFigures({ figures }: { figures: Figures }) {
  const texts = useMessages(sellerFiguresMessages)
  const format = useFormat()
  if (figures.since === null) return null
  return (
    <Panel title={texts.title} foot={texts.footnote(FIGURE_DAYS, format.date(figures.since))}>
      <dl className={styles.steps}>
        {steps.map((step) => (
          <div key={step}>
            <dt>
              <Text size="caption" tone="muted">
                {texts.steps[step]}
              </Text>
            </dt>
            <dd>
              <Text size="figure" numeric>
                {format.integer(figures[step])}
              </Text>
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}
