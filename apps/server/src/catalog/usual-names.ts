// English and Chinese names of the usual categories, which a new installation starts with.

/** Each line: Russian name | English name | Chinese name. */
const table = `
Стройматериалы | Construction materials | 建筑材料
Металлопрокат | Rolled metal | 金属轧材
Арматура | Rebar | 螺纹钢
Трубы стальные | Steel pipes | 钢管
Листовой прокат | Sheet metal | 钢板
Профиль и уголок | Sections and angles | 型钢和角钢
Кирпич и блоки | Bricks and blocks | 砖和砌块
Кирпич строительный | Building bricks | 建筑用砖
Газобетонные блоки | Aerated concrete blocks | 加气混凝土砌块
Тротуарная плитка | Paving slabs | 路面砖
Пиломатериалы | Sawn timber | 锯材
Доска обрезная | Edged boards | 齐边板
Брус | Timber beams | 方木
Фанера | Plywood | 胶合板
Сухие смеси | Dry mixes | 干混砂浆
Цемент | Cement | 水泥
Штукатурка | Plaster | 抹灰砂浆
Клей для плитки | Tile adhesive | 瓷砖胶
Кровля и утепление | Roofing and insulation | 屋面和保温
Металлочерепица | Metal roof tiles | 金属瓦
Минеральная вата | Mineral wool | 矿棉
Гидроизоляция | Waterproofing | 防水材料
Краски | Paints | 涂料
Краска фасадная | Facade paint | 外墙涂料
Грунтовка | Primer | 底漆
Эмаль | Enamel paint | 磁漆
Оборудование | Equipment | 设备
Станки | Machine tools | 机床
Токарные станки | Lathes | 车床
Фрезерные станки | Milling machines | 铣床
Сварочные аппараты | Welding machines | 焊机
Насосы и компрессоры | Pumps and compressors | 泵和压缩机
Насосы центробежные | Centrifugal pumps | 离心泵
Компрессоры | Compressors | 压缩机
Вентиляторы | Fans | 风机
Складская техника | Warehouse equipment | 仓储设备
Погрузчики | Forklifts | 叉车
Тележки гидравлические | Pallet trucks | 液压搬运车
Стеллажи | Shelving | 货架
Электрооборудование | Electrical equipment | 电气设备
Кабель | Cable | 电缆
Щиты распределительные | Distribution boards | 配电箱
Светильники | Light fittings | 灯具
Электродвигатели | Electric motors | 电动机
Измерительные приборы | Measuring instruments | 测量仪器
Манометры | Pressure gauges | 压力表
Весы | Scales | 衡器
Расходомеры | Flow meters | 流量计
Инструмент и крепёж | Tools and fasteners | 工具和紧固件
Крепёж | Fasteners | 紧固件
Болты | Bolts | 螺栓
Гайки и шайбы | Nuts and washers | 螺母和垫圈
Анкеры | Anchors | 锚栓
Саморезы | Self-tapping screws | 自攻螺钉
Электроинструмент | Power tools | 电动工具
Дрели | Drills | 电钻
Шлифмашины | Grinders | 磨光机
Перфораторы | Rotary hammers | 电锤
Ручной инструмент | Hand tools | 手动工具
Ключи | Spanners | 扳手
Отвёртки | Screwdrivers | 螺丝刀
Молотки | Hammers | 锤子
Офис | Office | 办公
Мебель | Furniture | 家具
Столы | Desks | 办公桌
Кресла | Chairs | 办公椅
Шкафы | Cabinets | 柜子
Техника | Office electronics | 办公电子设备
Ноутбуки | Laptops | 笔记本电脑
Мониторы | Monitors | 显示器
Принтеры | Printers | 打印机
Серверы | Servers | 服务器
Канцелярия | Stationery | 文具
Бумага | Paper | 纸张
Ручки | Pens | 笔
Папки | Folders | 文件夹
Хозяйственные товары | Household supplies | 日用品
Моющие средства | Cleaning products | 清洁剂
Салфетки | Wipes and napkins | 纸巾和抹布
Мусорные мешки | Bin bags | 垃圾袋
Спецодежда и защита | Workwear and protection | 工作服和防护用品
Одежда | Clothing | 服装
Костюмы рабочие | Work suits | 工作服套装
Куртки утеплённые | Insulated jackets | 保暖工作外套
Жилеты сигнальные | High-visibility vests | 反光背心
Обувь | Footwear | 鞋类
Ботинки рабочие | Work boots | 劳保鞋
Сапоги | Wellington boots | 工作靴
Средства защиты | Protective equipment | 防护用品
Каски | Helmets | 安全帽
Перчатки | Gloves | 手套
Респираторы | Respirators | 呼吸防护口罩
Очки защитные | Safety glasses | 护目镜
Продукты | Food | 食品
Бакалея | Groceries | 粮油副食
Мука | Flour | 面粉
Крупы | Cereals | 谷物
Сахар | Sugar | 食糖
Напитки | Drinks | 饮料
Вода питьевая | Drinking water | 饮用水
Соки | Juices | 果汁
Чай и кофе | Tea and coffee | 茶和咖啡
Вино | Wine | 葡萄酒
Овощи и фрукты | Vegetables and fruit | 蔬菜水果
Картофель | Potatoes | 土豆
Яблоки | Apples | 苹果
Томаты | Tomatoes | 番茄
Молочные продукты | Dairy products | 乳制品
Сыр | Cheese | 奶酪
Масло сливочное | Butter | 黄油
Упаковка | Packaging | 包装
Картонная упаковка | Cardboard packaging | 纸质包装
Гофрокороба | Corrugated boxes | 瓦楞纸箱
Картонные тубы | Cardboard tubes | 纸筒
Полимерная упаковка | Plastic packaging | 塑料包装
Стрейч-плёнка | Stretch film | 缠绕膜
Пакеты | Bags | 塑料袋
Бутылки и канистры | Bottles and canisters | 瓶和塑料桶
Деревянная тара | Wooden packaging | 木质包装
Поддоны | Pallets | 托盘
Ящики деревянные | Wooden crates | 木箱
Транспорт | Transport | 运输
Запчасти | Spare parts | 汽车配件
Шины | Tyres | 轮胎
Аккумуляторы | Batteries | 蓄电池
Фильтры | Filters | 滤清器
Перевозки | Haulage | 货运
Грузоперевозки | Freight transport | 货物运输
Доставка по городу | City delivery | 同城配送
Аренда спецтехники | Rental of special machinery | 工程机械租赁
Услуги | Services | 服务
Бухгалтерия и право | Accounting and law | 会计和法律
Ведение бухгалтерии | Bookkeeping | 代理记账
Юридическое сопровождение | Legal support | 法律服务
Регистрация компаний | Company registration | 公司注册
Информационные технологии | Information technology | 信息技术
Разработка сайтов | Website development | 网站开发
Настройка серверов | Server administration | 服务器配置
Внедрение учётных систем | Accounting system roll-out | 管理系统实施
Строительство и ремонт | Construction and repair | 建筑和维修
Проектирование | Design and engineering | 工程设计
Монтаж вентиляции | Ventilation installation | 通风系统安装
Ремонт помещений | Renovation of premises | 室内装修
Маркетинг | Marketing | 市场营销
Дизайн и печать | Design and printing | 设计和印刷
Реклама в интернете | Online advertising | 网络广告
Уборка и охрана | Cleaning and security | 保洁和安保
Клининг | Cleaning services | 保洁服务
Охрана объектов | Site security | 场所安保
Обучение | Training | 培训
Охрана труда | Occupational safety | 劳动安全
Повышение квалификации | Professional training | 职业培训
`

/** English and Chinese names by the Russian one. */
export const usualNames: ReadonlyMap<string, { readonly name_en: string; readonly name_zh: string }> = new Map(
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [russian = '', english = '', chinese = ''] = line.split(' | ')
      return [russian, { name_en: english, name_zh: chinese }]
    }),
)
