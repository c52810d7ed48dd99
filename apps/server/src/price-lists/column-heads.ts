// Recognises the columns of a price list by the Russian and English headings that sellers and their programs write.
import type { ListField } from '@sverka/contract/price-lists/price-lists.rules'

// The expressions match stems of words in lower case. Each comment says in English what the words mean.

/** Belongs to another company: the product code of a producer, factory, brand or competitor, the stock of a supplier. */
const FOREIGN = /поставщик|производител|изготовител|завод|бренд|аналог|конкурент|supplier|manufacturer|vendor|brand|competitor/u
/** Not the name of the product, but of its group, category, unit, country, colour, warehouse, currency, document or certificate. */
const OTHER_NAME = /групп|категор|раздел|единиц|стран|цвет|склад|валют|документ|сертификат|англ|category|country|colou?r|_en$/u
/**
 * Not the present price of one piece in rubles with VAT: of a pack, box, pallet, sack or roll; of or from several pieces; without VAT; of purchase
 * or cost; before a discount or old; of delivery; a date of validity; in another currency («у. е.» is a conventional unit, mostly the dollar).
 */
const OTHER_PRICE =
  /упак|короб|ящик|палл?ет|поддон|мешок|мешк|рулон|за\s+(?:\d{2}|[2-9])|от\s*\d{1,9}\s*(?:шт|кг|м|т|уп|ед|тыс|руб)|без\s+ндс|закуп|себестоим|до\s+скид|стар[ао]|прежн|достав|действ|валют|(?<!\p{L})у\.?\s?е(?!\p{L})|usd|eur|cny|kzt|byn|\$|€|¥|₸|долл|евро|юан|тенге|белор|old|type|list|pack|box|purchase/u
/** Counts packs, boxes or pallets. */
const IN_PACKS = /упак|короб|ящик|палл?ет|поддон/u
/** Not the stock that can be sold today: in transit, reserved, a shelf life, a minimum, a warranty, an order. */
const OTHER_STOCK = /пути|резерв|срок|годност|минимал|гарант|заказ|status|min|reserve/u
/** A class of the product that is not its category in a catalogue: of discount, tax, packing, risk, strength, quality, complexity or price. */
const OTHER_CLASS = /скид|ндс|налог|упаков|риск|опасн|горюч|прочн|качеств|надежн|помещен|сложн|цен|доступ|discount|tax|price/u

interface Head {
  readonly field: ListField
  /** How headings of the field begin, in lower case and with «е» for «ё». */
  readonly begin: RegExp
  /** A heading that also matches one of these means something else. */
  readonly not?: readonly RegExp[]
}

/** The first entry whose `begin` matches counts, so more exact ones come first. */
const heads: readonly Head[] = [
  {
    field: 'min_quantity',
    begin: /^(?:мин(?:имальн\p{L}{1,3}|\.)?\s{0,3}(?:парт|кол|заказ|отгруз|объем|тираж)|min_quantity)/u,
    not: [/сумм|руб|₽|цен/u],
  },
  { field: 'multiple', begin: /^(?:кратн|в упаковке|multiple)/u },
  {
    field: 'lead_days',
    begin:
      /^(?:сроки?(?=$|[\s,(.]{1,3}(?:$|дн|раб|сут|поставк|отгруз|изготовл|производств|доставк|исполнен|выполнен|готовност|комплектац|заказа))|lead_days)/u,
  },
  {
    field: 'external_id',
    begin: /^(?:внешний код|идентификатор|external_id)/u,
    not: [FOREIGN, /категор|групп|склад|цен/u],
  },
  {
    field: 'article',
    begin: /^(?:артикул|код товара|product_code|article|sku)/u,
    not: [FOREIGN, /стар|тн\s?вэд|окпд|групп|категор|упаков/u],
  },
  {
    field: 'name',
    begin: /^(?:наименование|название|номенклатура(?!\p{L})|товары?(?!\p{L})|товарн(?:ая позиция|ое наименование)|name)/u,
    not: [FOREIGN, OTHER_NAME],
  },
  { field: 'price', begin: /^(?:цена|price)/u, not: [FOREIGN, OTHER_PRICE] },
  { field: 'stock', begin: /^(?:остат|в наличии|stock)/u, not: [FOREIGN, OTHER_STOCK] },
  {
    field: 'stock',
    begin: /^количество(?=$|[\s,(.]{1,3}(?:$|шт|ед|кг|товара|на склад|в налич|налич|остат|доступ|свобод))/u,
    not: [FOREIGN, OTHER_STOCK, IN_PACKS],
  },
  {
    field: 'unit',
    begin: /^(?:ед(?:\.|иниц[аы])?(?=$|[\s,.]{1,3}(?:$|изм|продаж|товара|хран)|изм)|unit(?!s|\p{L}))/u,
    not: [/вес|объем|длин|price|cost|weight|volume/u],
  },
  { field: 'vat_rate', begin: /^(?:ндс|ставка ндс|vat)/u, not: [/руб|₽|сумм|включ|amount|sum|incl/u] },
  { field: 'category', begin: /^(?:категория|группа|раздел(?!\p{L})|товарная (?:группа|категория)|category)/u, not: [OTHER_CLASS] },
  {
    field: 'pictures',
    begin: /^(?:фото(?:$|граф|\P{L})|картинк|изображен|picture|image)/u,
    not: [/alt|title|count/u],
  },
  { field: 'certificates', begin: /^(?:сертификат|деклараци|номера документов|certificate)/u },
  { field: 'description', begin: /^(?:описание|description)/u, not: [/упаков|гарант|групп|категор|бренд|seo|meta/u] },
]

/**
 * Says something else of a certificate than its number: a date, its term («Сертификат действует до», valid until), a link
 * («Сертификат (ссылка)»), the authority that issued it, a scan.
 */
const ABOUT_CERTIFICATE = /дат[аы](?!\p{L})|срок|действует|действителен|ссылк|орган(?!и)|выдан|скан|date|expir|link|url|image/u
/** Whether a heading or the name of a property that mentions a certificate does not mean its number. */
export const isAboutCertificate = (head: string): boolean => ABOUT_CERTIFICATE.test(head.toLowerCase())

/** The path before a name in headings of 1С, the accounting program of most Russian companies: «Номенклатура.Артикул» is read as «Артикул». */
const PATH = /^номенклатура\.\s{0,3}/u
const readHead = (head: string): string => head.trim().toLowerCase().replaceAll('ё', 'е').replace(PATH, '')

/** The field that a heading names; null if it names none. */
export function findFieldByHeading(head: string): ListField | null {
  const text = readHead(head)
  const found = heads.find(({ begin }) => begin.test(text))
  if (!found || found.not?.some((other) => other.test(text))) return null
  return found.field === 'certificates' && isAboutCertificate(text) ? null : found.field
}

/** The field that the beginning of a heading names, even if the rest means something else: `price` for «Цена за упаковку» (price of a pack). */
export function fieldAbout(head: string): ListField | null {
  const text = readHead(head)
  return heads.find(({ begin }) => begin.test(text))?.field ?? null
}
