import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { completeShapes } from '#contract/content/content-inputs.ts';
import { allContentKinds } from '#contract/content/kinds.ts';
import type { ContentField } from './content-field.ts';
import { listFields, listValueNames } from './document-values.rules.ts';

type Schema = { properties?: Record<string, Schema>; items?: Schema; anyOf?: Schema[] };

const partsOf = (schema: Schema | undefined): string[] =>
  Object.keys(schema?.properties ?? schema?.anyOf?.find(({ properties }) => properties)?.properties ?? {});

const columnsOf = (field: ContentField): string[] => {
  if (field.type === 'rows') return field.columns.flatMap(listValueNames);
  if (field.type === 'pictures')
    return [...field.columns.flatMap(listValueNames), 'imageAddressHighQuality', 'imageAddressLowQuality'];
  return [];
};

describe.each(allContentKinds)('the form of %s', (kind) => {
  const shape = z.toJSONSchema(completeShapes[kind], { io: 'input', unrepresentable: 'any' }) as Schema;
  const fields = listFields(kind);

  // accepts 497, 500, 501, 717
  it('has a field for every part of the document, and none besides', () => {
    expect(fields.flatMap(listValueNames).toSorted()).toEqual(partsOf(shape).toSorted());
  });

  it('has a column for every part of its rows; numbers of stored rows travel along', () => {
    for (const field of fields) {
      const parts = partsOf(shape.properties?.[field.name]?.items).filter((name) => name !== 'id');
      expect(columnsOf(field).toSorted(), field.name).toEqual(parts.toSorted());
    }
  });
});
