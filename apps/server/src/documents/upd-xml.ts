// Writes the УПД (universal transfer document) as XML in the Russian tax service's format (its order ЕД-7-26/970@). The file is unsigned: the
// seller signs it electronically at the operator through whom they exchange documents.
import { UPD_VERSION, type UpdVersion, xmlRates } from '@sverka/contract/documents/documents.rules'
import type { Party } from '@sverka/contract/payments/invoices'
import { unitCode } from '@sverka/contract/products/units.rules'
import { lineUnit, russianDay } from '../payments/payments.ts'
import { xmlText } from '../platform/xml.ts'
import { computeSums, type DocumentContent, type Payment, sumsOfLine, toUpdStatus } from './document-content.ts'
import { format as t, updTexts, withoutVat } from './documents.texts.ts'

/** Whether the format can express the document: it allows all VAT rates of the lines, and the seller's head is known, who has to sign. */
export const hasXml = ({ lines, invoice }: DocumentContent): boolean =>
  invoice.content.seller.head !== null && lines.every(({ vatRate }) => xmlRates[UPD_VERSION].includes(vatRate))

type Attributes = Readonly<Record<string, string | number | null>>

function element(name: string, attributes: Attributes = {}, children: readonly string[] = []): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== null)
    .map(([key, value]) => ` ${key}="${xmlText(String(value))}"`)
    .join('')
  return children.length > 0 ? `<${name}${written}>${children.join('')}</${name}>` : `<${name}${written}/>`
}

const textElement = (name: string, text: string): string => `<${name}>${xmlText(text)}</${name}>`

const rubles = (kopecks: number): string => (kopecks / 100).toFixed(2)

/**
 * A name such as «Небылицын Аркадий Семёнович» (surname, first name, patronymic), without the «ИП» (sole trader) before it. A name of one word is
 * written twice, because the format requires surname and first name. 60 characters are the format's limit.
 */
function personElement(name: string): string {
  const [last = '-', first = last, ...rest] = name.replace(/^ИП\s+/, '').split(/\s+/)
  return element('ФИО', { Фамилия: last.slice(0, 60), Имя: first.slice(0, 60), Отчество: rest.join(' ').slice(0, 60) || null })
}

/** A taxpayer number of 12 digits belongs to a sole trader («ИП»), one of 10 digits to a company («ЮЛ»). 643 is the code of Russia. */
function partyElement(tag: string, { name, inn, kpp, address, ogrn = null }: Party & { readonly ogrn?: string | null }): string {
  const who =
    inn.length === 12
      ? element('СвИП', { ИННФЛ: inn, ОГРНИП: ogrn }, [personElement(name)])
      : element('СвЮЛУч', { НаимОрг: name, ИННЮЛ: inn, КПП: kpp })
  const where = element('Адрес', {}, [
    element('АдрИнф', { КодСтр: '643', НаимСтран: t.country, АдрТекст: (address ?? updTexts.none).slice(0, 1000) }),
  ])
  return element(tag, {}, [element('ИдСв', {}, [who]), where])
}

/** The sender of the goods (the seller) and the receiver (the buyer). */
const freightElements = (buyer: Party): string[] => [
  element('ГрузОт', {}, [textElement('ОнЖе', t.sameParty)]),
  partyElement('ГрузПолуч', buyer),
]

/** A payment with the day of the payment order, if known. The day on which the money arrived is not used instead: it may be later. */
const paymentElement = ({ number, drawnOn, kopecks }: Payment): string =>
  element('СвПРД', { НомерПРД: number?.slice(0, 30) || null, ДатаПРД: drawnOn && russianDay(drawnOn), СуммаПРД: rubles(kopecks) })

function lineElement(line: DocumentContent['lines'][number], place: number): string {
  const { net, vat, total } = sumsOfLine(line)
  const unit = lineUnit(line)
  const attributes = {
    НомСтр: place + 1,
    НаимТов: line.name,
    ОКЕИ_Тов: unitCode(unit),
    НаимЕдИзм: unit.name,
    КолТов: line.quantity,
    ЦенаТов: rubles(net / line.quantity),
    СтТовБезНДС: rubles(net),
    НалСт: line.vatRate === null ? withoutVat : `${line.vatRate}%`,
    СтТовУчНал: rubles(total),
  }
  // ПрТовРаб: 1 means goods, 3 services.
  return element('СведТов', attributes, [
    element('ДопСведТов', { ПрТовРаб: line.kind === 'service' ? '3' : '1', КодТов: line.article.slice(0, 100) || null }),
    element('Акциз', {}, [textElement('БезАкциз', updTexts.noExcise)]),
    element('СумНал', {}, [line.vatRate === null ? textElement('БезНДС', withoutVat) : textElement('СумНал', rubles(vat))]),
  ])
}

