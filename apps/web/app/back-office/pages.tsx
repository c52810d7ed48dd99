// The pager of a list of staff: links to the same address with another page number.
import { useMessages } from '../i18n/catalogue.ts'
import { Pager } from '../ui/pager.tsx'
import { backOfficeMessages } from './back-office.messages.ts'
import { hrefOfPage, pageOf } from './for-staff.ts'

export function Pages({ params, count, size }: { params: URLSearchParams; count: number; size: number }) {
  const texts = useMessages(backOfficeMessages)
  return (
    <Pager
      label={texts.pages}
      previousLabel={texts.previousPage}
      nextLabel={texts.nextPage}
      current={pageOf(params)}
      last={Math.max(1, Math.ceil(count / size))}
      hrefOf={(page) => hrefOfPage(params, page)}
    />
  )
}
