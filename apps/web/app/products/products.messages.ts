// Texts of the table of a seller's goods. A product is called a card («карточка») on the site; staff review each before buyers see it.

import type { HiddenReason, OwnView } from '@sverka/contract/products/products.rules'
import { defineTexts, type Messages, type Translated } from '../i18n/catalogue.ts'
import { plural } from '../i18n/plural.ts'

export const productsMessages = defineTexts({
  tab: { ru: 'Мои товары', en: 'My products', zh: '我的商品' },
  title: { ru: 'Карточка товара', en: 'Product card', zh: '商品卡片' },
  mine: { ru: 'Мои карточки', en: 'My cards', zh: '我的商品' },
  // Tabs of the table.
  views: {
    all: { ru: 'Все', en: 'All', zh: '全部' },
    on_sale: { ru: 'На витрине', en: 'On sale', zh: '在售' },
    waiting: { ru: 'На модерации', en: 'Under review', zh: '审核中' },
    returned: { ru: 'Вернули', en: 'Returned', zh: '已退回' },
    hidden: { ru: 'Скрытые', en: 'Hidden', zh: '已隐藏' },
    draft: { ru: 'Черновики', en: 'Drafts', zh: '草稿' },
  } satisfies Record<OwnView, Translated<string>>,
  viewsLabel: { ru: 'Части таблицы', en: 'Parts of the table', zh: '表格分区' },
  returnedWarning: { ru: 'нужно исправить', en: 'to be corrected', zh: '需要修改' },
  filters: { ru: 'Отбор товаров', en: 'Filter goods', zh: '筛选商品' },
  search: { ru: 'Название, артикул', en: 'Name or code', zh: '名称或货号' },
  show: { ru: 'Найти', en: 'Find', zh: '查找' },
  reset: { ru: 'Сбросить', en: 'Reset', zh: '重置' },
  categories: { ru: 'Категории', en: 'Categories', zh: '分类' },
  chooseCategory: { ru: 'Выбрать категорию', en: 'Choose a category', zh: '选择分类' },
  stockFilter: { ru: 'Остаток', en: 'Stock', zh: '库存' },
  stocks: {
    any: { ru: 'Любой остаток', en: 'Any stock', zh: '任意库存' },
    yes: { ru: 'Есть', en: 'In stock', zh: '有货' },
    no: { ru: 'Нет', en: 'Out of stock', zh: '无货' },
  },
  // A filter for goods that nobody has ordered for this number of days.
  quiet: {
    ru: (days: number) => `Без заказов ${days} дней`,
    en: (days: number) => `No orders for ${days} days`,
    zh: (days: number) => `${days} 天无订单`,
  },
  none: { ru: 'Товаров пока нет', en: 'No goods yet', zh: '还没有商品' },
  noneHint: {
    ru: 'Добавьте первый: после проверки его увидят покупатели.',
    en: 'Add the first one: buyers will see it after the review.',
    zh: '添加第一个商品：审核通过后买家即可看到。',
  },
  noneOfThese: { ru: 'Таких товаров нет', en: 'No such goods', zh: '没有这样的商品' },
  table: { ru: 'Таблица товаров', en: 'Table of goods', zh: '商品表' },
  columns: {
    product: { ru: 'Товар', en: 'Product', zh: '商品' },
    price: { ru: 'Цена, ₽', en: 'Price, ₽', zh: '价格，₽' },
    stock: { ru: 'Остаток', en: 'Stock', zh: '库存' },
    views: { ru: 'Просмотры', en: 'Views', zh: '浏览' },
    likes: { ru: 'Лайки', en: 'Likes', zh: '点赞' },
    orders: { ru: 'Заказы', en: 'Orders', zh: '订单' },
    state: { ru: 'Состояние', en: 'Status', zh: '状态' },
    actions: { ru: 'Действия', en: 'Actions', zh: '操作' },
  },
  pieces: { ru: 'шт', en: 'pcs', zh: '件' },
  selectAll: { ru: 'Выбрать все на странице', en: 'Select all on the page', zh: '选择本页全部' },
  select: { ru: (name: string) => `Выбрать: ${name}`, en: (name: string) => `Select: ${name}`, zh: (name: string) => `选择：${name}` },
  priceLabel: { ru: (name: string) => `Цена, ${name}`, en: (name: string) => `Price, ${name}`, zh: (name: string) => `价格，${name}` },
  stockLabel: { ru: (name: string) => `Остаток, ${name}`, en: (name: string) => `Stock, ${name}`, zh: (name: string) => `库存，${name}` },
  actionsLabel: {
    ru: (name: string) => `Действия: ${name}`,
    en: (name: string) => `Actions: ${name}`,
    zh: (name: string) => `操作：${name}`,
  },
  notNumber: {
    ru: (typed: string) => `«${typed}» не число`,
    en: (typed: string) => `“${typed}” is not a number`,
    zh: (typed: string) => `“${typed}”不是数字`,
  },
  notPrice: { ru: 'Укажите цену', en: 'Enter a price', zh: '请填写价格' },
  salePrice: {
    ru: (price: string) => `со скидкой ${price}`,
    en: (price: string) => `reduced to ${price}`,
    zh: (price: string) => `促销价 ${price}`,
  },
  priceList: { ru: 'Загрузить прайс', en: 'Upload price list', zh: '上传价目表' },
  // Minimum quantity, pack size, days until shipment, and prices from larger quantities on.
  terms: {
    from: { ru: (count: string) => `от ${count}`, en: (count: string) => `from ${count}`, zh: (count: string) => `${count} 起` },
    multiple: { ru: (pack: string) => `по ${pack}`, en: (pack: string) => `packs of ${pack}`, zh: (pack: string) => `每 ${pack}` },
    days: {
      ru: (days: number) => `отгрузка ${days} дн.`,
      en: (days: number) => `ships in ${plural('en', days, { one: '# day', other: '# days' })}`,
      zh: (days: number) => `${days} 天发货`,
    },
    steps: { ru: (steps: string) => `опт ${steps}`, en: (steps: string) => `bulk ${steps}`, zh: (steps: string) => `批量 ${steps}` },
  },
  states: {
    on_sale: { ru: 'На витрине', en: 'On sale', zh: '在售' },
    pending: { ru: 'На модерации', en: 'Under review', zh: '审核中' },
    rejected: { ru: 'Вернули', en: 'Returned', zh: '已退回' },
    draft: { ru: 'Черновик', en: 'Draft', zh: '草稿' },
    // The seller has marked it as not available, although some are in stock.
    away: { ru: 'Нет в наличии', en: 'Not available', zh: '暂不供货' },
    noStock: { ru: 'Нет остатка', en: 'Out of stock', zh: '无库存' },
    noStockHint: { ru: 'купить нельзя', en: 'cannot be bought', zh: '无法购买' },
    edit: { ru: 'Правка на модерации', en: 'Edit under review', zh: '修改审核中' },
    editBack: { ru: 'Правку вернули', en: 'Edit returned', zh: '修改已退回' },
    approvedStays: { ru: 'на витрине прежняя карточка', en: 'the approved card stays on sale', zh: '在售的是原商品卡' },
    since: { ru: (day: string) => `с ${day}`, en: (day: string) => `since ${day}`, zh: (day: string) => `自 ${day}` },
  },
  // Why an approved product is not on sale; `seller`: the seller took it off sale, `plan`: their paid plan has ended.
  hidden: {
    unbound: { ru: 'Скрыта: компания отвязана', en: 'Hidden: company unlinked', zh: '已隐藏：公司已解除绑定' },
    seller_ended: {
      ru: 'Скрыта: компания прекратила деятельность',
      en: 'Hidden: company no longer active',
      zh: '已隐藏：公司已终止经营',
    },
    plan: { ru: 'Скрыта: закончился тариф', en: 'Hidden: plan has ended', zh: '已隐藏：套餐已到期' },
    blocked: { ru: 'Скрыта модератором', en: 'Hidden by staff', zh: '已被管理员隐藏' },
    seller: { ru: 'Скрыт', en: 'Hidden', zh: '已隐藏' },
  } satisfies Record<HiddenReason, Translated<string>>,
  // Product codes («артикул») are unique for new products; older ones may still repeat.
  repeats: { ru: 'Артикул повторяется: задайте другой', en: 'Duplicate code: enter another one', zh: '货号重复：请更换' },
  selected: {
    ru: (count: number) => `Выбрано ${count}`,
    en: (count: number) => `Selected: ${count}`,
    zh: (count: number) => `已选 ${count}`,
  },
  toolbar: { ru: 'Действия с выбранными', en: 'Actions on selected', zh: '对所选的操作' },
  price: { ru: 'Цена', en: 'Price', zh: '价格' },
  stock: { ru: 'Остаток', en: 'Stock', zh: '库存' },
  hide: { ru: 'Скрыть', en: 'Hide', zh: '隐藏' },
  offer: { ru: 'Показать', en: 'Show', zh: '展示' },
  copy: { ru: 'Копии', en: 'Copies', zh: '复制' },
  copyOne: { ru: 'Копировать', en: 'Copy', zh: '复制' },
  withdraw: { ru: 'Отозвать с модерации', en: 'Withdraw from review', zh: '撤回审核' },
  remove: { ru: 'Удалить', en: 'Delete', zh: '删除' },
  removed: { ru: 'Карточка удалена', en: 'Card deleted', zh: '商品已删除' },
  cancel: { ru: 'Отмена', en: 'Cancel', zh: '取消' },
  close: { ru: 'Закрыть', en: 'Close', zh: '关闭' },
  apply: { ru: 'Применить', en: 'Apply', zh: '应用' },
  removeTitle: { ru: 'Удалить карточку?', en: 'Delete the card?', zh: '删除该商品？' },
  removeSome: {
    ru: (count: number) => plural('ru', count, { one: 'Удалить # карточку?', few: 'Удалить # карточки?', other: 'Удалить # карточек?' }),
    en: (count: number) => plural('en', count, { one: 'Delete # card?', other: 'Delete # cards?' }),
    zh: (count: number) => `删除 ${count} 个商品？`,
  },
  withdrawTitle: { ru: 'Отозвать с модерации?', en: 'Withdraw from review?', zh: '撤回审核？' },
  withdrawHint: {
    ru: 'Новая карточка станет черновиком. Правка карточки с витрины пропадёт, на витрине останется прежняя.',
    en: 'A new card becomes a draft. An edit to a card on sale is discarded, and the approved card stays.',
    zh: '新商品卡将变为草稿。在售商品卡的修改会被丢弃，原商品卡保持不变。',
  },
  priceTitle: { ru: 'Цена выбранных', en: 'Price of selected cards', zh: '所选商品的价格' },
  pricePercent: { ru: 'Изменить на, %', en: 'Change by, %', zh: '调整幅度，%' },
  pricePercentHint: {
    ru: 'Например 5, без знака. Цена со скидкой изменится так же.',
    en: 'For example, 5, without a sign. Sale prices change the same way.',
    zh: '例如 5，不带正负号。促销价同步调整。',
  },
  priceDown: { ru: 'Снизить', en: 'Lower', zh: '降价' },
  priceUp: { ru: 'Поднять', en: 'Raise', zh: '涨价' },
  percentWrong: {
    ru: (most: number) => `Целое число от 1 до ${most}`,
    en: (most: number) => `A whole number from 1 to ${most}`,
    zh: (most: number) => `1 到 ${most} 的整数`,
  },
  stockTitle: { ru: 'Остаток выбранных', en: 'Stock of selected cards', zh: '所选商品的库存' },
  stockField: { ru: 'Остаток, штук', en: 'Stock, pieces', zh: '库存，件' },
  stockWrong: { ru: 'Целое число: только цифры', en: 'A whole number: digits only', zh: '整数：只能是数字' },
  stockHint: { ru: 'Оставьте пустым, если не считаете', en: 'Leave empty if you do not track it', zh: '不统计则留空' },
  done: {
    ru: (count: number) => plural('ru', count, { one: 'Готово: # карточка', few: 'Готово: # карточки', other: 'Готово: # карточек' }),
    en: (count: number) => plural('en', count, { one: 'Done: # card', other: 'Done: # cards' }),
    zh: (count: number) => `已完成：${count} 个`,
  },
  refused: {
    ru: (count: number) =>
      plural('ru', count, {
        one: 'Не получилось: # карточка. Причина под названием',
        few: 'Не получилось: # карточки. Причины под названиями',
        other: 'Не получилось: # карточек. Причины под названиями',
      }),
    en: (count: number) =>
      plural('en', count, {
        one: 'Not done: # card. The reason is below its name',
        other: 'Not done: # cards. The reasons are below their names',
      }),
    zh: (count: number) => `未完成：${count} 个，原因见名称下方`,
  },
  copied: { ru: 'Копия в черновиках', en: 'The copy is in your drafts', zh: '副本在草稿中' },
  shown: {
    ru: (from: number, to: number, count: string) => `${from}–${to} из ${count}, просмотры, лайки и заказы за всё время`,
    en: (from: number, to: number, count: string) => `${from}–${to} of ${count}, all-time views, likes and orders`,
    zh: (from: number, to: number, count: string) => `第 ${from}–${to} 个，共 ${count} 个；浏览、点赞和订单为累计数`,
  },
  create: { ru: 'Создать карточку', en: 'New card', zh: '新建商品卡' },
  edit: { ru: 'Изменить', en: 'Edit', zh: '编辑' },
  failed: { ru: 'Не получилось. Попробуйте ещё раз.', en: 'That did not work. Please try again.', zh: '操作失败，请重试。' },
  removeLabel: {
    ru: (name: string) => `Удалить карточку «${name}»`,
    en: (name: string) => `Delete the card “${name}”`,
    zh: (name: string) => `删除商品“${name}”`,
  },
  dropCategory: {
    ru: (name: string) => `Убрать категорию: ${name}`,
    en: (name: string) => `Remove category: ${name}`,
    zh: (name: string) => `移除分类：${name}`,
  },
  reason: { ru: (text: string) => `Причина: ${text}`, en: (text: string) => `Reason: ${text}`, zh: (text: string) => `原因：${text}` },
})

export type ProductsMessages = Messages<typeof productsMessages>
