// For the drill `hostile`: buys from the demo's seller by invoice, so that there are an invoice and the seller's accounting documents to open.
// The demo has none.
import { call, type Member } from '../members.ts'
import { runQuery } from '../run-query.ts'

/** Delivery address, with the consent to the processing of personal data. */
const DELIVERY = { address: 'Новосибирск, Красный проспект, 1', postal_code: '630000', phone_number: '+79000000000', personal_data: true }
/** Invented bank details. The check digit of the account fits the BIC (bank identification code), as the server requires. */
const BANK = { bic: '049912741', account: '40702810300000004821', corr_account: '30101810900000000741', bank_name: 'АО «Банк Небыль»' }

/** Rate of VAT in percent. For some other rates a document has no XML file (`xmlRates` in the contract package). */
const XML_RATE = 20

/** Products of the demo's seller with their companies. */
const GOODS = `
  select p.id, p.company_id from products p join users u on u.id = p.user_id
  where u.email = 'seller@demo.test' and p.company_id is not null and p.kind = 'product' order by p.id limit 50`

interface InvoiceParties {
  readonly buyer: Member
  readonly seller: Member
  /** ИНН (taxpayer number) of the company that the invoice is made out to. */
  readonly inn: string
}

/** Buys a product by invoice, confirms its payment and issues the documents. Throws if a step is refused or the seller has no goods on sale. */
export async function buyByInvoice(ownerUrl: string, { buyer, seller, inn }: InvoiceParties): Promise<void> {
  await runQuery(ownerUrl, `update products set vat_rate = ${XML_RATE}`)
  const goods = await runQuery(ownerUrl, GOODS)
  const cartLine = await addFirstToCart(
    buyer,
    goods.map(({ id }) => Number(id)),
  )
  const company = goods.find(({ id }) => Number(id) === cartLine.product)?.company_id
  await call(seller, 'PUT', `/api/v1/companies/${company}/bank-details/`, BANK)
  const bought = await call<{ order_url: string; orders: number[] }>(buyer, 'POST', '/api/v1/user-info/', {
    ...DELIVERY,
    baskets: [cartLine.id],
    invoice: { inn, email: 'accountant@demo.test' },
  })
  await call(seller, 'POST', `/api/v1/invoices/${bought.order_url.split('/').at(-1)}/payments/`, {})
  await call(seller, 'POST', `/api/v1/orders/${bought.orders[0]}/documents/`)
}

/** Puts the first of these goods that is on sale into the cart. */
async function addFirstToCart(buyer: Member, goods: readonly number[]): Promise<{ id: number; product: number }> {
  for (const product of goods) {
    const put = await call<{ id: number }>(buyer, 'POST', `/api/v1/products/${product}/add-to-basket/`, {}).catch(() => null)
    if (put) return { id: put.id, product }
  }
  throw new Error('none of the seller’s goods is on sale')
}
