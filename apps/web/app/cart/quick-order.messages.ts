// Texts of the quick order: pasted or uploaded lines of article number («article») and quantity are added to the cart.
import { defineTexts } from '../i18n/catalogue.ts'

export const quickOrderMessages = defineTexts({
  title: { ru: 'Быстрый заказ', en: 'Quick order', zh: '快速下单' },
  close: { ru: 'Закрыть', en: 'Close', zh: '关闭' },
  lines: { ru: 'Артикулы и количества', en: 'SKUs and quantities', zh: '货号和数量' },
  hint: {
    ru: 'По строке на товар: артикул, пробел, количество. До ста строк.',
    en: 'One item per line: SKU, space, quantity. Up to a hundred lines.',
    zh: '每行一项：货号、空格、数量，最多一百行。',
  },
  file: { ru: 'Или файл', en: 'Or a file', zh: '或上传文件' },
  fileHint: {
    ru: 'txt или csv: артикул в первом столбце, количество в последнем',
    en: 'txt or csv: the SKU in the first column, the quantity in the last',
    zh: 'txt 或 csv：首列为货号，末列为数量',
  },
  fileEmpty: { ru: 'Выберите файл', en: 'Choose a file', zh: '选择文件' },
  add: { ru: 'Положить в корзину', en: 'Add to the cart', zh: '放入购物车' },
  nothing: { ru: 'Укажите артикулы, по одному на строке.', en: 'Enter SKUs, one per line.', zh: '请输入货号，每行一个。' },
  tooMany: {
    ru: 'Не больше ста разных артикулов за раз.',
    en: 'At most a hundred different SKUs at once.',
    zh: '一次最多一百个不同货号。',
  },
  failed: {
    ru: 'Не удалось. Проверьте связь и попробуйте ещё раз.',
    en: 'That did not work. Check your connection and try again.',
    zh: '操作失败，请检查网络后重试。',
  },
  added: {
    ru: (count: number, total: number) => `В корзине ${count} из ${total}`,
    en: (count: number, total: number) => `${count} of ${total} are in the cart`,
    zh: (count: number, total: number) => `${total} 项中 ${count} 项已放入购物车`,
  },
  /** No article number with a quantity was recognised in the line. */
  unread: { ru: 'строка не прочитана', en: 'the line could not be read', zh: '无法读取此行' },
  take: { ru: 'Этот', en: 'This one', zh: '选择' },
  choose: {
    ru: (name: string, seller: string) => `Положить: ${name}, ${seller}`,
    en: (name: string, seller: string) => `Add to the cart: ${name}, ${seller}`,
    zh: (name: string, seller: string) => `放入：${name}，${seller}`,
  },
  /** Problems of a line. `added` is the quantity put into the cart, `asked` the requested one. */
  problems: {
    gone: { ru: () => 'больше не продаётся', en: () => 'no longer on sale', zh: () => '已下架' },
    unknown: { ru: () => 'такого артикула нет в продаже', en: () => 'no such SKU is on sale', zh: () => '没有该货号在售' },
    several: {
      ru: () => 'есть у нескольких продавцов, выберите',
      en: () => 'several sellers have it, choose one',
      zh: () => '多个卖家有售，请选择',
    },
    own_product: { ru: () => 'это ваш товар', en: () => 'this is your own product', zh: () => '这是您自己的商品' },
    out_of_stock: { ru: () => 'нет в наличии', en: () => 'out of stock', zh: () => '缺货' },
    too_few: {
      ru: (added: number, asked: number) => `осталось меньше, положили ${added} из ${asked}`,
      en: (added: number, asked: number) => `fewer left, ${added} of ${asked} added`,
      zh: (added: number, asked: number) => `库存不足，已放入 ${added}/${asked}`,
    },
    terms_changed: {
      ru: (added: number) => `продают упаковками, положили ${added}`,
      en: (added: number) => `sold in packs, ${added} added`,
      zh: (added: number) => `按包装出售，已放入 ${added}`,
    },
  },
})
