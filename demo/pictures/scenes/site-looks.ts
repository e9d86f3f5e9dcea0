/** What a designed site shows besides its name and address. In `art`, A and B stand for the two colours. */
export type SiteLook = {
  claim: string;
  line: string;
  menu: string;
  tiles: [string, string, string];
  action: string;
  /** The city's dialling code; the number after it is all zeros. */
  code: string;
  a: string;
  b: string;
  soft: string;
  art: string;
  /** Kept when the name does not fit the bar. */
  shortName?: string;
  hours?: string;
};

const flask =
  '<path d="M78 10h44v60l56 94q10 26-20 26H42q-30 0-20-26l56-94z" fill="#fff" stroke="A" stroke-width="9"/><path d="M52 118h96l26 44q6 18-14 18H40q-20 0-14-18z" fill="A"/><circle cx="90" cy="150" r="9" fill="#fff"/><circle cx="122" cy="138" r="6" fill="#fff"/>';
const brickHouse =
  '<path d="M100 14L188 84H12z" fill="A"/><path d="M28 84h144v102H28z" fill="A" opacity=".88"/><path d="M40 100h38M90 100h38M140 100h22M40 120h18M142 120h20M40 140h22M140 140h22M40 160h18M142 160h20" stroke="#fff" stroke-width="5" opacity=".6"/><path d="M68 186v-38a32 36 0 0 1 64 0v38z" fill="B"/><circle cx="100" cy="56" r="13" fill="B"/>';
const cross =
  '<path d="M80 20h40v60h60v40h-60v60H80v-60H20V80h60z" fill="A"/><circle cx="100" cy="100" r="16" fill="B"/>';
const moon =
  '<path d="M126 16A88 88 0 1 0 184 132A72 72 0 0 1 126 16z" fill="A"/><path d="M140 52h22v22h22v22h-22v22h-22V96h-22V74h22z" fill="B"/>';
const helix =
  '<path d="M50 10c0 60 100 60 100 90s-100 30-100 90M150 10c0 60-100 60-100 90s100 30 100 90" fill="none" stroke="A" stroke-width="11"/><path d="M64 36h72M64 164h72M84 76h32M84 126h32" stroke="B" stroke-width="9"/>';
const tissue =
  '<rect x="14" y="44" width="172" height="112" rx="14" fill="#fff" stroke="A" stroke-width="9"/><rect x="24" y="54" width="34" height="92" rx="6" fill="A"/><path d="M76 96c4-34 60-36 84-16s10 62-30 60-58-10-54-44z" fill="B" opacity=".55"/><circle cx="102" cy="96" r="9" fill="A"/><circle cx="130" cy="88" r="8" fill="A"/><circle cx="122" cy="118" r="10" fill="A"/><circle cx="148" cy="110" r="7" fill="A"/>';
const tubes =
  '<path d="M34 34h32v110a16 16 0 0 1-32 0zM84 34h32v110a16 16 0 0 1-32 0zM134 34h32v110a16 16 0 0 1-32 0z" fill="#fff" stroke="A" stroke-width="7"/><path d="M38 90h24v54a12 12 0 0 1-24 0zM88 70h24v74a12 12 0 0 1-24 0zM138 104h24v40a12 12 0 0 1-24 0z" fill="A"/><rect x="28" y="20" width="44" height="22" rx="7" fill="B"/><rect x="78" y="20" width="44" height="22" rx="7" fill="B"/><rect x="128" y="20" width="44" height="22" rx="7" fill="B"/><rect x="12" y="164" width="176" height="20" rx="9" fill="B"/>';
const sproutingDrop =
  '<path d="M100 44c52 70 54 82 54 98a54 54 0 0 1-108 0c0-16 2-28 54-98z" fill="A"/><path d="M100 176v-62" stroke="#fff" stroke-width="8" stroke-linecap="round"/><path d="M100 134q-34 0-36-32q34-2 36 32zM100 120q32-2 34-34q-34 0-34 34z" fill="#fff"/><path d="M100 44q-6-30 26-38q8 30-26 38z" fill="B"/>';
const dunes =
  '<circle cx="132" cy="62" r="34" fill="B"/><path d="M8 138q46-60 96-10t88-14v48q0 20-20 20H28q-20 0-20-20z" fill="B" opacity=".5"/><path d="M8 160q60-44 104-10t80 0v14q0 18-20 18H28q-20 0-20-18z" fill="A"/><path d="M52 24h28v44l22 40q6 16-12 16H42q-18 0-12-16l22-40z" fill="#fff" stroke="A" stroke-width="7"/><path d="M44 90h44l8 18q0 8-8 8H44q-8 0-8-8z" fill="A"/>';
