// Checks the XML of a UPD («УПД», universal transfer document: Russian invoice and delivery note in one) against the conditional rules of its
// official format, which the XML schema alone does not state.
import { parseTableXml } from '../src/platform/tables/table-xml.ts'

interface Node {
  readonly name: string
  readonly attributes: Readonly<Record<string, unknown>>
  readonly children: Node[]
}

function readTree(xml: string): Node {
  const root: Node = { name: '', attributes: {}, children: [] }
  const open = [root]
  parseTableXml(
    xml,
    { elements: 0, limits: { rows: 1e5, letters: 1e7, bytes: 1e7, elements: 1e5 } },
    {
      open: (name, { attributes }) => {
        const node: Node = { name, attributes, children: [] }
        open.at(-1)?.children.push(node)
        open.push(node)
      },
      close: () => void open.pop(),
    },
  )
  return root
}

/** All elements at this path of names below the node. */
const at = (node: Node, path: string): Node[] =>
  path.split('/').reduce((found, name) => found.flatMap(({ children }) => children.filter((child) => child.name === name)), [node])

/** Whether the element has the attribute. */
const has = ({ attributes }: Node, name: string): boolean => attributes[name] !== undefined

/** The broken rules in words, empty if all hold; the rules are the same in versions 5.02 and 5.03. `fileName` is without its ending. */
export function findBrokenRules(fileName: string, xml: string): string[] {
  const [file] = at(readTree(xml), 'Файл')
  const [document] = file ? at(file, 'Документ') : []
  if (!file || !document) return ['no document']
  // «СЧФДОП»: an invoice for VAT and a delivery note in one; «ДОП»: only a delivery note.
  const isInvoice = document.attributes.Функция === 'СЧФДОП'
  const lines = at(document, 'ТаблСчФакт/СведТов')
  const all = at(document, 'ТаблСчФакт/ВсегоОпл')
  const transfers = at(document, 'СвПродПер/СвПер')
  const parties = ['СвПрод', 'СвПокуп', 'ГрузПолуч'].flatMap((name) => at(document, `СвСчФакт/${name}`))
  const rules: readonly (readonly [text: string, isKept: boolean])[] = [
    ['the file is named by its identifier', file.attributes.ИдФайл === fileName],
    ['the function is that of a primary document', isInvoice || document.attributes.Функция === 'ДОП'],
    ['an invoice has a table', !isInvoice || lines.length > 0],
    ['the transfer is described', transfers.length > 0],
    ['the document has a name', has(document, 'НаимДокОпр')],
    ['parties of an invoice have addresses', !isInvoice || parties.every((party) => at(party, 'Адрес').length > 0)],
    ['lines of an invoice have names', !isInvoice || lines.every((item) => has(item, 'НаимТов'))],
    ['a code of a unit has a name', lines.every((item) => !has(item, 'ОКЕИ_Тов') || has(item, 'НаимЕдИзм'))],
    ['a unit of an invoice has a quantity', !isInvoice || lines.every((item) => !has(item, 'ОКЕИ_Тов') || has(item, 'КолТов'))],
    [
      'a quantity of an invoice has a price',
      !isInvoice || lines.every((item) => !has(item, 'КолТов') || Number(item.attributes.ЦенаТов) > 0),
    ],
    ['lines have a sum', lines.every((item) => has(item, 'СтТовУчНал') || (!isInvoice && has(item, 'СтТовБезНДС')))],
    ['the whole has a sum', all.every((item) => has(item, 'СтТовУчНалВсего') || (!isInvoice && has(item, 'СтТовБезНДСВсего')))],
    ['a transfer has a day', transfers.every((item) => has(item, 'ДатаПер') || (has(item, 'ДатаНачПер') && has(item, 'ДатаОконПер')))],
    [
      'only a signer by a power of attorney names one',
      at(document, 'Подписант').every(({ attributes, children }) => {
        // The signer's right is proved by an electronic (3) or a paper (5) power of attorney, which is then named.
        const hasChild = (name: string) => children.some((child) => child.name === name)
        return (
          hasChild('СвДоверЭл') === (attributes.СпосПодтПолном === '3') && hasChild('СвДоверБум') === (attributes.СпосПодтПолном === '5')
        )
      }),
    ],
  ]
  return rules.filter(([, isKept]) => !isKept).map(([text]) => text)
}
