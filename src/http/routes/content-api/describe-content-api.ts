import { Suggestion, sendSuggestionCall } from '#contract/contact/suggestion.ts';
import { contentBasePath, contentCalls } from '#contract/content/calls.ts';
import * as entities from '#contract/content/entities.ts';
import * as products from '#contract/content/products.ts';
import * as search from '#contract/content/search.ts';
import { SiteSettings } from '#contract/content/site-settings.ts';
import { ContentFailure, contentSuccess } from '#contract/envelope.ts';
import { describeCalls } from '../../calls/openapi/describe-calls.ts';
import { antiForgeryScheme } from '../../calls/openapi/security-schemes.ts';

/** The OpenAPI document of everything below `/api/v1`, the contact form included. */
export const describeContentApi = (): object =>
  describeCalls({
    title: 'Azma content API',
    version: '1',
    description: 'Everything the public site shows. Answers are wrapped in `isSuccess` and `result`.',
    basePath: contentBasePath,
    tags: {
      Pages: 'Pages and papers, and the record that every page shows.',
      Products: 'Products with their types, pictures, specifications and customers.',
      Reading: 'What is read or watched, newest first.',
      Company: 'The company’s people and work.',
      Search: 'The search over everything.',
      Contact: 'The contact form.',
    },
    calls: { ...contentCalls, sendSuggestion: sendSuggestionCall },
    names: { ...entities, ...products, ...search, SiteSettings, Suggestion },
    success: contentSuccess,
    failure: ContentFailure,
    refusals: ['invalid_input', 'unavailable', 'unexpected'],
    securitySchemes: { antiForgery: antiForgeryScheme },
  });
