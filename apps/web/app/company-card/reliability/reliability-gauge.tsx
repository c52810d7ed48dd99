// The gauge of a company's reliability report: the share of positive among the found factors, with a caption. Grey if too few factors were checked
// or a stop factor (one that alone rules out a deal) was found; absent if enough factors were checked and none was found.
import type { ReliabilitySummary } from '@sverka/contract/company-card/reliability'
import { GAUGE_MIN_CHECKED_SHARE } from '@sverka/contract/company-card/reliability.rules'
import { useMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/format.ts'
import { verdictMessages } from '../../reliability/verdict.messages.ts'
import { Gauge } from '../../ui/charts/gauge.tsx'
import { summaryMessages } from '../summary/summary.messages.ts'

export function ReliabilityGauge({ report: { gauge, worst } }: { report: ReliabilitySummary }) {
  const texts = useMessages(summaryMessages)
  const words = useMessages(verdictMessages)
  const format = useFormat()
  const { positive, negative, checked = 0, of = 0 } = gauge
  const stop = worst.find(({ polarity }) => polarity === 'stop')
  return (
    <Gauge
      positive={positive}
      negative={negative}
      label={texts.gaugeLabel(positive, negative)}
      caption={texts.gaugeCaption}
      {...(stop ? { stop: words.stop(stop.title) } : {})}
      hasLittleData={checked < of * GAUGE_MIN_CHECKED_SHARE}
      over={words.checkedCount(format.integer(checked), format.integer(of))}
    />
  )
}
