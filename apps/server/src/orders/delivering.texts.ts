// Russian names of delivery methods for documents and receipts, which exist in Russian only.

/** Regions that are named; further ones are only counted. */
const REGIONS_NAMED = 3

export const deliveryTexts = {
  /** The seller delivers. */
  transport: 'Доставка транспортом продавца',
  /** The method with the regions it covers: the first by name, and how many others there are. */
  to: (way: string, regions: readonly string[]) => {
    const others = regions.length - REGIONS_NAMED
    const named = regions.slice(0, REGIONS_NAMED).join(', ')
    return regions.length === 0 ? way : `${way}: ${named}${others > 0 ? ` и ещё ${others}` : ''}`
  },
  /** The method with the promised day, as DD.MM.YYYY. */
  by: (way: string, day: string) => `${way}, срок до ${day}`,
  /** The buyer collects the goods. */
  pickup: 'Самовывоз',
  /** A carrier whom the buyer pays. */
  carrier: 'Перевозчик, цена по договорённости',
  /** No method was chosen. */
  agreed: 'По договорённости с продавцом',
} as const
