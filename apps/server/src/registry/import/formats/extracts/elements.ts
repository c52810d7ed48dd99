// The elements of an extract: what each becomes, or why nobody reads it. What an import meets beyond them is told by name.
import type { XmlElement } from '../../xml/xml-tree.ts'

export interface ElementUse {
  /** What of ours it becomes; absent where it is not read. */
  readonly becomes?: string
  /** Why it is not read. */
  readonly unread?: string
  /** Elements inside that are read. */
  readonly inside?: readonly string[]
  /** Elements inside that are not read, each with its reason. */
  readonly left?: Readonly<Record<string, string>>
}

const CERTIFICATE = { СвСвид: 'a paper certificate; none is issued any more' }
const NOT_YET = 'not read yet'

/** Children of СвЮЛ. */
const LEGAL_ENTITY: Readonly<Record<string, ElementUse>> = {
  СвНаимЮЛ: { becomes: 'names', inside: ['СвНаимЮЛСокр', 'СвНаимЮЛПолнИн', 'СвНаимЮЛСокрИн', 'СвНаимЮЛКодОКИН'] },
  СвАдресЮЛ: { becomes: 'address', inside: ['АдресРФ', 'СвАдрЮЛФИАС', 'СвМНЮЛ', 'СвНедАдресЮЛ', 'СвРешИзмМН'] },
  СвАдрЭлПочты: { becomes: 'e-mail' },
  СвОбрЮЛ: { becomes: 'day of registration', left: { СпОбрЮЛ: 'how it was formed; predecessors say it', СвРегИн: NOT_YET } },
  СвРегОрг: { becomes: 'registration authority' },
  СвСтатус: { becomes: 'status', inside: ['СвСтатус', 'СвРешИсклЮЛ', 'ОгрДосСв'] },
  СвПрекрЮЛ: { becomes: 'end', inside: ['СпПрекрЮЛ'], left: { СвРегОрг: 'the office that entered it; the history names it' } },
  СвУчетНО: { becomes: 'tax office', inside: ['СвНО'] },
  СвРегПФ: { becomes: 'pension fund', inside: ['СвОргПФ'] },
  СвРегФСС: { becomes: 'social insurance fund', inside: ['СвОргФСС'] },
  СвУстКап: { becomes: 'capital', left: { ДоляРубля: 'a fraction of a ruble', СведУмУК: NOT_YET } },
  СвУпрОрг: { becomes: 'heads', inside: ['НаимИННЮЛ', 'СвНедДанУпрОрг', 'ОгрДосСв'], left: { СвРегИн: NOT_YET, СвФЛ: NOT_YET } },
  СведДолжнФЛ: {
    becomes: 'heads',
    inside: ['СвФЛ', 'СвДолжн', 'СвНедДанДолжнФЛ', 'СвДискв', 'ОгрДосСв'],
    left: { СвПолФЛ: 'the sex of a head decides nothing', СвГраждФЛ: NOT_YET, ДопСвПолДолжФЛ: NOT_YET },
  },
  СвУчредит: { becomes: 'founders', inside: ['УчрФЛ', 'УчрЮЛРос', 'УчрЮЛИн', 'УчрРФСубМО', 'УчрПИФ', 'УчрДогИнвТов'] },
  СвДоляООО: { becomes: "the company's own share", inside: ['РазмерДоли'] },
  СвДержРеестрАО: { becomes: 'registrar of shareholders', inside: ['ДержРеестрАО'] },
  СвОКВЭД: { becomes: 'activities', inside: ['СвОКВЭДОсн', 'СвОКВЭДДоп'] },
  СвЛицензия: {
    becomes: 'licences',
    inside: ['НаимЛицВидДеят', 'ЛицОргВыдЛиц', 'СвПриостЛиц'],
    left: { МестоДейстЛиц: 'where the licence holds; older editions alone have it' },
  },
  СвПодразд: { becomes: 'branches', inside: ['СвФилиал', 'СвПредстав'] },
  СвРеорг: { becomes: 'reorganisation', inside: ['СвРеоргЮЛ'], left: { СвСтатус: 'the status of the company says it' } },
  СвПредш: { becomes: 'predecessors' },
  СвПреем: { becomes: 'successors' },
  СвЗапЕГРЮЛ: { becomes: 'history', inside: ['ВидЗап', 'СвРегОрг', 'СведПредДок', 'СвСтатусЗап'], left: CERTIFICATE },
  ОгрДосСв: { unread: 'a limit on the whole record; what it hides is absent' },
  СвТипУстав: { unread: 'a type charter decides nothing about a deal' },
  СвЗапретРаспДолями: { unread: NOT_YET },
  СвПолном: { unread: NOT_YET },
  СвКорпДог: { unread: NOT_YET },
  СвКонвЗайм: { unread: NOT_YET },
  СведУмУК: { unread: NOT_YET },
  СвКФХПредш: { unread: NOT_YET },
  СвКФХПреем: { unread: NOT_YET },
  СвЮЛсложнРеорг: { unread: NOT_YET },
}

