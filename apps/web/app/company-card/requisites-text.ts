// A company's details (реквизиты) as text for a contract, with its names as documents need them.
import type { CardMessages } from './company-card.messages.ts'
import type { CardCompany } from './readable-company.ts'

/** Lines: names, ИНН, КПП and ОГРН, address, head. What is unknown is left out. */
export function requisitesText(company: CardCompany, texts: CardMessages): string {
  const { onPaper, inn, kpp, ogrn, legal_adress: address, directors, kind } = company
  const full = onPaper.full ?? onPaper.name
  const short = onPaper.name
  const numbers = [inn && `${texts.inn} ${inn}`, kpp && `${texts.kpp} ${kpp}`, `${kind === 'company' ? texts.ogrn : texts.ogrnip} ${ogrn}`]
  const head = directors[0]
  const lines = [
    full === short ? full : `${full} (${short})`,
    numbers.filter(Boolean).join(', '),
    address && `${texts.address}: ${address.adress}`,
    head &&
      `${head.position ? head.position.charAt(0) + head.position.slice(1).toLowerCase() : texts.leader}: ${head.fio ?? texts.hiddenByLaw}`,
  ]
  return lines.filter(Boolean).join('\n')
}
