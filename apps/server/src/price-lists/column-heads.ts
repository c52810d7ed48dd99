// Recognises the columns of a price list by the headings that sellers and their programs write.
import type { ListField } from '@sverka/contract/price-lists/price-lists.rules'

/** Beginnings of headings in lower case; the first that fits counts, so longer and more exact ones come first. */
const heads: readonly (readonly [string, ListField])[] = [
  ['минимальн', 'min_quantity'],
  ['мин. парт', 'min_quantity'],
  ['мин. кол', 'min_quantity'],
  ['min_quantity', 'min_quantity'],
  ['кратн', 'multiple'],
  ['в упаковке', 'multiple'],
  ['multiple', 'multiple'],
  ['срок', 'lead_days'],
  ['lead_days', 'lead_days'],
  ['внешний код', 'external_id'],
  ['идентификатор', 'external_id'],
  ['external_id', 'external_id'],
  ['артикул', 'article'],
  ['код товара', 'article'],
  ['product_code', 'article'],
  ['article', 'article'],
  ['sku', 'article'],
  ['наименование', 'name'],
  ['название', 'name'],
  ['номенклатура', 'name'],
  ['товар', 'name'],
  ['name', 'name'],
  ['цена', 'price'],
  ['price', 'price'],
  ['остат', 'stock'],
  ['в наличии', 'stock'],
  ['количество', 'stock'],
  ['stock', 'stock'],
  ['ед', 'unit'],
  ['unit', 'unit'],
  ['ндс', 'vat_rate'],
  ['ставка ндс', 'vat_rate'],
  ['vat', 'vat_rate'],
  ['категория', 'category'],
  ['группа', 'category'],
  ['раздел', 'category'],
  ['category', 'category'],
  ['фото', 'pictures'],
  ['картинк', 'pictures'],
  ['изображен', 'pictures'],
  ['picture', 'pictures'],
  ['image', 'pictures'],
  ['сертификат', 'certificates'],
  ['деклараци', 'certificates'],
  ['номера документов', 'certificates'],
  ['certificate', 'certificates'],
  ['описание', 'description'],
  ['description', 'description'],
]

/** «Сертификат действует до», «Сертификат (ссылка)»: of a certificate, but not its number. */
const ABOUT_CERTIFICATE = /дат[аы](?!\p{L})|срок|действует|действителен|ссылк|орган(?!и)|выдан|скан|date|expir|link|url|image/u
export const isAboutCertificate = (head: string): boolean => ABOUT_CERTIFICATE.test(head.toLowerCase())

/** The field that a heading names; null if it names none. */
export function fieldOfHead(head: string): ListField | null {
  const text = head.trim().toLowerCase().replaceAll('ё', 'е')
  const field = heads.find(([begin]) => text.startsWith(begin))?.[1] ?? null
  return field === 'certificates' && isAboutCertificate(text) ? null : field
}
