// Reads real sample extracts of EGRUL and EGRIP (state registers of companies and of sole traders) with a general XML parser, for tests that compare
// the import with the source documents.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { SaxesParser } from 'saxes'

/** The folder of the samples, which are not in the repository; without it those tests are skipped. */
export const samplesFolder = resolve(process.env.SAMPLES_DIR ?? '../shared/fixtures')
/** Whether this machine has the samples. */
export const hasSamples = existsSync(samplesFolder)

/** A parsed element. */
export interface Node {
  name: string
  attributes: Record<string, string>
  text: string
  children: Node[]
}

function parseTree(text: string): Node {
  const root: Node = { name: '', attributes: {}, text: '', children: [] }
  const open = [root]
  const parser = new SaxesParser({})
  parser.on('opentag', ({ name, attributes }) => {
    const node: Node = { name, attributes: attributes as Record<string, string>, text: '', children: [] }
    open.at(-1)?.children.push(node)
    open.push(node)
  })
  parser.on('text', (piece) => {
    const node = open.at(-1)
    if (node) node.text += piece
  })
  parser.on('closetag', () => void open.pop())
  parser.write(text).close()
  return root
}

/** The text with single spaces; undefined if nothing is left. */
export const normalizeSpaces = (text: string | undefined): string | undefined => text?.replace(/\s+/g, ' ').trim() || undefined
/** All elements at a path of names below a node. */
export const elementsAt = (node: Node, ...path: string[]): Node[] =>
  path.reduce<Node[]>((nodes, name) => nodes.flatMap(({ children }) => children.filter((child) => child.name === name)), [node])
/** An attribute of the first element at a path, with single spaces; undefined if it is missing or empty. */
export const value = (node: Node, path: string[], attribute: string): string | undefined =>
  normalizeSpaces(elementsAt(node, ...path)[0]?.attributes[attribute])
/** That attribute of all elements at the path, without empty ones. */
export const values = (node: Node, path: string[], attribute: string): string[] =>
  elementsAt(node, ...path).flatMap((found) => normalizeSpaces(found.attributes[attribute]) ?? [])

/** The newest extract of every company. */
export const companyDocuments = (): Node[] => findNewest('egrul', 'СвЮЛ', 'ОГРН')

/** The newest extract of every sole trader. */
export const traderDocuments = (): Node[] => findNewest('egrip', 'СвИП', 'ОГРНИП')

function findNewest(register: 'egrul' | 'egrip', element: string, number: string): Node[] {
  const folder = join(samplesFolder, register)
  if (!existsSync(folder)) return []
  const newest = new Map<string, Node>()
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.xml'))) {
    const text = new TextDecoder('windows-1251').decode(readFileSync(join(folder, name)))
    for (const [document] of text.matchAll(/<Документ[ >][\s\S]*?<\/Документ>/g)) {
      const [company] = elementsAt(parseTree(document), 'Документ', element)
      const ogrn = company?.attributes[number]
      if (!company || !ogrn) continue
      const before = newest.get(ogrn)
      if (!before || isLater(company, before)) newest.set(ogrn, company)
    }
  }
  return [...newest.values()]
}

const records = (extract: Node): number => extract.children.filter(({ name }) => name.startsWith('СвЗап')).length

/** Of two extracts of one day the later one has more register records; if equal, the one read later. */
function isLater(one: Node, other: Node): boolean {
  const [day, before] = [one.attributes.ДатаВып ?? '', other.attributes.ДатаВып ?? '']
  return day === before ? records(one) >= records(other) : day > before
}
