// Numbers with right check digits for the bench's companies.

const WEIGHTS = [2, 4, 10, 3, 5, 9, 4, 6, 8]

/** Unique up to ten million. */
export function companyInn(index: number): string {
  const digits = `59${String(index % 10_000_000).padStart(7, '0')}`
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0)
  return `${digits}${(sum % 11) % 10}`
}

/** Unique up to ten million. */
export function companyOgrn(index: number): string {
  const digits = `11554${String(index % 10_000_000).padStart(7, '0')}`
  return `${digits}${(Number(digits) % 11) % 10}`
}
