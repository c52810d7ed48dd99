// What the factors say for each intention: the verdict, what mattered, what would change it.
import type { PurposeReading, Verdict } from '@sverka/contract/company-card/reliability'
import { useMessages } from '../i18n/catalogue.ts'
import { Tag } from '../ui/badge.tsx'
import { Panel } from '../ui/panel.tsx'
import { Text } from '../ui/text.tsx'
import { reliabilityMessages } from './reliability.messages.ts'
import styles from './reliability.module.css'

const TONES: Record<Verdict, 'good' | 'warning' | 'bad' | 'neutral'> = {
  proceed: 'good',
  caution: 'warning',
  refuse: 'bad',
  unknown: 'neutral',
}

export function Purposes({ purposes }: { purposes: readonly PurposeReading[] }) {
  const texts = useMessages(reliabilityMessages)
  return (
    <Panel title={texts.purposesTitle}>
      <div className={styles.purposes}>
        {purposes.map((reading) => (
          <Reading key={reading.purpose} reading={reading} />
        ))}
      </div>
    </Panel>
  )
}

function Reading({ reading: { purpose, verdict, because, would_change: wouldChange, unchecked } }: { reading: PurposeReading }) {
  const texts = useMessages(reliabilityMessages)
  return (
    <div>
      <Text as="p" weight="medium">
        {texts.purposes[purpose]} <Tag tone={TONES[verdict]}>{texts.verdicts[verdict]}</Tag>
      </Text>
      <Names title={texts.because} names={because.map(({ title }) => title)} />
      <Names title={texts.wouldChange} names={wouldChange.map(({ title }) => title)} />
      <Text as="p" size="caption" tone="muted">
        {texts.uncheckedCount(unchecked)}
      </Text>
    </div>
  )
}

function Names({ title, names }: { title: string; names: readonly string[] }) {
  if (names.length === 0) return null
  return (
    <Text as="p" size="caption" tone="secondary">
      {title}: {names.join(', ')}
    </Text>
  )
}
