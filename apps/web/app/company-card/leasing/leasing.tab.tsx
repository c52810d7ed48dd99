// Лизинг: none of our sources has such records, so the tab shows the specification's blurred sample.
import { useMessages } from '../../i18n/catalogue.ts'
import { recordTabMessages } from '../record-tab.messages.ts'
import { Sample } from '../sample.tsx'

export default function LeasingTab() {
  const texts = useMessages(recordTabMessages)
  return <Sample {...texts.samples.leasing} />
}