const heart =
  '<path d="M100 180C20 120 10 70 40 40c30-25 55 0 60 22 5-22 30-47 60-22 30 30 20 80-60 140z" fill="A"/><path d="M30 100h40l14-30 24 60 16-30h46" fill="none" stroke="#fff" stroke-width="9" stroke-linejoin="round" stroke-linecap="round"/>';
const appleAndWater =
  '<path d="M78 66c-40-22-66 10-60 54s36 70 60 56c24 14 54-12 60-56s-20-76-60-54z" fill="B"/><path d="M78 64q0-28 18-40" stroke="A" stroke-width="8" fill="none" stroke-linecap="round"/><path d="M90 40q30-26 50 0q-28 20-50 0z" fill="A"/><path d="M148 92c32 44 34 52 34 62a34 34 0 0 1-68 0c0-10 2-18 34-62z" fill="A" stroke="#fff" stroke-width="6"/>';
const tooth =
  '<path d="M40 30q30-20 60 0 30-20 60 0c30 40 0 80-8 110-6 40-30 50-34 10-2-24-34-24-36 0-4 40-28 30-34-10-8-30-38-70-8-110z" fill="#fff" stroke="A" stroke-width="9"/><path d="M72 92q28 26 56 0" fill="none" stroke="B" stroke-width="9" stroke-linecap="round"/>';
const lake =
  '<path d="M84 12h32v84a16 16 0 0 1-32 0z" fill="#fff" stroke="A" stroke-width="8"/><path d="M88 56h24v40a12 12 0 0 1-24 0z" fill="B"/><path d="M14 130q22-20 43 0t43 0 43 0 43 0M14 158q22-20 43 0t43 0 43 0 43 0M40 184q20-16 40 0t40 0 40 0" fill="none" stroke="A" stroke-width="11" stroke-linecap="round"/>';
const roadToLab =
  '<path d="M100 8c42 0 64 30 64 62 0 40-40 66-64 100-24-34-64-60-64-100 0-32 22-62 64-62z" fill="A"/><circle cx="100" cy="72" r="40" fill="#fff"/><path d="M90 46h20v16h16v20h-16v16H90V82H74V62h16z" fill="B"/><path d="M20 190q40-24 80-10t80 0" fill="none" stroke="B" stroke-width="10" stroke-linecap="round"/>';

