// Numbers of the bench's invented companies: ИНН (INN, taxpayer number) and ОГРН (OGRN, registration number), with valid check digits.

/** Weights of the first nine digits in the check digit of a company's ИНН. */
const WEIGHTS = [2, 4, 10, 3, 5, 9, 4, 6, 8]

/** ИНН of the company number `index`; numbers repeat after ten million companies. `59` is the code of a region (Perm). */
export function companyInn(index: number): string {
  const digits = `59${String(index % 10_000_000).padStart(7, '0')}`
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0)
  return `${digits}${(sum % 11) % 10}`
}

/** ОГРН of the same company: type 1, year 15 (2015), region 54 (Novosibirsk); the check digit is the remainder by 11. */
export function companyOgrn(index: number): string {
  const digits = `11554${String(index % 10_000_000).padStart(7, '0')}`
  return `${digits}${(Number(digits) % 11) % 10}`
}