/** Children of СвИП. */
const SOLE_TRADER: Readonly<Record<string, ElementUse>> = {
  СвФЛ: { becomes: 'name and sex', inside: ['ФИОРус', 'ФИОЛат', 'ОгрДосСв'] },
  СвГражд: { becomes: 'citizenship' },
  СвАдрМЖ: { becomes: 'town of living', inside: ['АдресРФ'], left: { СвАдрФИАС: NOT_YET } },
  СвАдрЭлПочты: { becomes: 'e-mail' },
  СвРегИП: { becomes: 'day of registration' },
  СвРегОрг: { becomes: 'registration authority' },
  СвСтатус: { becomes: 'status', inside: ['СвСтатус', 'ОгрДосСв'] },
  СвПрекращ: { becomes: 'end', inside: ['СвСтатус'], left: { СвНовЮЛ: NOT_YET } },
  СвУчетНО: { becomes: 'tax office', inside: ['СвНО'] },
  СвРегПФ: { becomes: 'pension fund', inside: ['СвОргПФ'] },
  СвРегФСС: { becomes: 'social insurance fund', inside: ['СвОргФСС'] },
  СвГлКФХ: { becomes: 'mark of the head of a farm' },
  СвОКВЭД: { becomes: 'activities', inside: ['СвОКВЭДОсн', 'СвОКВЭДДоп'] },
  СвЛицензия: {
    becomes: 'licences',
    inside: ['НаимЛицВидДеят', 'ЛицОргВыдЛиц', 'СвПриостЛиц'],
    left: { МестоДейстЛиц: 'where the licence holds; older editions alone have it' },
  },
  СвЗапЕГРИП: { becomes: 'history', inside: ['ВидЗап', 'СвРегОрг', 'СведПредДок', 'СвСтатусЗап'], left: CERTIFICATE },
  ОгрДосСв: { becomes: 'mark of a hidden trader' },
}

export const ELEMENTS: Readonly<Record<'СвЮЛ' | 'СвИП', Readonly<Record<string, ElementUse>>>> = { СвЮЛ: LEGAL_ENTITY, СвИП: SOLE_TRADER }

/** Records of the register that set, corrected or voided what stands beside them. */
const MARK = /^ГРН(?:ИП)?Дата/

/** Names of what is read and of what nobody needs; anything else is counted. */
const settled = (reasons: Readonly<Record<string, string | undefined>>): string[] =>
  Object.entries(reasons).flatMap(([name, reason]) => (reason === NOT_YET ? [] : [name]))

/** By the record's element: its settled children, and the settled ones inside each of those that are read. */
const SETTLED = Object.fromEntries(
  Object.entries(ELEMENTS).map(([root, table]) => [
    root,
    {
      children: new Set(settled(Object.fromEntries(Object.entries(table).map(([name, { unread }]) => [name, unread])))),
      inside: new Map(
        Object.entries(table).flatMap(([name, { becomes, inside = [], left = {} }]) =>
          becomes === undefined ? [] : [[name, new Set([...inside, ...settled(left)])] as const],
        ),
      ),
    },
  ]),
)

/** Counts of elements that were met and are not read, by their names. */
export type UnreadElements = Record<string, number>

/** Names beyond this many are counted together: a hostile file has names without end. */
const MOST_NAMES = 200
const LONGEST_NAME = 60
const OTHERS = 'others'

export function countUnread(counts: UnreadElements, name: string, more: number): void {
  const known = name.slice(0, LONGEST_NAME)
  const place = known in counts || Object.keys(counts).length < MOST_NAMES ? known : OTHERS
  counts[place] = (counts[place] ?? 0) + more
}

/** Notes what an extract has that no reader asks for and nobody called needless: an element of the record, or one inside it. */
export function noteUnread(record: XmlElement, root: keyof typeof ELEMENTS, counts: UnreadElements): void {
  const table = SETTLED[root]
  for (const { name, children } of record.children) {
    if (!table?.children.has(name)) countUnread(counts, name, 1)
    const inside = table?.inside.get(name)
    if (inside) for (const one of children) if (!inside.has(one.name) && !MARK.test(one.name)) countUnread(counts, `${name}/${one.name}`, 1)
  }
}