/** Fourteen designed sites, by the id of their page. */
export const siteLooks: Record<number, SiteLook> = {
  1: {
    claim: 'ناشتا باشم؟ جوابم آماده است؟',
    line: 'سه حرف از نام آزمایش را بنویسید',
    menu: 'آزمایش‌ها|آمادگی|جواب‌دهی|تماس',
    tiles: ['جواب اینترنتی', 'آمادگی آزمایش', 'زمان و هزینه'],
    action: 'جست‌وجوی آزمایش',
    code: '021',
    a: '#0b7f80',
    b: '#f5a932',
    soft: '#e4f4f2',
    art: flask,
  },
  2: {
    claim: 'چهل سال، با همان دقت',
    line: 'نمونه‌گیری در آزمایشگاه و در منزل',
    menu: 'آزمایش‌ها|در منزل|جواب|دربارهٔ ما',
    tiles: ['در منزل', 'جواب‌دهی', 'راهنما'],
    action: 'نمونه‌گیری در منزل',
    code: '031',
    a: '#9a4f36',
    b: '#57b8b0',
    soft: '#f6e9e2',
    art: brickHouse,
  },
  3: {
    claim: 'نُه درمانگاه، یک برنامه',
    line: 'پزشک، روز و ساعت در یک جدول',
    menu: 'درمانگاه‌ها|پزشکان|آزمایشگاه|العربية',
    tiles: ['برنامهٔ پزشکان', 'جواب آزمایش', 'نقشهٔ طبقه‌ها'],
    action: 'برنامهٔ درمانگاه‌ها',
    code: '071',
    a: '#2f6f9f',
    b: '#f2b84b',
    soft: '#e5eff7',
    art: cross,
  },
  4: {
    claim: 'همین حالا باز است',
    line: 'پزشک این ساعت، اورژانس، نشانی',
    menu: 'پزشک کشیک|اورژانس|نقشه',
    tiles: ['پزشک این ساعت', 'اورژانس', 'نشانی روی نقشه'],
    action: 'تماس با اورژانس',
    code: '026',
    a: '#2a5674',
    b: '#8fd0c4',
    soft: '#e6eff3',
    art: moon,
    hours: 'شبانه‌روز',
  },
  5: {
    claim: 'با چهار پرسش آغاز کنید',
    line: 'مشاوره لازم دارید یا نه؟',
    menu: 'راهنما|مشاوره|واژه‌نامه|پزشکان',
    tiles: ['نوبت مشاوره', 'واژه‌نامه', 'وضعیت نمونه'],
    action: 'آغاز پرسش‌ها',
    code: '051',
    a: '#4b5a9b',
    b: '#59b7a9',
    soft: '#ececf7',
    art: helix,
  },
  6: {
    claim: 'کدام آزمایش، کدام شعبه؟',
    line: 'چهار شعبه در مازندران، یک در برای جواب',
    menu: 'شعبه‌ها|آزمایش‌ها|پاتولوژی|جواب',
    tiles: ['شعبهٔ کشیک', 'فرستادن نمونه', 'جواب‌دهی'],
    action: 'انتخاب شعبه',
    code: '011',
    a: '#8a4a7d',
    b: '#e7a85c',
    soft: '#f5eaf3',
    art: tissue,
  },
  7: {
    claim: 'به زبان خودتان بخوانید و بشنوید',
    line: 'راهنمای آزمایش به فارسی و ترکی آذربایجانی',
    menu: 'آزمایش‌ها|راهنمای صوتی|جواب|تۆرکجه',
    tiles: ['جواب‌دهی', 'راهنمای صوتی', 'آمادگی'],
    action: 'شنیدن راهنما',
    code: '041',
    a: '#1f6f8c',
    b: '#f2a154',
    soft: '#e1f0f5',
    art: tubes,
  },
  8: {
    claim: 'پیش از امضا، همه را بپرسید',
    line: 'پاسخ پزشکان، با تاریخ بازبینی',
    menu: 'پرسش‌ها|هزینه|قرارداد|خانواده‌ها',
    tiles: ['دمای مخزن', 'سلامت نمونه', 'قرارداد نمونه'],
    action: 'خواندن قرارداد',
    code: '021',
    a: '#a83a54',
    b: '#7cc39d',
    soft: '#f8e8ec',
    art: sproutingDrop,
  },
  9: {
    claim: 'کوچک، دقیق، نزدیک',
    line: 'آزمایش‌ها و زمان جواب، هر شب تازه',
    menu: 'آزمایش‌ها|آمادگی|جواب‌دهی|نشانی',
    tiles: ['جواب‌دهی', 'آمادگی', 'ساعت کار'],
    action: 'فهرست آزمایش‌ها',
    code: '035',
    a: '#1f9096',
    b: '#c99a5b',
    soft: '#f5ecdf',
    art: dunes,
  },
  10: {
    claim: 'نمونه و ویزیت، در یک روز',
    line: 'جواب، پیش از دیدار پزشک آماده است',
    menu: 'پزشکان|آزمایشگاه|نوبت|INR',
    tiles: ['نوبت پزشک', 'نمونه‌گیری', 'یادآور INR'],
    action: 'گرفتن نوبت',
    code: '013',
    a: '#b3404e',
    b: '#f5c06a',
    soft: '#f9e9e9',
    art: heart,
  },
  11: {
    claim: 'چه نمونه‌ای دارید؟',
    line: 'آزمون، مقدار، دمای حمل و زمان گزارش',
    menu: 'آزمون‌ها|پیش‌فاکتور|گزارش|ISO 17025',
    tiles: ['پیش‌فاکتور', 'وضعیت آزمون', 'اصالت گزارش'],
    action: 'انتخاب نمونه',
    code: '086',
    a: '#2c7fb0',
    b: '#8cc96f',
    soft: '#e6f2ee',
    art: appleAndWater,
  },
  12: {
    claim: 'لبخندی که می‌ماند',
    line: 'نوبت برخط و تصویر رادیولوژی با کد یک‌بارمصرف',
    menu: 'خدمات|رادیولوژی|پس از جراحی|نوبت',
    tiles: ['نوبت برخط', 'پس از جراحی', 'تصویر من'],
    action: 'گرفتن نوبت',
    code: '081',
    a: '#1f9aa6',
    b: '#ff9d7a',
    soft: '#e3f6f6',
    art: tooth,
    shortName: 'دندان‌پزشکی لبخند',
  },
  13: {
    claim: 'جواب، حتی با اینترنت کند',
    line: 'با کد رهگیری، روی هر گوشی',
    menu: 'جواب|نمونه‌گیری|راهنما|مسیر',
    tiles: ['جواب با پیامک', 'مرکزهای نمونه', 'نزدیک پایانه'],
    action: 'دیدن جواب',
    code: '054',
    a: '#10656d',
    b: '#f5a932',
    soft: '#e2eeee',
    art: lake,
  },
  14: {
    claim: 'برای جواب، دوباره راه نیفتید',
    line: 'در خانهٔ بهداشت روستای خود بگیرید',
    menu: 'جواب|آمادگی|سرویس روستاها|تماس',
    tiles: ['جواب من', 'آماده شوم', 'راه آزمایشگاه'],
    action: 'جواب من',
    code: '056',
    a: '#3b7d5d',
    b: '#f0b04a',
    soft: '#e6f2ea',
    art: roadToLab,
  },
};
