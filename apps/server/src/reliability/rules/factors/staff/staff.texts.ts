// Texts of the reliability report about the factors of `staff.ts`: a pair [title, explanation] in Russian, English and Chinese.
// Numbers in them repeat the thresholds of the rules there: change both.
import type { FactorTexts } from '../../factor.ts'

export const staffTexts = {
  'contributions-paid': {
    ru: ['Уплачены страховые взносы', 'Компания платит взносы за работников.'],
    en: ['Insurance contributions paid', 'The company pays contributions for employees.'],
    'zh-CN': ['已缴社保费', '公司为员工缴纳社保费。'],
  },
  'enough-employees': {
    ru: ['Достаточная численность', 'В компании работают десять человек и больше.'],
    en: ['Enough employees', 'The company has ten or more employees.'],
    'zh-CN': ['员工数量充足', '公司员工达10人以上。'],
  },
  'headcount-fell': {
    ru: ['Численность упала', 'Половины работников и больше не стало за год.'],
    en: ['Headcount fell', 'The staff shrank by half or more within a year.'],
    'zh-CN': ['员工人数下降', '一年内员工减少一半以上。'],
  },
  'headcount-grew': {
    ru: ['Численность выросла', 'За год работников стало на пятую часть больше.'],
    en: ['Headcount grew', 'The staff grew by a fifth within a year.'],
    'zh-CN': ['员工人数增长', '一年内员工增加五分之一以上。'],
  },
  insured: {
    ru: ['Стоит на учёте в Социальном фонде', 'В реестре есть номер страхователя.'],
    en: ['Registered with the Social Fund', 'The register gives a policyholder number.'],
    'zh-CN': ['已在社会基金登记', '登记册载有投保人编号。'],
  },
  'no-employees': {
    ru: ['Нет сотрудников, кроме руководителя', 'Численность за год: ноль или один человек. Отсутствие данных нулём не считается.'],
    en: ['No employees other than the head', 'The headcount for the year is zero or one. Missing data is not treated as zero.'],
    'zh-CN': ['除负责人外没有员工', '年度员工人数为0或1人，缺少数据不视为0。'],
  },
  'revenue-per-employee': {
    ru: ['Выручка не по числу людей', 'На одного работника больше 100 млн ₽ выручки в год.'],
    en: ['Revenue out of step with staff', 'Over 100 million rubles of revenue a year per employee.'],
    'zh-CN': ['收入与人数不符', '人均年收入超过1亿卢布。'],
  },
  'wages-low': {
    ru: ['Низкая зарплата по взносам', 'Взносы на одного работника ниже медианы отрасли; ниже нижней четверти баллов снимается больше.'],
    en: [
      'Low wages judging by contributions',
      'Contributions per employee are below the industry median; below the lower quarter more points are deducted.',
    ],
    'zh-CN': ['按社保费推算工资偏低', '人均社保缴费低于行业中位数；低于最低四分位扣分更多。'],
  },
} satisfies Record<string, FactorTexts>
