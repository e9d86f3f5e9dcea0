import { expect, it } from 'vitest';
import { disarm } from './disarm.rules.ts';

// accepts 489
it('gives styles and handlers other names and leaves the words alone', () => {
  expect(disarm('<p class=x style="mso-list:l0" ONCLICK=a()>در style= نوشته</p>')).toBe(
    '<p class=x data-style="mso-list:l0" data-handler=a()>در style= نوشته</p>',
  );
  expect(disarm('<svg/onload=alert(1)>')).toBe('<svg/data-handler=alert(1)>');
  expect(disarm('<style>p{color:red}</style ><b>متن</b>')).toBe('<b>متن</b>');
});
