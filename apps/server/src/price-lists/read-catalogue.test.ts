// Reads goods from XML: YML (the format of Yandex Market) and CommerceML 2 (the format of the accounting program 1С), and hostile files.
import { expect, test } from 'vitest'
import { readPrices } from './read-prices.ts'

// Encodes a text; 63 is the question mark.
const decoder = new TextDecoder('windows-1251')
const byLetter = new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]))
const inWindows1251 = (text: string) => Buffer.from([...text].map((letter) => byLetter.get(letter) ?? 63))

/** Lines as values by field, or the fault. */
async function read(file: string | Buffer) {
  const made = await readPrices({ file: Buffer.from(file) })
  if ('fault' in made) return made.fault
  const fields = new Map(made.columns.map(({ column, field }) => [String(column), field]))
  return made.lines.map(({ cells }) => Object.fromEntries(Object.entries(cells).map(([column, text]) => [fields.get(column), text])))
}

const YML = `<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE yml_catalog SYSTEM "shops.dtd">
<yml_catalog date="2026-11-28"><shop><name>Пример</name><categories><category id="7">Крепёж</category></categories>
<offers><offer id="o-1" available="true"><name>Болт М12 &amp; гайка</name><vendorCode>SK-12</vendorCode><price>120.50</price><count>7</count>
<picture>https://shop.test/1.jpg</picture><picture>https://shop.test/2.jpg</picture><categoryId>7</categoryId><vat>VAT_20</vat><description><![CDATA[Оцинкованный]]></description></offer>
<offer id="o-2"><model>Шайба</model><price>3</price><vat>NO_VAT</vat></offer></offers></shop></yml_catalog>`

test('offers of YML become lines with the names of their categories', async () => {
  const bolt = { article: 'SK-12', name: 'Болт М12 & гайка', price: '120.50', stock: '7' }
  expect(await read(YML)).toEqual([
    {
      ...bolt,
      vat_rate: '20',
      description: 'Оцинкованный',
      category: 'Крепёж',
      pictures: 'https://shop.test/1.jpg\nhttps://shop.test/2.jpg',
    },
    { article: 'o-2', name: 'Шайба', price: '3', vat_rate: 'без НДС' },
  ])
})

