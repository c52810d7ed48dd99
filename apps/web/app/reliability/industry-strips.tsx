// Financial ratios of the company, each on a bar divided by the quartiles of its industry. Colours do not mean good or bad: more is not always
// better.
import type { IndustryComparison } from '@sverka/contract/company-card/reliability'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { VisuallyHidden } from '../ui/layout.tsx'
import { Panel } from '../ui/panel.tsx'
import styles from './industry-strips.module.css'
import { quartilePosition } from './quartile-position.ts'
import { verdictMessages } from './verdict.messages.ts'

interface IndustryStripsProps {
  industry: readonly IndustryComparison[]
  /** True to draw the ratios without a panel, inside another one. */
  bare?: boolean
}

export function IndustryStrips({ industry, bare }: IndustryStripsProps) {
  const texts = useMessages(verdictMessages)
  const [first] = industry
  if (!first) return null
  const strips = industry.map((comparison) => <Strip key={comparison.ratio} comparison={comparison} />)
  const caption = texts.industryCaption(first.okved, first.companies)
  if (!bare)
    return (
      <Panel title={texts.industryTitle} foot={caption}>
        <div className={styles.grid}>{strips}</div>
      </Panel>
    )
  return (
    <div>
      <p className={styles.caption}>{caption}</p>
      {strips}
    </div>
  )
}

function Strip({ comparison }: { comparison: IndustryComparison }) {
  const { quarters } = useMessages(verdictMessages)
  const format = useFormat()
  const { title, year, unit, value, lower, median, upper } = comparison
  const valueText = (ratio: number) => (unit === 'percent' ? format.percent(ratio) : format.decimal(ratio))
  return (
    <div className={styles.strip}>
      <span>
        {title}, {year}
      </span>
      <b>{valueText(value)}</b>
      <div className={styles.bar} aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
        <b style={{ insetInlineStart: `${quartilePosition(value, { lower, median, upper })}%` }} />
      </div>
      <dl className={styles.quarters}>
        <div>
          <dt>
            <VisuallyHidden>{quarters.lower}</VisuallyHidden>
          </dt>{' '}
          <dd>{valueText(lower)}</dd>
        </div>
        <div>
          <dt>{quarters.median}</dt> <dd>{valueText(median)}</dd>
        </div>
        <div>
          <dt>
            <VisuallyHidden>{quarters.upper}</VisuallyHidden>
          </dt>{' '}
          <dd>{valueText(upper)}</dd>
        </div>
      </dl>
    </div>
  )
}
