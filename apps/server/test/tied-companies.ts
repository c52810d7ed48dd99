// Builds an invented file of EGRUL («ЕГРЮЛ», the state register of companies) for tests of ties: companies connected by people, managing
// companies, founders, predecessors and addresses.
import { egrulFile, type InventedCompany, inventedPersonInn, legalEntity } from './register-files.ts'

/** Day of the extract. */
const DAY = '2026-10-01'
/** The reference to a register record that every person and founder has. The import needs it; no test reads the record's number, here 1. */
const RECORDED = '<ГРНДатаПерв ГРН="1" ДатаЗаписи="2021-02-03" />'

/** XML of the extract's sections, each empty until something is added to it; `end` is the section about the end of the company. */
interface RegisterSections {
  address: string
  managers: string
  heads: string
  founders: string
  predecessors: string
  end: string
}

/** A company to which ties can be added before it is written. */
export class TestCompany {
  readonly entity: InventedCompany
  readonly #parts: RegisterSections = { address: '', managers: '', heads: '', founders: '', predecessors: '', end: '' }

  constructor(name: string) {
    this.entity = legalEntity({ asOf: DAY, name })
  }

  /** The company as a step of a path between two: `o:` and its OGRN (registration number). */
  get key(): string {
    return `o:${this.entity.ogrn}`
  }

  /** Adds a director with this INN (tax number). */
  addHead(inn: string, surname = 'РОМАШКИН'): this {
    this.#parts.heads += `<СведДолжнФЛ>${RECORDED}${personElement(inn, surname)}<СвДолжн ВидДолжн="02" НаимДолжн="ДИРЕКТОР" /></СведДолжнФЛ>`
    return this
  }

  /** Adds a founder with this INN and share. */
  addPersonFounder(inn: string, percent = 40): this {
    this.#parts.founders += `<УчрФЛ>${RECORDED}${personElement(inn, 'РОМАШКИН')}${shareElement(percent)}</УчрФЛ>`
    return this
  }

  /** Makes the other company an owner of a share of this one. */
  addCompanyFounder({ entity }: TestCompany, percent = 25): this {
    this.#parts.founders += `<УчрЮЛРос>${RECORDED}${nameElement('НаимИННЮЛ', entity)}${shareElement(percent)}</УчрЮЛРос>`
    return this
  }

  /** Makes the other company the managing organisation of this one. */
  addManager({ entity }: TestCompany): this {
    this.#parts.managers += `<СвУпрОрг>${RECORDED}${nameElement('НаимИННЮЛ', entity)}</СвУпрОрг>`
    return this
  }

  /** Makes this company the successor of the other one. */
  addPredecessor({ entity }: TestCompany): this {
    this.#parts.predecessors += `<СвПредш ОГРН="${entity.ogrn}" ИНН="${entity.inn}" НаимЮЛПолн="${entity.name}" />`
    return this
  }

  /** Sets the address: companies with the same house number have the same one. */
  setHouse(newHouseNumber: number): this {
    this.#parts.address = `<СвАдресЮЛ><АдресРФ Индекс="630099" КодРегион="54" Дом="Д. ${newHouseNumber}" Кварт="ОФ. 1"><Регион НаимРегион="НОВОСИБИРСКАЯ ОБЛАСТЬ" /><Город ТипГород="Г." НаимГород="НОВОСИБИРСК" /><Улица ТипУлица="УЛ." НаимУлица="ЛЕНИНА" /></АдресРФ></СвАдресЮЛ>`
    return this
  }

  setLiquidated(): this {
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

/** Numbers of the next invented person and house. They start above those that other test data use. */
let people = 5000
let houses = 100

/** All entities that a test adds, written as one file. */
export class TestRegister {
  readonly #companies: TestCompany[] = []

  addCompany(name = `САЖЕНЕЦ ${this.#companies.length}`): TestCompany {
    const company = new TestCompany(name)
    this.#companies.push(company)
    return company
  }

  newPersonInn = (): string => inventedPersonInn(people++)
  /** A house number that no other company has. */
  house = (): number => houses++

  /**
   * Adds a chain of companies with this number of steps between its ends; a tie through a shared person or address is two steps. `turn` selects
   * the first kind of tie, later ones alternate. Returns the keys along the chain: `o:` and OGRN for a company, `p:` and INN for a person, and
   * `a:` alone for an address, whose key a test cannot compute.
   */
  addChain(steps: number, turn: number): { keys: string[]; ends: [TestCompany, TestCompany] } {
    const first = this.addCompany()
    const keys = [first.key]
    let last = first
    while (keys.length <= steps) {
      const next = this.addCompany()
      const remainingSteps = steps + 1 - keys.length
      keys.push(...(remainingSteps > 1 ? this.#tieInTwoSteps(last, next, turn + keys.length) : tieDirectly(last, next, turn + keys.length)))
      last = next
    }
    return { keys, ends: [first, last] }
  }

  #tieInTwoSteps(last: TestCompany, next: TestCompany, turn: number): string[] {
    if (turn % 3 === 2) return tieDirectly(last, next, turn)
    if (turn % 3 === 1) {
      const house = this.house()
      last.setHouse(house)
      next.setHouse(house)
      return ['a:', next.key]
    }
    const inn = this.newPersonInn()
    last.addHead(inn)
    next.addPersonFounder(inn)
    return [`p:${inn}`, next.key]
  }

  write(): Buffer {
    return egrulFile(this.#companies.map((company) => company.write()))
  }
}

function tieDirectly(last: TestCompany, next: TestCompany, turn: number): string[] {
  if (turn % 4 === 0) next.addCompanyFounder(last)
  else if (turn % 4 === 1) last.addCompanyFounder(next)
  else if (turn % 4 === 2) next.addManager(last)
  else next.addPredecessor(last)
  return [next.key]
}
