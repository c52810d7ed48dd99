// A tag with the name of a verdict of the reliability report, in its colour and with its icon.
import type { Verdict } from '@sverka/contract/company-card/reliability-verdict'
import { useMessages } from '../i18n/catalogue.ts'
import { Tag } from '../ui/badge.tsx'
import { verdictLineMessages } from './verdict-line.messages.ts'
import { VERDICT_ICONS, VERDICT_TONES } from './verdict-style.ts'

export function VerdictTag({ verdict }: { verdict: Verdict }) {
  const { verdicts } = useMessages(verdictLineMessages)
  return (
    <Tag tone={VERDICT_TONES[verdict]} icon={VERDICT_ICONS[verdict]}>
      {verdicts[verdict]}
    </Tag>
  )
}
