// The button «Скачать карточку» (download the card): a plain link to the file of a company card, so that it works without JavaScript.
import { useMessages } from '../i18n/catalogue.ts'
import { FileIconLink } from '../ui/button.tsx'
import { tabMessages } from './tab.messages.ts'

/** `number`: INN or OGRN (taxpayer or registration number) of the company. */
export function DownloadLink({ number }: { number: string }) {
  const texts = useMessages(tabMessages)
  return <FileIconLink href={`/api/v1/company-export/?query=${encodeURIComponent(number)}`} icon="download" label={texts.download} />
}
