// Rules about a company that both sides run: its status class and its years of age.

/** Specification §4: «Действует» is active, «Не действует» is inactive, anything else is liquidated. */
export type StatusClass = 'active' | 'inactive' | 'liquidated'

export const STATUS_ACTIVE = 'Действует'
export const STATUS_INACTIVE = 'Не действует'
/** The source says nothing of how it stands, or may not. */
export const STATUS_UNKNOWN = 'Нет сведений'
export const STATUS_RESTRICTED = 'Сведения ограничены'
/** An ended company that goes on as a part of another. */
export const MERGED = 'Присоединена'

/** The ИНН of a company that every demo has, with accounts and connections: examples ask for it. */
export const DEMO_COMPANY = '7790000434'

/** A sole trader who heads a farm. */
export const OKOPF_FARM = '50101'

/** Digits of a person's ИНН; a company's has ten. */
export const PERSON_INN = 12

/** The class of a status by its name, exactly as the specification reads it. */
export function statusClass(name: string): StatusClass {
  if (name === STATUS_ACTIVE) return 'active'
  return name === STATUS_INACTIVE ? 'inactive' : 'liquidated'
}

/** Everyone behind a company, people first. */
export const listFounders = <T>({ founders }: { readonly founders: { readonly PP: readonly T[]; readonly LP: readonly T[] } }): T[] => [
  ...founders.PP,
  ...founders.LP,
]

/** Whole years between two ISO dates (`2014-03-14`); never negative. */
export function fullYears(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4))
  return Math.max(0, to.slice(5) < from.slice(5) ? years - 1 : years)
}

/** «Филиал: Казанский», but «Филиал АО «Сталь» в г. Казань» where the name says itself what it is. */
export const withKind = (kind: string, name: string): string => {
  if (name === '') return kind
  return name.toLowerCase().startsWith(kind.toLowerCase()) ? name : `${kind}: ${name}`
}
