import type { Faq } from '#contract/content/entities.ts';

/** Questions and answers; an answer may hold the same simple markup as on the page. */
export const describeFaqs = (faqs: readonly Pick<Faq, 'question' | 'answer'>[]): object => ({
  '@type': 'FAQPage',
  inLanguage: 'fa-IR',
  mainEntity: faqs.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
