// Лизинг: no source of ours holds such records, so the specification's blurred sample stands here.
import { useMessages } from '../../i18n/catalogue.ts'
import { Sample } from '../sample.tsx'
import { tabMessages } from '../tab.messages.ts'

export default function LeasingTab() {
  const texts = useMessages(tabMessages)
  return <Sample {...texts.samples.leasing} />
}
