// Verdict and next step for each kind of deal, above the factors on the reliability tab of a company card.

import { decidingStop } from '@sverka/contract/company-card/reliability.rules'
import type { Factor } from '@sverka/contract/company-card/reliability-factor'
import type { PurposeVerdict } from '@sverka/contract/company-card/reliability-verdict'
import { useMessages } from '../i18n/catalogue.ts'
import { Icon } from '../ui/icon.tsx'
import { Panel } from '../ui/panel.tsx'
import { ActionLink } from './action-link.tsx'
import { reliabilityMessages } from './reliability.messages.ts'
import styles from './reliability.module.css'
import { VERDICT_ICONS, VERDICT_TONES } from './verdict-style.ts'

interface PurposeCellsProps {
  purposes: readonly PurposeVerdict[]
  /** The most serious stop factor; named instead of the verdict «refuse». */
  stop: Pick<Factor, 'title'> | undefined
  /** Number of the company, as in the card's URL. */
  card: string
}

export function PurposeCells({ purposes, stop, card }: PurposeCellsProps) {
  const texts = useMessages(reliabilityMessages)
  return (
    <Panel flush>
      <ul className={styles.cells} aria-label={texts.purposesTitle}>
        {purposes.map(({ purpose, verdict, action, ...reading }) => (
          <li key={purpose} id={`purpose-${purpose}`}>
            <small>{texts.purposes[purpose]}</small>
            <b className={styles[VERDICT_TONES[verdict]]}>
              <Icon name={VERDICT_ICONS[verdict]} />
              <VerdictText verdict={verdict} stop={decidingStop<{ title: string }>(stop, reading)} />
            </b>
            {action && (
              <span>
                <ActionLink action={action} card={card} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function VerdictText({ verdict, stop }: { verdict: PurposeVerdict['verdict']; stop: { title: string } | undefined }) {
  const texts = useMessages(reliabilityMessages)
  return verdict === 'refuse' && stop ? texts.stop(stop.title) : texts.verdicts[verdict]
}
