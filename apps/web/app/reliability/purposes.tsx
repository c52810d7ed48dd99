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
    <div className={styles.purpose}>
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

/** More names than these are told by their number: the lists below have them all. */
const NAMED = 5

function Names({ title, names }: { title: string; names: readonly string[] }) {
  const texts = useMessages(reliabilityMessages)
  if (names.length === 0) return null
  const more = names.length - NAMED
  const named = names.slice(0, NAMED).join(', ')
  return (
    <Text as="p" size="ui" tone="secondary">
      <b>{title}:</b> {more > 0 ? texts.andMore(named, more) : named}
    </Text>
  )
}
