// Лизинг: no source of ours holds such records, so the specification's blurred sample stands here.
import { useMessages } from '../../i18n/catalogue.ts'
import { recordTabMessages } from '../record-tab.messages.ts'
import { Sample } from '../sample.tsx'

export default function LeasingTab() {
  const texts = useMessages(recordTabMessages)
  return <Sample {...texts.samples.leasing} />
}
