// Texts of the page of a person: companies and sole traders, and the registers that were searched for the person.
// «ИНН»: taxpayer number, which identifies the person. «ЕГРЮЛ» and «ЕГРИП»: state registers of companies and of sole traders. «ЕФРСБ»: register of
// bankruptcy notices. «ФССП»: the bailiffs' service. A disqualified person is barred from managing companies.

import type { Person } from '@sverka/contract/people/people'
import type { PersonRoleWord } from '@sverka/contract/people/people.rules'
import { defineTexts, type Translated } from '../i18n/catalogue.ts'
import { plural } from '../i18n/plural.ts'

/** Whether our database has a register whole, only in part, or not at all (`absent`). */
type Copy = Person['checks']['sanctions_copy']

type TextByCopy = Record<Copy, Translated<string>>

const companies = {
  ru: (count: number) => plural('ru', count, { one: '# компания', few: '# компании', many: '# компаний', other: '# компании' }),
  en: (count: number) => plural('en', count, { one: '# company', other: '# companies' }),
}

export const peopleMessages = defineTexts({
  title: { ru: (name: string) => `${name}: компании`, en: (name: string) => `${name}: companies`, zh: (name: string) => `${name}：公司` },
  closedTitle: { ru: 'Страница человека', en: 'A person', zh: '个人页面' },
  guestTitle: { ru: 'Страница человека открыта участникам', en: 'Pages of people are open to members', zh: '个人页面仅对会员开放' },
  guestText: {
    ru: 'Войдите, чтобы увидеть его компании и ИП: роли, доли, даты и чем закончилось. Поисковые системы такие страницы не показывают.',
    en: 'Sign in to see this person’s companies and sole trader records: roles, shares, dates and how they ended. Search engines do not show such pages.',
    zh: '登录后可查看此人的公司和个体经营：职务、份额、日期和结局。搜索引擎不显示此类页面。',
  },
  signIn: { ru: 'Войти', en: 'Sign in', zh: '登录' },
  loading: { ru: 'Загружаем...', en: 'Loading...', zh: '正在加载...' },
  breadcrumbs: { ru: 'Путь', en: 'Breadcrumbs', zh: '路径' },
  counterParties: { ru: 'Контрагенты', en: 'Counterparties', zh: '交易对手' },
  inn: { ru: 'ИНН', en: 'INN', zh: '税号' },
  copyInn: { ru: 'Скопировать ИНН', en: 'Copy the INN', zh: '复制税号' },
  copy: { ru: 'Скопировать', en: 'Copy', zh: '复制' },
  copied: { ru: 'Скопировано!', en: 'Copied!', zh: '已复制！' },
  since: {
    ru: (year: string) => `в реестрах с ${year} года`,
    en: (year: string) => `in the registers since ${year}`,
    zh: (year: string) => `自 ${year} 年起载入登记册`,
  },
  living: { ru: 'Действующих', en: 'Active', zh: '存续' },
  livingNote: {
    ru: (headed: number, owned: number) => `руководит в ${headed}, участвует в ${owned}`,
    en: (headed: number, owned: number) => `head of ${headed}, founder of ${owned}`,
    zh: (headed: number, owned: number) => `任负责人 ${headed} 家，参股 ${owned} 家`,
  },
  ended: { ru: 'Закрытых', en: 'Closed', zh: '已终止' },
  endedNote: { ru: 'прекращены, исключены, присоединены', en: 'liquidated, struck off, merged', zh: '清算、除名、合并' },
  noneEnded: { ru: 'среди известных нет', en: 'none among those known', zh: '已知的没有' },
  revenue: { ru: 'Выручка компаний', en: 'Revenue of the companies', zh: '公司营收' },
  revenueNote: {
    ru: (count: number, years: string) => `${companies.ru(count)}, за ${years}`,
    en: (count: number, years: string) => `${companies.en(count)}, ${years}`,
    zh: (count: number, years: string) => `${count} 家公司，${years} 年`,
  },
  revenueUnknown: { ru: 'Нет данных', en: 'No data', zh: '暂无数据' },
  revenueUnknownNote: { ru: 'отчётность не загружена', en: 'accounts not loaded', zh: '未载入报表' },
  lists: { ru: 'Санкционные списки', en: 'Sanctions lists', zh: '制裁名单' },
  listed: { ru: 'Найден', en: 'Listed', zh: '已列入' },
  notListed: { ru: 'Не найден', en: 'Not found', zh: '未发现' },
  notCompared: { ru: 'Не проверен', en: 'Not checked', zh: '未核查' },
  listsNote: {
    ru: (count: number, total: number, day: string | null) =>
      `${plural('ru', count, { one: 'в # списке', few: 'в # списках', many: 'в # списках', other: 'в # списка' })}${count < total ? ` из ${total}` : ''}${day ? ` на ${day}` : ''}`,
    en: (count: number, total: number, day: string | null) =>
      `${plural('en', count, { one: 'in # list', other: 'in # lists' })}${count < total ? ` of ${total}` : ''}${day ? ` on ${day}` : ''}`,
    zh: (count: number, total: number, day: string | null) =>
      `${count} 个名单${count < total ? `（共 ${total} 个）` : ''}${day ? `，${day}` : ''}`,
  },
  listsMissing: {
    whole: { ru: 'списки не загружены', en: 'lists not loaded', zh: '未载入名单' },
    part: { ru: 'загружена часть списков', en: 'part of the lists is loaded', zh: '仅载入部分名单' },
    absent: { ru: 'списки не загружены', en: 'lists not loaded', zh: '未载入名单' },
  } satisfies TextByCopy,
  now: { ru: 'Сейчас', en: 'Now', zh: '现在' },
  before: { ru: 'Раньше', en: 'Earlier', zh: '过去' },
  roles: {
    head: { ru: 'Руководитель', en: 'Head', zh: '负责人' },
    founder: { ru: 'Участник', en: 'Founder', zh: '股东' },
    entrepreneur: { ru: 'Предприниматель', en: 'Sole trader', zh: '个体经营者' },
  } satisfies Record<PersonRoleWord, Translated<string>>,
  formerRole: {
    ru: (role: string) => `Прежде ${role.toLowerCase()}`,
    en: (role: string) => `Formerly ${role.toLowerCase()}`,
    zh: (role: string) => `曾任${role}`,
  },
  /** Days of the last extract that names the person and of the first that does not. */
  formerDays: {
    ru: (named: string, gone: string) => `в выписке на ${named} ещё есть, на ${gone} уже нет`,
    en: (named: string, gone: string) => `still named in the extract of ${named}, no longer in that of ${gone}`,
    zh: (named: string, gone: string) => `${named} 的摘录仍载明，${gone} 的摘录已无`,
  },
  /** Number of active companies that an older register extract ties to the person and the newest does not. */
  left: {
    ru: (count: number) =>
      `и ${plural('ru', count, { one: '# живущая, где роли уже нет', few: '# живущие, где роли уже нет', many: '# живущих, где роли уже нет', other: '# живущей, где роли уже нет' })}`,
    en: (count: number) => `and ${count} active where the role has ended`,
    zh: (count: number) => `另有 ${count} 家存续公司已不再任职`,
  },
  /** Joins the person's roles in one company. */
  and: {
    ru: (roles: readonly string[]) => roles.map((role, place) => (place === 0 ? role : role.toLowerCase())).join(' и '),
    en: (roles: readonly string[]) => roles.map((role, place) => (place === 0 ? role : role.toLowerCase())).join(' and '),
    zh: (roles: readonly string[]) => roles.join('、'),
  },
  shareUnknown: { ru: 'доля не указана', en: 'share not stated', zh: '份额未注明' },
  noShare: { ru: 'доли нет', en: 'no share', zh: '无份额' },
  from: { ru: (day: string) => `с ${day}`, en: (day: string) => `since ${day}`, zh: (day: string) => `自 ${day}` },
  fromTo: {
    ru: (from: string, to: string) => `${from} – ${to}`,
    en: (from: string, to: string) => `${from} – ${to}`,
    zh: (from: string, to: string) => `${from} – ${to}`,
  },
  until: { ru: (day: string) => `до ${day}`, en: (day: string) => `until ${day}`, zh: (day: string) => `至 ${day}` },
  datesUnknown: { ru: 'даты не указаны', en: 'dates not stated', zh: '日期未注明' },
  unreliable: { ru: 'Недостоверно', en: 'Unreliable', zh: '不实' },
  disqualifiedUntil: {
    ru: (day: string) => `Дисквалификация до ${day}`,
    en: (day: string) => `Disqualified until ${day}`,
    zh: (day: string) => `取消资格至 ${day}`,
  },
  sourceNote: {
    ru: 'Собрано по ИНН из ЕГРЮЛ и ЕГРИП. Полоса показывает годы участия: синяя продолжается, серая закончилась, красная закончилась вместе с компанией.',
    en: 'Compiled by INN from EGRUL and EGRIP. The bar shows the years of involvement: blue continues, grey has ended, red ended together with the company.',
    zh: '按税号汇集自法人和个体登记册。条形表示年份：蓝色持续，灰色已结束，红色随公司终止。',
  },
  formerUnknown: {
    ru: 'Выписка называет только нынешних лиц: прежняя роль в живущей компании известна, если человек пропал между двумя выписками, которые у нас были.',
    en: 'An extract names only current people: a former role in an active company is known if the person disappeared between two extracts that we held.',
    zh: '登记摘录只载明现任人员：只有当此人在我们持有的两份摘录之间消失时，才能得知其在存续公司的原任职。',
  },
  /** Shown if there are more companies than the server counts. */
  counted: {
    ru: (count: string) => `Названо больше ${count}: показаны первые.`,
    en: (count: string) => `More than ${count} are named: the first are shown.`,
    zh: (count: string) => `超过 ${count} 家：显示最前面的。`,
  },
  checked: { ru: 'Проверено', en: 'Checked', zh: '核查' },
  disqualified: {
    ru: (day: string) => `Дисквалифицирован до ${day}`,
    en: (day: string) => `Disqualified until ${day}`,
    zh: (day: string) => `取消资格至 ${day}`,
  },
  notDisqualified: { ru: 'Дисквалификация не найдена', en: 'No disqualification found', zh: '未发现取消资格' },
  disqualifiedNote: {
    ru: (day: string | null, register: string) => `по выпискам ЕГРЮЛ${day ? ` на ${day}` : ''}; ${register}`,
    en: (day: string | null, register: string) => `by EGRUL extracts${day ? ` as of ${day}` : ''}; ${register}`,
    zh: (day: string | null, register: string) => `依据法人登记摘录${day ? `（${day}）` : ''}；${register}`,
  },
  registerCopy: {
    whole: {
      ru: (day: string | null) => `по имени и организации в реестре дисквалифицированных лиц${day ? ` на ${day}` : ''}`,
      en: (day: string | null) => `by name and organisation in the register of disqualified persons${day ? ` as of ${day}` : ''}`,
      zh: (day: string | null) => `按姓名和组织核对被取消资格人员登记册${day ? `（${day}）` : ''}`,
    },
    part: {
      ru: () => 'реестр дисквалифицированных лиц загружен частью',
      en: () => 'only part of the register of disqualified persons is loaded',
      zh: () => '仅载入部分被取消资格人员登记册',
    },
    absent: {
      ru: () => 'реестр дисквалифицированных лиц не загружен',
      en: () => 'the register of disqualified persons is not loaded',
      zh: () => '未载入被取消资格人员登记册',
    },
  } satisfies Record<Copy, Translated<(day: string | null) => string>>,
  /** A mass head directs at least as many active companies as the threshold: a risk factor of the reliability report. */
  massHead: { ru: 'Массовый руководитель', en: 'Head of many companies', zh: '批量负责人' },
  notMassHead: { ru: 'Не массовый руководитель', en: 'Not a head of many companies', zh: '不是批量负责人' },
  massHeadNote: {
    ru: (count: number, from: number) => `${companies.ru(count)}, порог ${from}`,
    en: (count: number, from: number) => `${companies.en(count)}, threshold ${from}`,
    zh: (count: number, from: number) => `${count} 家公司，界限 ${from}`,
  },
  sanctioned: {
    ru: (list: string, country: string) => `${list}, ${country}`,
    en: (list: string, country: string) => `${list}, ${country}`,
    zh: (list: string, country: string) => `${list}，${country}`,
  },
  notSanctioned: { ru: 'В санкционных списках не найден', en: 'Not found in sanctions lists', zh: '制裁名单中未发现' },
  sanctionsNote: {
    ru: (lists: string) => `по точному ИНН ${lists}`,
    en: (lists: string) => `by exact INN ${lists}`,
    zh: (lists: string) => `按准确税号，${lists}`,
  },
  sanctionsUnknown: { ru: 'Санкционные списки не проверены', en: 'Sanctions lists not checked', zh: '未核查制裁名单' },
  sanctionsUnknownNote: {
    whole: { ru: 'ни одного списка ещё не загружено', en: 'no list is loaded yet', zh: '尚未载入任何名单' },
    part: {
      ru: 'загружена часть списков: кого в ней нет, неизвестно',
      en: 'part of the lists is loaded: who is missing from it is unknown',
      zh: '仅载入部分名单：不在其中者情况不明',
    },
    absent: { ru: 'ни одного списка ещё не загружено', en: 'no list is loaded yet', zh: '尚未载入任何名单' },
  } satisfies TextByCopy,
  bankruptcy: { ru: 'Банкротство гражданина не проверено', en: 'Personal bankruptcy not checked', zh: '未核查个人破产' },
  bankruptcyNote: {
    ru: 'сообщений ЕФРСБ о гражданах мы не получаем',
    en: 'we do not receive EFRSB notices about individuals',
    zh: '我们不接收公民破产公告',
  },
  enforcement: { ru: 'Исполнительные производства не проверены', en: 'Enforcement proceedings not checked', zh: '未核查执行程序' },
  enforcementNote: {
    ru: 'по людям ФССП отвечает только на запрос с датой рождения',
    en: 'the bailiffs’ service answers about people only with a date of birth',
    zh: '法警局仅在提供出生日期时答复个人查询',
  },
  namesakes: { ru: 'Однофамильцев не объединяем', en: 'Namesakes are not merged', zh: '同名者不合并' },
  namesakesText: {
    ru: 'Здесь только записи с этим ИНН: одно имя ещё не один человек.',
    en: 'Only records with this INN are shown here: the same name does not mean the same person.',
    zh: '此处仅有该税号的记录：同名不等于同一人。',
  },
  namesakesLink: { ru: 'Искать по имени', en: 'Search by name', zh: '按姓名搜索' },
  closed: {
    ru: 'Страница видна только участникам Сверки. Поисковые системы её не индексируют.',
    en: 'Only members of Sverka see this page. Search engines do not index it.',
    zh: '此页面仅会员可见，搜索引擎不收录。',
  },
})
