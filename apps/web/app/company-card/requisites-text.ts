// The requisites as text for a contract: on paper the names stand as the register spells them.
import type { Messages } from './messages/ru.ts'
import type { CardCompany } from './readable-company.ts'

type Branch = CardCompany['division'][number]['filials'][number]

/** Of a branch its own КПП and address stand in the place of the company's. */
export function requisitesText(company: CardCompany, texts: Messages, branch?: Branch): string {
  const { onPaper, inn, ogrn, legal_adress: address, directors, kind } = company
  const full = onPaper.full ?? onPaper.name
  const short = onPaper.name
  const kpp = branch ? branch.kpp : company.kpp
  const place = branch ? branch.address : address?.adress
  const numbers = [inn && `${texts.inn} ${inn}`, kpp && `${texts.kpp} ${kpp}`, `${kind === 'company' ? texts.ogrn : texts.ogrnip} ${ogrn}`]
  const head = directors[0]
  const lines = [
    full === short ? full : `${full} (${short})`,
    branch?.name,
    numbers.filter(Boolean).join(', '),
    place && `${texts.address}: ${place}`,
    head &&
      `${head.position ? head.position.charAt(0) + head.position.slice(1).toLowerCase() : texts.leader}: ${head.fio ?? texts.hiddenByLaw}`,
  ]
  return lines.filter(Boolean).join('\n')
}