/** A product in the group «Болты» (bolts), which is inside «Крепёж» (fasteners). Unit 166 is the kilogram; «Ставка» is the VAT rate. */
const goods = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?>
<КоммерческаяИнформация ВерсияСхемы="2.08"><Классификатор><Группы><Группа><Ид>g-1</Ид><Наименование>Крепёж</Наименование>
<Группы><Группа><Ид>g-2</Ид><Наименование>Болты</Наименование></Группа></Группы></Группа></Группы></Классификатор>
<Каталог><Товары><Товар><Ид>b-1</Ид><Артикул>SK-12</Артикул><Наименование>Болт М12</Наименование>
<БазоваяЕдиница Код="166">кг</БазоваяЕдиница><Группы><Ид>g-2</Ид></Группы><СтавкиНалогов><СтавкаНалога><Наименование>НДС</Наименование>
<Ставка>20</Ставка></СтавкаНалога></СтавкиНалогов></Товар></Товары></Каталог></КоммерческаяИнформация>`

test.each([
  ['windows-1251', inWindows1251(goods('windows-1251'))],
  ['UTF-8', Buffer.from(`\ufeff${goods('UTF-8')}`)],
])('goods of CommerceML in %s have unit, VAT and the name of their group', async (_encoding, file) => {
  expect(await read(file)).toEqual([
    { article: 'SK-12', external_id: 'b-1', name: 'Болт М12', unit: '166', vat_rate: '20', category: 'Болты' },
  ])
})

test('offers of CommerceML have a price and a stock', async () => {
  const offer = `<Ид>b-1</Ид><Артикул>SK-12</Артикул><Наименование>Болт</Наименование><Цены><Цена><Представление>1 200,50 руб</Представление>
    <ЦенаЗаЕдиницу>1200.50</ЦенаЗаЕдиницу></Цена></Цены><Количество>12</Количество>`
  const file = `<КоммерческаяИнформация><ПакетПредложений><Предложения><Предложение>${offer}</Предложение></Предложения></ПакетПредложений></КоммерческаяИнформация>`
  expect(await read(file)).toEqual([{ article: 'SK-12', external_id: 'b-1', name: 'Болт', price: '1200.50', stock: '12' }])
})

/** A CommerceML file around the offers. */
const pack = (offers: string) =>
  `<КоммерческаяИнформация><ПакетПредложений><Предложения>${offers}</Предложения></ПакетПредложений></КоммерческаяИнформация>`

test('prices of CommerceML name goods by their id, and the first of several kinds of price counts', async () => {
  const price = (kind: string, rubles: string) => `<Цена><ИдТипаЦены>${kind}</ИдТипаЦены><ЦенаЗаЕдиницу>${rubles}</ЦенаЗаЕдиницу></Цена>`
  const file = pack(`<Предложение><Ид>b-1</Ид><Цены>${price('опт', '90')}${price('розница', '120')}</Цены></Предложение>`)
  expect(await read(file)).toEqual([{ external_id: 'b-1', price: '90' }])
})

test.each([
  ['in total', '<Остатки><Остаток><Количество>7</Количество></Остаток></Остатки>', '7'],
  [
    'by warehouse',
    '<Остатки><Остаток><Склад><Ид>1</Ид><Количество>7.5</Количество></Склад></Остаток><Остаток><Склад><Ид>2</Ид><Количество>-3</Количество></Склад></Остаток><Остаток><Склад><Количество>0,5</Количество></Склад></Остаток></Остатки>',
    '8',
  ],
  ['in attributes', '<Склад ИдСклада="1" КоличествоНаСкладе="4"/><Склад ИдСклада="2" КоличествоНаСкладе="5"/>', '9'],
  ['that is no number', '<Остатки><Остаток><Склад><Количество>много</Количество></Склад></Остаток></Остатки>', 'много'],
])('the stock %s is read', async (_what, stocks, sum) => {
  expect(await read(pack(`<Предложение><Ид>b-1</Ид>${stocks}</Предложение>`))).toEqual([{ external_id: 'b-1', stock: sum }])
})

test('numbers of certificates are read from YML and from the properties of both formats', async () => {
  const property = (name: string, value: string) =>
    `<ЗначениеРеквизита><Наименование>${name}</Наименование><Значение>${value}</Значение></ЗначениеРеквизита>`
  const yml = '<certificate>Д-1</certificate><param name="Цвет">синий</param><param name="Сертификат соответствия">С-2</param>'
  const [line] = (await read(`<offer id="1">${yml}</offer>`)) as { certificates: string }[]
  expect(line?.certificates).toBe('Д-1\nС-2')
  const own = property('Вид', 'Товар') + property('Номер декларации', 'Д-3')
  expect(await read(pack(`<Товар><Ид>1</Ид><ЗначенияРеквизитов>${own}</ЗначенияРеквизитов></Товар>`))).toMatchObject([
    { certificates: 'Д-3' },
  ])
  // One property has no name, so names and values cannot be matched.
  const [unnamed] = (await read('<offer id="1"><param>x</param><param name="Сертификат">С-2</param></offer>')) as object[]
  expect(unnamed).not.toHaveProperty('certificates')
  // «Valid until» and «link» of a certificate are not its number.
  const term = '<param name="Сертификат действует до">31.12.2027</param><param name="Сертификат, ссылка">a.test/1</param>'
  const [dated] = (await read(`<offer id="1">${term}</offer>`)) as object[]
  expect(dated).not.toHaveProperty('certificates')
})

test('goods deleted in 1С are left out', async () => {
  const offer = (id: string, mark: string) => `<Предложение${mark}><Ид>${id}</Ид><Количество>1</Количество>`
  const file = pack(
    `${offer('1', ' Статус="Удален"')}</Предложение>${offer('2', '')}<ПометкаУдаления>true</ПометкаУдаления></Предложение>${offer('3', '')}</Предложение>`,
  )
  expect(await read(file)).toEqual([{ external_id: '3', stock: '1' }])
})

/** A small file that would grow when its entities are expanded. */
const bomb = `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;">]><offer id="1"><name>&b;</name></offer>`

test.each([
  ['is cut', YML.slice(0, 400)],
  ['expands entities of its own', bomb],
  ['reads a file of the server', '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><offer><name>&x;</name></offer>'],
  ['has deeply nested elements', `${'<a>'.repeat(100)}${'</a>'.repeat(100)}`],
  ['has no goods', '<?xml version="1.0"?><html><body>Прайс</body></html>'],
])('a file that %s is refused', async (_what, file) => {
  expect(await read(file)).toBe('not_a_list')
})

test('too many categories are refused before they fill the memory', async () => {
  expect(await read(`<shop>${'<category/>'.repeat(100_001)}<offer id="1"/></shop>`)).toBe('too_many_rows')
})

test('a text is never cut inside a character', async () => {
  const [line] = (await read(`<offer id="1"><description>${'a'.repeat(1999)}\u{1f529}</description></offer>`)) as { description: string }[]
  expect(line?.description).toBe('a'.repeat(1999))
})

test('a table with a zero byte is refused', async () => {
  expect(await read(`Артикул;Цена\n${'SK-1;5\n'.repeat(1000)}SK-2\0;5`)).toBe('not_a_list')
})
