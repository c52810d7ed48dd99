// Fills the sitemap bench's database with generated companies: every tenth is a sole trader, every seventh is closed, and every twentieth has the ИНН
// (taxpayer number) of another.
import type pg from 'pg'

/** Inserts `size` invented companies. */
export async function fillCompanies(client: pg.Client, size: number): Promise<void> {
  await client.query(
    `insert into companies (kind, ogrn, inn, name, status_name, ogrn_date, closed_on, register_as_of, register_hash)
     select case when n % 10 = 0 then 'entrepreneur' else 'company' end, '1' || lpad(n::text, 12, '0'),
       '77' || lpad((case when n % 20 = 1 and n > 20 then n - 20 else n end)::text, 8, '0'), 'ООО', 'Действует',
       date '2000-01-01' + n % 9000, case when n % 7 = 0 then date '2024-01-01' end, date '2026-01-01' + n % 300, 0
     from generate_series(1, $1::integer) as n`,
    [size],
  )
  await client.query('analyze companies')
}
