export const conflictTexts = {
  title: 'این مورد در این فاصله تغییر کرده است',
  intro: 'نوشتهٔ شما از میان نرفته است. برای هر فیلد بگویید کدام بماند.',
  changedBy: 'تغییردهنده:',
  theirs: 'آنچه اکنون ثبت است',
  mine: 'نوشتهٔ شما',
  takeAllTheirs: 'همه از آنچه ثبت است',
  takeAllMine: 'همه از نوشتهٔ من',
  goOn: 'ادامه با این گزینش',
  empty: '(خالی)',
  conflicted: 'کس دیگری هم‌زمان نوشته است.',
  seeBoth: 'دیدن هر دو متن',
} as const;
