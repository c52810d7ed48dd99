// The name of a delivery in documents and receipts; Russian only, as they are.

/** Regions that are named; further ones are only counted. */
const REGIONS_NAMED = 3

export const deliveryTexts = {
  transport: 'Доставка транспортом продавца',
  /** The first regions by name, and how many others there are. */
  to: (way: string, regions: readonly string[]) => {
    const others = regions.length - REGIONS_NAMED
    const named = regions.slice(0, REGIONS_NAMED).join(', ')
    return regions.length === 0 ? way : `${way}: ${named}${others > 0 ? ` и ещё ${others}` : ''}`
  },
  /** `day` as DD.MM.YYYY. */
  by: (way: string, day: string) => `${way}, срок до ${day}`,
  pickup: 'Самовывоз',
  carrier: 'Перевозчик, цена по договорённости',
  agreed: 'По договорённости с продавцом',
} as const
