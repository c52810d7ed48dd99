// An invented register with known ties: companies that refer to each other, their people, managers, predecessors and addresses.
import { egrulFile, type InventedCompany, inventedPersonInn, legalEntity } from './register-files.ts'

const DAY = '2026-10-01'
const RECORDED = '<ГРНДатаПерв ГРН="1" ДатаЗаписи="2021-02-03" />'

interface Parts {
  address: string
  managers: string
  heads: string
  founders: string
  predecessors: string
  end: string
}

/** A company to which ties can be added before it is written. */
export class PlantedCompany {
  readonly entity: InventedCompany
  readonly #parts: Parts = { address: '', managers: '', heads: '', founders: '', predecessors: '', end: '' }

  constructor(name: string) {
    this.entity = legalEntity({ asOf: DAY, name })
  }

  get key(): string {
    return `o:${this.entity.ogrn}`
  }

  headed(inn: string, surname = 'РОМАШКИН'): this {
    this.#parts.heads += `<СведДолжнФЛ>${RECORDED}${personElement(inn, surname)}<СвДолжн ВидДолжн="02" НаимДолжн="ДИРЕКТОР" /></СведДолжнФЛ>`
    return this
  }

  foundedBy(inn: string, percent = 40): this {
    this.#parts.founders += `<УчрФЛ>${RECORDED}${personElement(inn, 'РОМАШКИН')}${shareElement(percent)}</УчрФЛ>`
    return this
  }

  ownedBy({ entity }: PlantedCompany, percent = 25): this {
    this.#parts.founders += `<УчрЮЛРос>${RECORDED}${nameElement('НаимИННЮЛ', entity)}${shareElement(percent)}</УчрЮЛРос>`
    return this
  }

  managedBy({ entity }: PlantedCompany): this {
    this.#parts.managers += `<СвУпрОрг>${RECORDED}${nameElement('НаимИННЮЛ', entity)}</СвУпрОрг>`
    return this
  }

  after({ entity }: PlantedCompany): this {
    this.#parts.predecessors += `<СвПредш ОГРН="${entity.ogrn}" ИНН="${entity.inn}" НаимЮЛПолн="${entity.name}" />`
    return this
  }

  at(house: number): this {
    this.#parts.address = `<СвАдресЮЛ><АдресРФ Индекс="630099" КодРегион="54" Дом="Д. ${house}" Кварт="ОФ. 1"><Регион НаимРегион="НОВОСИБИРСКАЯ ОБЛАСТЬ" /><Город ТипГород="Г." НаимГород="НОВОСИБИРСК" /><Улица ТипУлица="УЛ." НаимУлица="ЛЕНИНА" /></АдресРФ></СвАдресЮЛ>`
    return this
  }

  ended(): this {
    this.#parts.end = '<СвПрекрЮЛ ДатаПрекрЮЛ="2023-06-18"><СпПрекрЮЛ КодСпПрекрЮЛ="701" НаимСпПрекрЮЛ="Ликвидация" /></СвПрекрЮЛ>'
    return this
  }

  write(): InventedCompany {
    const { address, end, managers, heads, founders, predecessors } = this.#parts
    const own = founders && `<СвУчредит>${founders}</СвУчредит>`
    return { ...this.entity, more: address + end + managers + heads + own + predecessors }
  }
}

const personElement = (inn: string, surname: string) => `<СвФЛ Фамилия="${surname}" Имя="ИВАН" ИННФЛ="${inn}" />`
const nameElement = (element: string, { ogrn, inn, name }: InventedCompany) =>
  `<${element} ОГРН="${ogrn}" ИНН="${inn}" НаимЮЛПолн="${name}" />`
const shareElement = (percent: number) =>
  `<ДоляУстКап НоминСтоим="10000.00"><РазмерДоли><Процент>${percent}</Процент></РазмерДоли></ДоляУстКап>`

let people = 5000
let houses = 100

/** All entities that a test adds, written as one file. */
export class PlantedRegister {
  readonly #companies: PlantedCompany[] = []

  company(name = `САЖЕНЕЦ ${this.#companies.length}`): PlantedCompany {
    const company = new PlantedCompany(name)
    this.#companies.push(company)
    return company
  }

  person = (): string => inventedPersonInn(people++)
  house = (): number => houses++

  /** A chain of the given number of steps; returns its keys, addresses as `a:`. `turn` selects the kind of tie between the companies. */
  chain(steps: number, turn: number): { keys: string[]; ends: [PlantedCompany, PlantedCompany] } {
    const first = this.company()
    const keys = [first.key]
    let last = first
    while (keys.length <= steps) {
      const next = this.company()
      const left = steps + 1 - keys.length
      keys.push(...(left > 1 ? this.#byTwo(last, next, turn + keys.length) : tieByOne(last, next, turn + keys.length)))
      last = next
    }
    return { keys, ends: [first, last] }
  }

  #byTwo(last: PlantedCompany, next: PlantedCompany, turn: number): string[] {
    if (turn % 3 === 2) return tieByOne(last, next, turn)
    if (turn % 3 === 1) {
      const house = this.house()
      last.at(house)
      next.at(house)
      return ['a:', next.key]
    }
    const inn = this.person()
    last.headed(inn)
    next.foundedBy(inn)
    return [`p:${inn}`, next.key]
  }

  write(): Buffer {
    return egrulFile(this.#companies.map((company) => company.write()))
  }
}

function tieByOne(last: PlantedCompany, next: PlantedCompany, turn: number): string[] {
  if (turn % 4 === 0) next.ownedBy(last)
  else if (turn % 4 === 1) last.ownedBy(next)
  else if (turn % 4 === 2) next.managedBy(last)
  else next.after(last)
  return [next.key]
}
