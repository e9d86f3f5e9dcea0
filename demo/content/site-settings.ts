/** The one record of company facts that header, footer, contact page and shipping slip read. */
export const siteSettings = {
  companyName: 'آزما',
  legalName: 'شرکت تولیدی و مهندسی آزما (سهامی خاص)',
  slogan: 'دستگاه و نرم‌افزار آزمایشگاه، از یک سازنده',
  phone: '021-88990011',
  servicePhone: '021-88990022',
  workingHours: 'شنبه تا چهارشنبه، ۸ تا ۱۷',
  email: 'info@azma.example',
  address:
    'تهران، خیابان کارگر شمالی، بالاتر از خیابان نصرت، کوچهٔ یاس، پلاک ۴۲، طبقهٔ سوم، کد پستی ۱۴۱۷۹۰۰۰۱۱',
  factoryAddress: 'قزوین، شهر صنعتی البرز، خیابان ابن‌سینا، نبش کوچهٔ دهم، پلاک ۱۸، کد پستی ۳۴۳۱۹۰۰۰۱۸',
  receiverAddress:
    'تهران، خیابان کارگر شمالی، بالاتر از خیابان نصرت، کوچهٔ یاس، پلاک ۴۴، طبقهٔ همکف، شرکت آزما، کد پستی ۱۴۱۷۹۰۰۰۲۲، گیرنده: واحد تعمیرات و خدمات پس از فروش، تلفن 021-88990022',
  latitude: 35.7076,
  longitude: 51.3897,
  panelUrl: 'https://panel.azma.example',
  footerLinks: [
    { title: 'وزارت بهداشت، امور آزمایشگاه‌ها', url: 'https://behdasht.gov.ir' },
    { title: 'سازمان غذا و دارو', url: 'https://www.fda.gov.ir' },
    { title: 'سازمان ملی استاندارد ایران', url: 'https://www.isiri.gov.ir' },
    { title: 'آزمایشگاه مرجع سلامت', url: 'https://behdasht.gov.ir/reference-laboratory' },
    { title: 'فدراسیون بین‌المللی شیمی بالینی (IFCC)', url: 'https://www.ifcc.org' },
  ],
  socialLinks: {
    telegram: 'https://t.me/azma_example',
    aparat: 'https://www.aparat.com/azma_example',
    linkedin: 'https://www.linkedin.com/company/azma-example',
  },
  privacyLine:
    'نام، ایمیل و شماره‌ای که اینجا می‌نویسید فقط برای پاسخ دادن به شما و پیگیری تعمیر دستگاهتان به کار می‌رود و به کسی داده نمی‌شود.',
};
