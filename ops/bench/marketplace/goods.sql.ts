// Statements that fill an empty database with invented sellers and goods for the marketplace's bench.
import type pg from 'pg'

export interface GoodsSize {
  readonly products: number
  readonly sellers: number
}

/** Category tree 10 × 4 × 4: 210 categories, 160 of which hold goods. */
const CATEGORIES = `
  with top as (insert into categories (parent_id, level, name, slug, position)
      select null, 1, 'Раздел ' || n, 'top-' || n, n from generate_series(1, 10) as n returning id),
    middle as (insert into categories (parent_id, level, name, slug, position)
      select top.id, 2, 'Группа ' || top.id || '.' || n, 'middle-' || top.id || '-' || n, n from top, generate_series(1, 4) as n returning id)
  insert into categories (parent_id, level, name, slug, position)
    select middle.id, 3, 'Вид ' || middle.id || '.' || n, 'leaf-' || middle.id || '-' || n, n from middle, generate_series(1, 4) as n`

/** `$1` members, the sellers. */
const PEOPLE = `
  insert into users (email, full_name, password_hash, created_at)
  select 'seller-' || n || '@luna.example', 'Продавец ' || n, 'x', now() from generate_series(1, $1::int) as n`

/** One active company for each seller, spread over all regions; ОГРН (registration number) and ИНН (taxpayer number) are running numbers. */
const COMPANIES = `
  insert into companies (kind, ogrn, inn, name, status_name, ogrn_date, region_code, register_as_of, register_hash)
  select 'company', '1' || lpad(n::text, 12, '0'), '77' || lpad(n::text, 8, '0'), 'ООО «Продавец ' || n || '»', 'Действует', date '2000-01-01' + n,
    (array(select code from regions where is_subject order by code))[1 + n % (select count(*) from regions where is_subject)], date '2026-11-01', 0
  from generate_series(1, $1::int) as n`

/** Every seller represents the company with the same running number, which allows them to sell. */
const REPRESENTATIVES = `
  insert into company_representatives (company_id, user_id, since)
  select company.id, person.id, now() from (select id, row_number() over (order by id) as n from companies) as company
  join (select id, row_number() over (order by id) as n from users) as person using (n)`

/**
 * `$1` products: prices in kopecks, up to 500,000 rubles; every fifth a service, every fourth on sale for ten kopecks less. `stars` is the sum of all
 * reviews, four for each. The lists of words ($2 to $4) have coprime lengths (13, 7, 11), so that combinations seldom repeat; 7919 is a prime that
 * spreads prices. Other primes and remainders would do.
 */
const PRODUCTS = `
  insert into products (user_id, company_id, category_id, kind, name, description, product_code, sku_article, price_kopecks, sale_price_kopecks,
    state, views, reviews, stars, created_at, updated_at)
  select link.user_id, link.company_id, leaves.ids[1 + n % cardinality(leaves.ids)], case when n % 5 = 0 then 'service' else 'product' end,
    initcap(($2::text[])[1 + n % 13]) || ' ' || ($3::text[])[1 + n % 7] || ' ' || ($4::text[])[1 + n % 11] || ', ' || (1 + n % 997) || ' мм',
    'Отгрузка со склада в день оплаты, ' || ($2::text[])[1 + n % 13] || ' ' || ($4::text[])[1 + n % 11] || '. Документы с каждой партией.',
    'B-' || n, 'SV-' || lpad(n::text, 8, '0'), 100 + (n::bigint * 7919) % 50000000, case when n % 4 = 0 then 90 + (n::bigint * 7919) % 50000000 end,
    'published', (n * 31) % 5000, n % 9, (n % 9) * 4, now(), now()
  from generate_series(1, $1::int) as n
  join (select company_id, user_id, row_number() over (order by company_id) - 1 as place, count(*) over () as all_of_them
    from company_representatives) as link on link.place = n % link.all_of_them
  cross join (select array_agg(id order by id) as ids from categories where level = 3) as leaves`

/** One picture for each product; only its row, without a file. */
const IMAGES = `
  insert into product_images (product_id, key, width, height, position, created_at)
  select id, 'bench-' || id, 900, 675, 0, now() from products`

/** Words of the product names: thing, kind and purpose, for example «Кабель медный для цеха». */
const THINGS = 'арматура болт кабель насос задвижка перчатки бумага светильник стеллаж краска монтаж перевозка подшипник'.split(' ')
const KINDS = 'стальная усиленный медный промышленный складской утеплённый зимний'.split(' ')
const PLACES = 'склада цеха офиса стройки магазина кухни гаража фермы школы порта лаборатории'.split(' ').map((place) => `для ${place}`)

/** Inserts sellers with their companies, categories, products and pictures. */
export async function fillGoods(client: pg.Client, { products, sellers }: GoodsSize): Promise<void> {
  await client.query(CATEGORIES)
  await client.query(PEOPLE, [sellers])
  await client.query(COMPANIES, [sellers])
  await client.query(REPRESENTATIVES)
  await client.query(PRODUCTS, [products, THINGS, KINDS, PLACES])
  await client.query(IMAGES)
  await client.query('vacuum (analyze)')
}
