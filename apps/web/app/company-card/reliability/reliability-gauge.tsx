// The gauge with its reading in words; nothing is drawn where no factor was found.
import type { Gauge as GaugeFigures } from '@sverka/contract/company-card/reliability'
import { useMessages } from '../../i18n/catalogue.ts'
import { Gauge } from '../../ui/charts/gauge.tsx'
import { tabMessages } from '../tab.messages.ts'

export function ReliabilityGauge({ gauge: { positive, negative } }: { gauge: GaugeFigures }) {
  const texts = useMessages(tabMessages)
  return <Gauge positive={positive} negative={negative} label={texts.gaugeOf(positive, negative)} caption={texts.gaugeCaption} />
}
