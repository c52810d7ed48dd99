// «Скачать карточку»: a plain link to the file, so that it works without JavaScript.
import { useMessages } from '../i18n/catalogue.ts'
import { FileIconLink } from '../ui/button.tsx'
import { tabMessages } from './tab.messages.ts'

export function DownloadLink({ number }: { number: string }) {
  const texts = useMessages(tabMessages)
  return <FileIconLink href={`/api/v1/company-export/?query=${encodeURIComponent(number)}`} icon="download" label={texts.download} />
}
