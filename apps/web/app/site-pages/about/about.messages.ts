// Texts of the page «О нас» (about us), which explains the product and its values.
import { defineTexts, type Messages, type Translated } from '../../i18n/catalogue.ts'

type Pair = readonly [name: Translated<string>, text: Translated<string>]

export const aboutMessages = defineTexts({
  title: { ru: 'О нас', en: 'About us', zh: '关于我们' },
  description: {
    ru: 'Зачем нужна Сверка, на чём она стоит и как устроена деловая сеть проверенных компаний.',
    en: 'Why Sverka exists, what it is based on and how a business network of checked companies works.',
    zh: 'Sverka 为何存在、立足于什么，以及由经过核查的企业组成的商务网络如何运作。',
  },
  heading: {
    ru: 'Сверка помогает договариваться с теми, кого вы проверили',
    en: 'Sverka helps you do business with those you have checked',
    zh: 'Sverka 帮助您与核查过的企业合作',
  },
  lead: {
    ru: 'Мы собираем открытые данные о российских компаниях и предпринимателях, приводим их в понятный вид и показываем источник и дату каждого факта.',
    en: 'We gather open data on Russian companies and sole traders, make it readable and show the source and the date of every fact.',
    zh: '我们汇集俄罗斯公司和个体经营者的公开数据，以清晰的形式呈现，并注明每个事实的来源和日期。',
  },
  why: {
    title: { ru: 'Зачем мы это делаем', en: 'Why we do it', zh: '我们为什么这样做' },
    paragraphs: [
      {
        ru: 'Данные о компаниях открыты, но разбросаны по десяткам сайтов. Чтобы проверить одного поставщика, нужно обойти налоговую, суды, приставов, реестры закупок и лицензий, а потом ещё понять, что всё это значит.',
        en: 'Data on companies is open but scattered across dozens of sites. To check one supplier you have to visit the tax office, the courts, the bailiffs and the procurement and licence registers, and then work out what it all means.',
        zh: '企业数据是公开的，却分散在几十个网站上。核查一家供应商，要查税务、法院、法警以及采购和许可证登记册，还要弄清这些信息意味着什么。',
      },
      {
        ru: 'Из-за этого проверяют только крупные сделки, а теряют чаще на обычных. Мы хотим, чтобы проверка занимала секунды и была по силам каждому: закупщику, бухгалтеру, владельцу небольшой фирмы.',
        en: 'That is why only large deals are checked, while money is lost on ordinary ones. We want a check to take seconds and to be within everyone’s reach: a buyer, an accountant, the owner of a small firm.',
        zh: '因此人们只核查大额交易，而损失往往发生在普通交易上。我们希望核查只需几秒，让采购人员、会计和小企业主都能做到。',
      },
    ],
  },
  values: {
    title: { ru: 'Наши ценности', en: 'Our values', zh: '我们的价值观' },
    items: {
      transparency: [
        { ru: 'Прозрачность', en: 'Transparency', zh: '透明' },
        {
          ru: 'У каждого факта есть источник и дата. Если данных нет, мы так и пишем.',
          en: 'Every fact has a source and a date. Where there is no data, we say so.',
          zh: '每个事实都有来源和日期。没有数据时，我们如实说明。',
        },
      ],
      accessibility: [
        { ru: 'Доступность', en: 'Accessibility', zh: '易用' },
        {
          ru: 'Понятные слова, быстрые страницы и бесплатное начало. Сервисом удобно пользоваться с клавиатуры и с телефона.',
          en: 'Plain words, fast pages and a free start. The service works well from a keyboard and on a phone.',
          zh: '语言清楚，页面快速，免费起步。用键盘和手机都很方便。',
        },
      ],
      reliability: [
        { ru: 'Надёжность', en: 'Reliability', zh: '可靠' },
        {
          ru: 'Мы берём сведения из официальных реестров и храним их бережно. Не пугаем и не ручаемся: выводы делаете вы.',
          en: 'We take facts from official registers and store them with care. We neither alarm you nor give guarantees: you draw the conclusions.',
          zh: '我们从官方登记册获取信息并妥善保存。不恐吓，也不担保：结论由您作出。',
        },
      ],
      evolution: [
        { ru: 'Развитие', en: 'Evolution', zh: '发展' },
        {
          ru: 'Добавляем источники и разделы по очереди и не обещаем того, чего ещё нет.',
          en: 'We add sources and sections one by one and do not promise what does not exist yet.',
          zh: '我们逐步增加来源和栏目，不承诺尚未实现的内容。',
        },
      ],
    } satisfies Record<string, Pair>,
  },
  b2b: {
    title: { ru: 'Что такое B2B и при чём здесь сеть', en: 'What B2B is, and why a network', zh: '什么是 B2B，为什么需要网络' },
    lead: {
      ru: 'B2B означает торговлю между компаниями. В ней реже покупают по настроению и чаще спрашивают, кто вы.',
      en: 'B2B means trade between companies. Companies rarely buy on impulse; they first ask who you are.',
      zh: 'B2B 指企业之间的贸易。这里很少冲动消费，更多的是先问您是谁。',
    },
    items: [
      [
        { ru: 'Сначала доверие', en: 'Trust first', zh: '先有信任' },
        {
          ru: 'Компании важнее, кто поставит товар и ответит за срок, чем скидка в три процента.',
          en: 'To a company, who will deliver and answer for the deadline matters more than a three per cent discount.',
          zh: '对企业来说，谁来供货、谁对期限负责，比百分之三的折扣更重要。',
        },
      ],
      [
        { ru: 'Потом сделка', en: 'Then the deal', zh: '再谈交易' },
        {
          ru: 'Продавцы подтверждают ИНН, покупатели видят отчёт. Разговор начинается с условий.',
          en: 'Sellers confirm their INN, buyers see the report. The conversation starts with the terms.',
          zh: '卖家确认税号，买家查看报告，谈话从条件开始。',
        },
      ],
      [
        { ru: 'Дальше отношения', en: 'Then a relationship', zh: '然后是关系' },
        {
          ru: 'Партнёра можно добавить в друзья, написать ему и вернуться с новым заказом.',
          en: 'You can add a partner as a friend, write to them and come back with a new order.',
          zh: '可以把交易对手加为好友、与其沟通，并再次下单。',
        },
      ],
    ] satisfies Pair[],
  },
  // Five checks of companies in 30 days are the quota of the free plan.
  registration: {
    title: {
      ru: 'Проверьте первых пять партнёров бесплатно',
      en: 'Check your first five partners free of charge',
      zh: '免费核查前五位交易对手',
    },
    lead: {
      ru: '5 проверок на 30 дней. Без оплаты, без карты, без автосписаний.',
      en: '5 checks in 30 days. No payment, no card, no automatic charges.',
      zh: '30 天内 5 次核查。无需付款，无需绑卡，不自动扣费。',
    },
    action: { ru: 'Зарегистрироваться', en: 'Sign up', zh: '注册' },
  },
})

export type AboutMessages = Messages<typeof aboutMessages>
