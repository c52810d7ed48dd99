// Texts of the page that tells sellers why and how to sell on this site. «ИНН» is the taxpayer number, «ИП» a sole trader.
import { defineTexts, type Messages, type Translated } from '../../i18n/catalogue.ts'

type Pair = readonly [name: Translated<string>, text: Translated<string>]

export const sellersMessages = defineTexts({
  title: { ru: 'Продавцам', en: 'For sellers', zh: '卖家专区' },
  description: {
    ru: 'Как продавать товары и услуги компаниям через Сверку: три шага, знак проверенного поставщика, ответы на вопросы.',
    en: 'How to sell goods and services to companies on Sverka: three steps, the verified-supplier badge, answers to questions.',
    zh: '如何通过 Sverka 向企业销售商品和服务：三个步骤、认证供应商标志、常见问题解答。',
  },
  heading: { ru: 'Продавайте компаниям, которые вам доверяют', en: 'Sell to companies that trust you', zh: '把产品卖给信任您的企业' },
  lead: {
    ru: 'Покупатель видит не только цену, но и отчёт о вашей компании. Проверка, которая обычно тормозит сделку, уже пройдена.',
    en: 'The buyer sees not only the price but also the report on your company. The check that usually slows a deal down is already done.',
    zh: '买家看到的不只是价格，还有贵公司的报告。通常拖慢交易的核查，已经完成。',
  },
  action: { ru: 'Начать бесплатно', en: 'Start for free', zh: '免费开始' },
  benefits: {
    title: { ru: 'Что вы получаете', en: 'What you get', zh: '您将获得' },
    items: {
      badge: [
        { ru: 'Знак проверенного поставщика', en: 'Verified-supplier badge', zh: '认证供应商标志' },
        {
          ru: 'Появляется после подтверждения ИНН и виден у каждого вашего товара.',
          en: 'Appears once your INN is confirmed and is shown with each of your products.',
          zh: '税号确认后显示，并出现在您的每件商品旁。',
        },
      ],
      report: [
        { ru: 'Отчёт рядом с товаром', en: 'A report next to the product', zh: '商品旁的报告' },
        {
          ru: 'Покупатель сам открывает карточку компании и не просит учредительные документы.',
          en: 'Buyers open your company card themselves and do not ask for constituent documents.',
          zh: '买家可自行打开公司卡片，无需索要设立文件。',
        },
      ],
      chat: [
        { ru: 'Прямая переписка', en: 'Direct messages', zh: '直接沟通' },
        {
          ru: 'Вопрос о товаре приходит вам в сообщения, без посредников.',
          en: 'Questions about a product reach you without intermediaries.',
          zh: '关于商品的问题直接发给您，没有中间人。',
        },
      ],
      page: [
        { ru: 'Страница компании', en: 'A company page', zh: '公司页面' },
        {
          ru: 'Все ваши товары, сайт и ИНН по одной ссылке.',
          en: 'All your products, website and INN under one link.',
          zh: '一个链接即可查看您的全部商品、网站和税号。',
        },
      ],
      promotion: [
        { ru: 'Продвижение для первых', en: 'Promotion for early sellers', zh: '首批推广' },
        {
          ru: 'Первые 100 компаний продвигаем бесплатно.',
          en: 'We promote the first 100 companies free of charge.',
          zh: '前 100 家公司免费推广。',
        },
      ],
      payment: [
        { ru: 'Безопасная оплата', en: 'Secure payment', zh: '安全付款' },
        {
          ru: 'Деньги идут через платёжного провайдера, не через наш счёт.',
          en: 'Money goes through a payment provider, not through our account.',
          zh: '款项通过支付服务商，不经过我们的账户。',
        },
      ],
    } satisfies Record<string, Pair>,
  },
  steps: {
    title: { ru: 'Три шага до первого заказа', en: 'Three steps to the first order', zh: '三步获得首个订单' },
    items: [
      [
        { ru: 'Зарегистрируйтесь', en: 'Register', zh: '注册' },
        {
          ru: 'Нужны имя, почта и пароль. Карта не нужна.',
          en: 'A name, an e-mail and a password are enough. No card needed.',
          zh: '只需姓名、邮箱和密码，无需绑卡。',
        },
      ],
      [
        { ru: 'Подтвердите компанию или ИП', en: 'Confirm your company or sole trader status', zh: '确认公司或个体经营者' },
        {
          ru: 'Укажите ИНН и приложите паспорт и свидетельство о постановке на учёт. Проверяет сотрудник.',
          en: 'Enter the INN and attach a passport and the tax registration certificate. A member of staff checks them.',
          zh: '填写税号，并附上护照和税务登记证明，由工作人员审核。',
        },
      ],
      [
        { ru: 'Разместите товар', en: 'List a product', zh: '发布商品' },
        {
          ru: 'Название, цена, описание и фотографии. После модерации карточка видна всем.',
          en: 'Name, price, description and photos. After moderation everyone sees the card.',
          zh: '名称、价格、描述和照片。审核后所有人可见。',
        },
      ],
    ] satisfies Pair[],
  },
  comparison: {
    title: { ru: 'Сверка или обычная доска объявлений', en: 'Sverka or an ordinary classifieds site', zh: 'Sverka 与普通分类信息网站' },
    heads: [
      { ru: 'Что важно', en: 'What matters', zh: '要点' },
      { ru: 'На Сверке', en: 'On Sverka', zh: '在 Sverka' },
      { ru: 'На доске объявлений', en: 'On a classifieds site', zh: '在分类信息网站' },
    ] satisfies readonly [Translated<string>, Translated<string>, Translated<string>],
    rows: [
      [
        { ru: 'Кто продаёт', en: 'Who sells', zh: '谁在卖' },
        {
          ru: 'Компания или ИП с подтверждённым ИНН',
          en: 'A company or sole trader with a confirmed INN',
          zh: '税号已确认的公司或个体经营者',
        },
        { ru: 'Тот, кто назвался', en: 'Whoever they claim to be', zh: '自称的任何人' },
      ],
      [
        { ru: 'Кто покупает', en: 'Who buys', zh: '谁在买' },
        { ru: 'Компании', en: 'Companies', zh: '企业' },
        { ru: 'Чаще всего частные лица', en: 'Mostly private individuals', zh: '多为个人' },
      ],
      [
        { ru: 'Проверка партнёра', en: 'Checking the partner', zh: '核查交易对手' },
        { ru: 'Отчёт в один переход', en: 'The report is one click away', zh: '一键查看报告' },
        { ru: 'Самостоятельно, по реестрам', en: 'On your own, in the registers', zh: '自行查询登记册' },
      ],
      [
        { ru: 'Карточка товара', en: 'Product card', zh: '商品卡片' },
        { ru: 'Проходит модерацию', en: 'Moderated', zh: '经过审核' },
        { ru: 'Публикуется сразу', en: 'Published at once', zh: '直接发布' },
      ],
    ] satisfies (readonly [Translated<string>, Translated<string>, Translated<string>])[],
  },
  // The testimonials are invented, and the note says so.
  testimonials: {
    title: { ru: 'Что говорят продавцы', en: 'What sellers say', zh: '卖家评价' },
    note: {
      ru: 'Примеры отзывов. Настоящие появятся, когда их оставят продавцы.',
      en: 'Sample testimonials. Real ones will appear once sellers leave them.',
      zh: '以下为示例评价。卖家留下真实评价后将予以展示。',
    },
    items: [
      [
        {
          ru: 'Раньше новый покупатель неделю собирал документы о нас. Теперь открывает отчёт и сразу спрашивает о сроках.',
          en: 'A new customer used to spend a week collecting papers about us. Now they open the report and ask about delivery straight away.',
          zh: '以前新客户要花一周收集我们的资料，现在打开报告就直接问交货期。',
        },
        { ru: 'Пример: производитель крепежа', en: 'Example: a maker of fasteners', zh: '示例：紧固件生产商' },
      ],
      [
        {
          ru: 'Знак проверенного поставщика снял половину вопросов о предоплате.',
          en: 'The verified-supplier badge settled half of the questions about prepayment.',
          zh: '认证供应商标志解决了一半关于预付款的疑问。',
        },
        { ru: 'Пример: поставщик спецодежды', en: 'Example: a supplier of workwear', zh: '示例：工作服供应商' },
      ],
      [
        {
          ru: 'Удобно, что переписка и товар в одном месте: видно, о какой позиции речь.',
          en: 'It helps that messages and the product are in one place: you see which item is meant.',
          zh: '沟通和商品在同一处，一看就知道说的是哪一项，很方便。',
        },
        { ru: 'Пример: оптовый склад кабеля', en: 'Example: a cable warehouse', zh: '示例：电缆批发仓库' },
      ],
    ] satisfies Pair[],
  },
  faq: {
    title: { ru: 'Вопросы и ответы', en: 'Questions and answers', zh: '常见问题' },
    items: [
      [
        { ru: 'Сколько стоит начать?', en: 'What does it cost to start?', zh: '开始需要多少费用？' },
        {
          ru: 'Начать можно бесплатно: регистрация и подтверждение компании не оплачиваются. Размещение товаров входит в тариф Pro.',
          en: 'Starting is free: registration and company confirmation cost nothing. Listing products is part of the Pro plan.',
          zh: '可以免费开始：注册和公司确认不收费。发布商品包含在 Pro 套餐中。',
        },
      ],
      [
        { ru: 'Обязательна ли проверка?', en: 'Is verification required?', zh: '必须审核吗？' },
        {
          ru: 'Да. Продавать может только компания или предприниматель с подтверждённым ИНН. Это защищает покупателей и вас от двойников.',
          en: 'Yes. Only a company or sole trader with a confirmed INN may sell. This protects buyers, and you, from impostors.',
          zh: '是的。只有税号已确认的公司或个体经营者才能销售，这可以保护买家和您免受冒名者侵害。',
        },
      ],
      [
        { ru: 'Проверяются ли карточки товаров?', en: 'Are product cards checked?', zh: '商品卡片会审核吗？' },
        {
          ru: 'Да, каждая карточка проходит модерацию. Если её отклонят, мы напишем причину, и вы сможете исправить карточку.',
          en: 'Yes, every card is moderated. If it is rejected, we tell you why and you can correct it.',
          zh: '会，每张卡片都要审核。如被拒绝，我们会说明原因，您可以修改后再提交。',
        },
      ],
      [
        { ru: 'Могу ли я продавать как ИП?', en: 'Can I sell as a sole trader?', zh: '个体经营者可以销售吗？' },
        {
          ru: 'Да. При создании карточки выберите компанию или ИП, от чьего имени продаёте.',
          en: 'Yes. When you create a card, choose the company or sole trader on whose behalf you sell.',
          zh: '可以。创建卡片时选择以公司还是个体经营者的名义销售。',
        },
      ],
      [
        { ru: 'Что можно продавать?', en: 'What can be sold?', zh: '可以销售什么？' },
        {
          ru: 'Товары и услуги для бизнеса. Алкоголь, табак, лекарства и другие товары с ограниченным оборотом не размещаем.',
          en: 'Goods and services for business. Alcohol, tobacco, medicines and other restricted goods are not listed.',
          zh: '面向企业的商品和服务。酒类、烟草、药品及其他限制流通的商品不予发布。',
        },
      ],
    ] satisfies Pair[],
  },
  registration: {
    title: { ru: 'Станьте проверенным поставщиком', en: 'Become a verified supplier', zh: '成为认证供应商' },
    lead: {
      ru: 'Зарегистрируйтесь и подтвердите ИНН. Это бесплатно.',
      en: 'Register and confirm your INN. It is free of charge.',
      zh: '注册并确认税号，完全免费。',
    },
    action: { ru: 'Зарегистрироваться', en: 'Sign up', zh: '注册' },
  },
})

export type SellersMessages = Messages<typeof sellersMessages>
