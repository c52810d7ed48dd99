// Rules about companies that server and pages share: statuses and their classes, age in years, founders, names of branches.

/** Specification, section 4: «Действует» (active) is `active`, «Не действует» (inactive) is `inactive`, any other status is `liquidated`. */
export type StatusClass = 'active' | 'inactive' | 'liquidated'

/** Names of statuses, as shown: active, inactive. */
export const STATUS_ACTIVE = 'Действует'
export const STATUS_INACTIVE = 'Не действует'
/** Statuses of companies about which the source gives no status («no data»), or may not give it by law («data restricted»). */
export const STATUS_UNKNOWN = 'Нет сведений'
export const STATUS_RESTRICTED = 'Сведения ограничены'
/** Status of a company that was merged into another. */
export const MERGED = 'Присоединена'

/** The taxpayer number (ИНН) of an invented company of the demo register, with accounts and connections; used in examples. */
export const DEMO_COMPANY = '7790000434'

/** Code of the legal form, by the classifier ОКОПФ, of a sole trader who is the head of a farm. */
export const OKOPF_FARM = '50101'

/** Number of digits of a person's taxpayer number (ИНН); a company's has ten. */
export const PERSON_INN = 12

/** The class of a status by its name, exactly as the specification defines it. */
export function statusClass(name: string): StatusClass {
  if (name === STATUS_ACTIVE) return 'active'
  return name === STATUS_INACTIVE ? 'inactive' : 'liquidated'
}

/** All founders: people (`PP`) first, then organisations and others (`LP`). */
export const listFounders = <T>({ founders }: { readonly founders: { readonly PP: readonly T[]; readonly LP: readonly T[] } }): T[] => [
  ...founders.PP,
  ...founders.LP,
]

/** Whole years between two ISO dates (`2014-03-14`); never negative. */
export function fullYears(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4))
  return Math.max(0, to.slice(5) < from.slice(5) ? years - 1 : years)
}

/** The name of a branch with its kind: «Филиал: Казанский», but «Филиал АО «Сталь» в г. Казань» if the name begins with the kind. */
export const withKind = (kind: string, name: string): string => {
  if (name === '') return kind
  return name.toLowerCase().startsWith(kind.toLowerCase()) ? name : `${kind}: ${name}`
}
