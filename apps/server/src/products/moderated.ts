// The fields of a product that staff approve before others see a change (`moderatedFields`): their values with the proposed edit applied, and
// their texts.
//
// A change of a published product is stored as an edit («revision»). It waits for staff, who publish it or return it to the seller with a reason.
import type { Certificate } from '@sverka/contract/products/certificates.rules'
import type { ModeratedField, ModeratedText } from '@sverka/contract/products/moderation.rules'
import { hasPriceJumped, moderatedFields, moderatedTexts, PRICE_JUMP } from '@sverka/contract/products/moderation.rules'
import { nameText } from '../platform/names.ts'
import { cleanCertificates, cleanPairs, type Fields } from './fields.ts'
import { shownImages } from './present.ts'
import type { ProductRow, RevisionRow } from './products.sql.ts'
import type { ProductChanges } from './products.write.sql.ts'

/** All fields that may be moderated, in their stored form. */
interface Values {
  readonly name: string
  readonly description: string
  readonly product_code: string
  readonly properties: readonly { readonly name: string; readonly value: string }[]
  readonly certificates: readonly Certificate[]
  /** Ids in their order. */
  readonly tags: readonly number[]
  readonly category: number
  /** Ids in the order of the gallery. */
  readonly images: readonly number[]
}

/** The values of all moderated fields. */
export type Moderated = { readonly [field in ModeratedField]: Values[field] }

/** The edit that waits for a decision; null for a returned one. */
export const waitingRevision = ({ revision }: Pick<ProductRow, 'revision'>): RevisionRow | null =>
  revision !== null && revision.rejectReason === null ? revision : null

/** Whether the price of a published product, or its lowest price step, differs from the one that staff saw by the factor `PRICE_JUMP` or more. */
export const priceJumped = ({ state, seenPriceKopecks: seen, finalPriceKopecks, ...steps }: ProductRow): boolean =>
  state === 'published' && seen !== null && (hasPriceJumped(seen, finalPriceKopecks) || stepJumped(seen, steps))

/** Whether the lowest price step fell so far below the lowest step that staff saw, or below the price if they saw no step. */
const stepJumped = (
  seen: number,
  { lowestStepKopecks: lowest, seenStepKopecks }: Pick<ProductRow, 'lowestStepKopecks' | 'seenStepKopecks'>,
) => lowest !== null && lowest * PRICE_JUMP <= (seenStepKopecks ?? seen)

const sortedIds = (tags: readonly { readonly id: number }[]): number[] => tags.map(({ id }) => id).sort((one, other) => one - other)

/** The tags of the edit, of which deleted ones are left out; without an edit those of the product. */
export const latestTags = ({ revision, tags }: ProductRow) => revision?.tags ?? tags

/** The values of a product with its waiting or returned edit applied. */
export function latestValues(row: ProductRow): Moderated {
  const { revision } = row
  return {
    name: revision?.name ?? row.name,
    description: revision?.description ?? row.description,
    product_code: revision?.productCode ?? row.productCode,
    properties: (revision?.properties ?? row.properties).map(({ name, value }) => ({ name, value })),
    certificates: cleanCertificates(revision?.certificates ?? row.certificates),
    tags: sortedIds(latestTags(row)),
    category: revision?.categoryId ?? row.category.at(-1)?.id ?? 0,
    images: revision?.images ?? shownImages(row).map(({ id }) => id),
  }
}

/** The moderated values of the request, as they are stored. */
export function sentValues(fields: Fields, images: readonly number[] | undefined): Partial<Moderated> {
  const sent: { [field in ModeratedField]: Values[field] | undefined } = {
    name: fields.name && nameText(fields.name),
    description: fields.description?.trim(),
    product_code: fields.product_code?.trim(),
    properties: fields.properties && cleanPairs(fields.properties),
    certificates: fields.certificates && cleanCertificates(fields.certificates),
    tags: fields.tags && [...new Set(fields.tags)].sort((one, other) => one - other),
    category: fields.category,
    images,
  }
  return Object.fromEntries(moderatedFields.flatMap((field) => (sent[field] === undefined ? [] : [[field, sent[field]]])))
}

/** The columns of the product that hold these values; pictures and tags have tables of their own. */
export const toColumns = ({ name, description, product_code, properties, certificates, category }: Partial<Moderated>): ProductChanges => ({
  ...(name === undefined ? {} : { name }),
  ...(description === undefined ? {} : { description }),
  ...(product_code === undefined ? {} : { product_code }),
  ...(properties === undefined ? {} : { properties: JSON.stringify(properties) }),
  ...(certificates === undefined ? {} : { certificates: JSON.stringify(certificates) }),
  ...(category === undefined ? {} : { category_id: category }),
})

/** All texts of the product with its edit applied, for the search for stop words and links. */
export function listTexts(row: ProductRow): string[] {
  const { name, description, product_code, properties, certificates } = latestValues(row)
  const texts: { [field in ModeratedText]: readonly string[] } = {
    name: [name],
    description: [description],
    product_code: [product_code],
    properties: properties.flatMap((pair) => [pair.name, pair.value]),
    certificates: certificates.map(({ number }) => number),
    tags: latestTags(row).map((tag) => tag.name),
  }
  return moderatedTexts.flatMap((field) => texts[field])
}