function tableElement({ lines }: DocumentContent): string {
  const { net, vat, total } = computeSums(lines)
  const tax = toUpdStatus(lines) === 1 ? textElement('СумНал', rubles(vat)) : textElement('БезНДС', withoutVat)
  const whole = element('ВсегоОпл', { СтТовБезНДСВсего: rubles(net), СтТовУчНалВсего: rubles(total) }, [element('СумНалВсего', {}, [tax])])
  return element('ТаблСчФакт', {}, [...lines.map(lineElement), whole])
}

interface FileFacts {
  /** UUID that makes the name of the file unique. */
  readonly id: string
  /** When the file is written. */
  readonly moment: Date
  readonly version?: UpdVersion
}

/**
 * The XML and its file name, which is also the identifier inside, as the format requires: prefix of this format, receiver, sender, day, UUID.
 */
export function updXml(content: DocumentContent, { id, moment, version = UPD_VERSION }: FileFacts): { name: string; bytes: Buffer } {
  const { number, issuedOn, shippedOn = issuedOn, invoice, lines, payments = [] } = content
  const { seller, buyer } = invoice.content
  const day = russianDay(issuedOn)
  const fileId = `ON_NSCHFDOPPR_${buyer.inn}_${seller.inn}_${issuedOn.replaceAll('-', '')}_${id}`
  const facts = element('СвСчФакт', { НомерДок: number, ДатаДок: day }, [
    partyElement('СвПрод', seller),
    ...(lines.some(({ kind }) => kind === 'product') ? freightElements(buyer) : []),
    ...payments.map(paymentElement),
    element('ДокПодтвОтгрНом', { РеквНаимДок: updTexts.title, РеквНомерДок: number, РеквДатаДок: day }),
    partyElement('СвПокуп', buyer),
    element('ДенИзм', { КодОКВ: '643', НаимОКВ: t.currency }),
  ])
  const basis = { РеквНаимДок: t.basis, РеквНомерДок: invoice.number, РеквДатаДок: russianDay(invoice.issuedOn) }
  const transfer = element('СвПродПер', {}, [
    element('СвПер', { СодОпер: t.operation, ДатаПер: russianDay(shippedOn) }, [element('ОснПер', basis)]),
  ])
  // 1: the electronic signature itself proves that the signer may sign for the company.
  const signer = element('Подписант', { СпосПодтПолном: '1' }, [personElement(seller.head ?? '')])
  const document = {
    // The tax service's number of this form.
    КНД: '1115131',
    // СЧФДОП: VAT invoice and document of transfer; ДОП: document of transfer only.
    Функция: toUpdStatus(lines) === 1 ? 'СЧФДОП' : 'ДОП',
    ПоФактХЖ: t.fact,
    НаимДокОпр: updTexts.title,
    ДатаИнфПр: day,
    ВремИнфПр: new Date(moment.getTime() + 3 * 3_600_000).toISOString().slice(11, 19).replaceAll(':', '.'),
    НаимЭконСубСост: `${seller.name}, ${seller.inn}`,
  }
  const root = element('Файл', { ИдФайл: fileId, ВерсФорм: version, ВерсПрог: t.program }, [
    element('Документ', document, [facts, tableElement(content), transfer, signer]),
  ])
  return { name: `${fileId}.xml`, bytes: encodeWindows1251(`<?xml version="1.0" encoding="windows-1251"?>\n${root}\n`) }
}

/** Bytes in windows-1251, which the format requires; a character outside it becomes a numeric reference such as `&#38400;`. */
export function encodeWindows1251(text: string): Buffer {
  const decoder = new TextDecoder('windows-1251')
  const byLetter = new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]))
  return Buffer.from([...text].flatMap((letter) => byLetter.get(letter) ?? [...Buffer.from(`&#${letter.codePointAt(0)};`)]))
}
