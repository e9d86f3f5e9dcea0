import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const recipes = readFileSync('CONTRIBUTING.md', 'utf8').split('## Adding things')[1] ?? '';

/** Shortened places, as a reader of the recipes would complete them. */
const roots = ['', 'src/', 'src/web/office/', 'src/web/site/', 'src/features/content/', 'src/storage/'];
const isThere = (place: string): boolean =>
  roots.some((root) => {
    const path = `${root}${place}`.replace(/<[a-z]+>|…|NAME/g, '*');
    return path.includes('*') ? globSync(path).length > 0 : existsSync(path);
  });

// accepts 717
describe('the recipes of CONTRIBUTING', () => {
  it('are those for a call, a content kind and an office screen', () => {
    for (const name of ['A call', 'A content kind', 'An office screen'])
      expect(recipes).toContain(`**${name}**`);
  });

  it('name places that are there', () => {
    const named = [...recipes.matchAll(/`((?:[a-z<>…*-]+\/)+[a-zA-Z<>…*.-]*)`/g)].map(
      ([, place = '']) => place,
    );
    expect(named.length).toBeGreaterThan(15);
    expect(named.filter((place) => !isThere(place))).toEqual([]);
  });

  it('let a kind touch at most ten files', () => {
    expect(recipes).toMatch(/\*\*A content kind\*\*[^\n]*\(ten files\)/);
  });
});
