// Texts of manual checks: official services without open data, where a member looks a company up and records the result. ФНС is the Federal Tax
// Service, ФССП the Federal Bailiff Service, ЕФРСБ the bankruptcy register, ГАС «Правосудие» the case file of general courts, БИК a bank's code.
import type { ManualCheckOutcome, ManualService } from '@sverka/contract/checks/manual-checks.rules'
import { defineTexts, type Translated } from '../../i18n/catalogue.ts'

export const manualChecksMessages = defineTexts({
  /** `name` of the service, `who` runs it and how it is searched, `look`: what to look for in its answer. */
  services: {
    terrorists: {
      name: { ru: 'Террористический перечень', en: 'List of terrorists', zh: '恐怖分子名单' },
      who: {
        ru: 'Росфинмониторинг. Поиск только по имени, номер в адрес не вставить',
        en: 'Rosfinmonitoring. Searched by name only, the address takes no number',
        zh: '联邦金融监测局，仅按姓名查询，网址无法填入号码',
      },
      look: {
        ru: 'Смотрите строку с той же датой рождения. Однофамилец без даты не совпадение.',
        en: 'Look for a line with the same date of birth. A namesake without a date is not a match.',
        zh: '查看出生日期相同的条目。没有日期的同名者不算匹配。',
      },
    },
    bankruptcy: {
      name: { ru: 'Сообщения о банкротстве', en: 'Bankruptcy notices', zh: '破产公告' },
      who: { ru: 'ЕФРСБ', en: 'Bankruptcy register', zh: '破产信息登记册' },
      look: {
        ru: 'Смотрите намерения кредиторов и должника, они появляются раньше дела.',
        en: 'Look for notices of intent by creditors and the debtor: they appear before the case.',
        zh: '查看债权人和债务人的破产意向，它们早于案件出现。',
      },
    },
    accounts: {
      name: { ru: 'Приостановка счетов', en: 'Suspended accounts', zh: '账户冻结' },
      who: { ru: 'БИ ФНС, ИНН и БИК любого банка', en: 'Tax service, INN and the BIC of any bank', zh: '税务局，税号与任一银行的 BIC' },
      look: {
        ru: 'Смотрите, есть ли действующее решение о приостановлении.',
        en: 'See whether a suspension decision is in force.',
        zh: '查看是否有生效的冻结决定。',
      },
    },
    // Article 46, part 1, item 4 of the enforcement law: proceedings end because the debtor has no property to seize.
    bailiffs: {
      name: { ru: 'Исполнительные производства', en: 'Enforcement proceedings', zh: '执行程序' },
      who: { ru: 'Банк данных ФССП, поиск по названию', en: 'Bailiffs, searched by name', zh: '法警数据库，按名称查询' },
      look: {
        ru: 'Смотрите и оконченные по пункту 4 части 1 статьи 46: взыскать не удалось.',
        en: 'Look also for those ended under Article 46, part 1, item 4: nothing could be collected.',
        zh: '也请查看因无法追偿而终结的程序。',
      },
    },
    arbitration: {
      name: { ru: 'Арбитражные дела', en: 'Commercial court cases', zh: '仲裁案件' },
      who: {
        ru: 'Картотека арбитражных дел, поиск по ИНН',
        en: 'Commercial court records, searched by INN',
        zh: '仲裁案件库，按税号查询',
      },
      look: {
        ru: 'Смотрите исход: удовлетворено, отказано, прекращено.',
        en: 'Look at the outcome: granted, denied, terminated.',
        zh: '查看结果：支持、驳回、终止。',
      },
    },
    courts: {
      name: { ru: 'Суды общей юрисдикции', en: 'Courts of general jurisdiction', zh: '普通法院' },
      who: { ru: 'ГАС «Правосудие», поиск по названию', en: 'GAS Pravosudie, searched by name', zh: '普通法院案件库，按名称查询' },
      look: {
        ru: 'Смотрите иски работников и потребителей, сумму и стадию.',
        en: 'Look for claims by employees and consumers, the amount and the stage.',
        zh: '查看员工和消费者的诉讼、金额与阶段。',
      },
    },
    disqualified: {
      name: { ru: 'Дисквалификация по имени', en: 'Disqualification by name', zh: '按姓名查取消资格' },
      who: { ru: 'Сервис ФНС', en: 'Tax service', zh: '税务局服务' },
      look: {
        ru: 'Сверьте дату рождения и организацию.',
        en: 'Compare the date of birth and the organisation.',
        zh: '核对出生日期和机构。',
      },
    },
    pledges: {
      name: { ru: 'Залоги движимого имущества', en: 'Pledges of movable property', zh: '动产抵押' },
      who: {
        ru: 'Реестр нотариусов, поиск по ИНН залогодателя',
        en: 'Notaries’ register, searched by the pledgor’s INN',
        zh: '公证登记册，按抵押人税号查询',
      },
      look: { ru: 'Смотрите, что заложено и кому.', en: 'See what is pledged and to whom.', zh: '查看抵押了什么、抵押给谁。' },
    },
  } satisfies Record<ManualService, unknown>,
  title: { ru: 'Проверки вручную', en: 'Checks by hand', zh: '人工核查' },
  trail: { ru: 'Путь', en: 'Breadcrumbs', zh: '路径' },
  reports: { ru: 'Отчёты', en: 'Reports', zh: '报告' },
  about: {
    ru: (name: string, inn: string) => `${name}${inn && `, ИНН ${inn}`}. Здесь нет открытых данных, поэтому смотрит человек`,
    en: (name: string, inn: string) => `${name}${inn && `, INN ${inn}`}. There is no open data here, so a person has to look`,
    zh: (name: string, inn: string) => `${name}${inn && `，税号 ${inn}`}。此处没有开放数据，需人工查看`,
  },
  left: {
    ru: (left: number, all: number) => `Осталось ${left} из ${all}`,
    en: (left: number, all: number) => `${left} of ${all} left`,
    zh: (left: number, all: number) => `剩余 ${left}/${all}`,
  },
  unseen: { ru: 'не проверено', en: 'not checked', zh: '未核查' },
  repeat: { ru: 'повторите', en: 'check again', zh: '请重新核查' },
  outcomes: {
    absent: { ru: 'Не найдено', en: 'Not found', zh: '未找到' },
    found: { ru: 'Найдено', en: 'Found', zh: '已找到' },
    unopened: { ru: 'Не открылось', en: 'Did not open', zh: '无法打开' },
  } satisfies Record<ManualCheckOutcome, Translated<string>>,
  copy: { ru: 'Скопировать', en: 'Copy', zh: '复制' },
  copied: { ru: 'Скопировано!', en: 'Copied!', zh: '已复制' },
  openService: { ru: 'Открыть службу', en: 'Open the service', zh: '打开服务' },
  what: { ru: 'Что нашли', en: 'What was found', zh: '核查结果' },
  details: { ru: 'Подробности', en: 'Details', zh: '详情' },
  sum: { ru: 'Сумма, ₽', en: 'Amount, ₽', zh: '金额（卢布）' },
  sumWrong: {
    ru: 'Сумма: число без знаков и букв, например 1 500,50.',
    en: 'Amount: a number without signs or letters, such as 1500.50.',
    zh: '金额：不带符号和字母的数字，例如 1500.50。',
  },
  file: { ru: 'Снимок или PDF страницы', en: 'Screenshot or PDF of the page', zh: '页面截图或 PDF' },
  fileHint: {
    ru: 'PDF, PNG, JPEG до 10 МБ. Отпечаток посчитаем сразу',
    en: 'PDF, PNG, JPEG up to 10 MB. Its fingerprint is computed at once',
    zh: 'PDF、PNG、JPEG，最大 10 MB，将立即计算指纹',
  },
  choose: { ru: 'Выберите файл', en: 'Choose a file', zh: '选择文件' },
  record: { ru: 'Записать результат', en: 'Record the result', zh: '记录结果' },
  recorded: { ru: 'Результат записан', en: 'The result is recorded', zh: '结果已记录' },
  fingerprint: { ru: 'отпечаток', en: 'fingerprint', zh: '指纹' },
  looked: {
    ru: (outcome: string, day: string, who: string) => `${outcome} ${day}, ${who}`,
    en: (outcome: string, day: string, who: string) => `${outcome} ${day}, ${who}`,
    zh: (outcome: string, day: string, who: string) => `${outcome} ${day}，${who}`,
  },
  coverage: { ru: 'Охват вашего отчёта', en: 'Coverage of your report', zh: '您报告的覆盖范围' },
  known: {
    ru: (known: string, all: string) => `${known} из ${all}`,
    en: (known: string, all: string) => `${known} of ${all}`,
    zh: (known: string, all: string) => `${known}/${all}`,
  },
  byData: { ru: 'По загруженным данным', en: 'From loaded data', zh: '依据已加载数据' },
  byHand: { ru: 'Вручную, с файлами', en: 'By hand, with files', zh: '人工核查（附文件）' },
  unchecked: { ru: 'Не проверено', en: 'Not checked', zh: '未核查' },
  asReported: { ru: 'Так будет в отчёте', en: 'As shown in the report', zh: '报告中的写法' },
  inReport: { ru: 'Проверено вручную', en: 'Checked by hand', zh: '人工核查' },
  line: {
    ru: (day: string, file: string) => `Проверено вручную ${day}${file && `, файл ${file}`}`,
    en: (day: string, file: string) => `Checked by hand on ${day}${file && `, file ${file}`}`,
    zh: (day: string, file: string) => `${day} 人工核查${file && `，文件 ${file}`}`,
  },
  private: {
    ru: 'Видно только вам. На открытую карточку и в чужие отчёты не попадает.',
    en: 'Only you see this. It does not go on the public card or into other people’s reports.',
    zh: '仅您可见，不会出现在公开卡片或他人报告中。',
  },
})
