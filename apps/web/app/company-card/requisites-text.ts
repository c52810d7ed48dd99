// A company's details («реквизиты») as lines of text, to be copied into a contract.
import type { CardMessages } from './company-card.messages.ts'
import type { CardCompany } from './readable-company.ts'

/**
 * Lines: names, numbers, address, head; unknown parts are left out. The numbers are ИНН (taxpayer), КПП (registration with the tax office) and ОГРН
 * (state registration), of a sole trader ОГРНИП.
 */
export function requisitesText(company: CardCompany, texts: CardMessages): string {
  const { forDocuments, inn, kpp, ogrn, legal_adress: address, directors, kind } = company
  const full = forDocuments.full ?? forDocuments.name
  const short = forDocuments.name
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
