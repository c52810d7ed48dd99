// The tab «Лизинг» (leasing) of a company card: no source of ours has such records, so it shows a blurred sample, as the specification says.
import { useMessages } from '../../i18n/catalogue.ts'
import { recordTabMessages } from '../record-tab.messages.ts'
import { Sample } from '../sample.tsx'

export default function LeasingTab() {
  const texts = useMessages(recordTabMessages)
  return <Sample {...texts.samples.leasing} />
}
